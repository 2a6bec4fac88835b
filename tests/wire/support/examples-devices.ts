import { rememberDevice, type deviceCalls } from '../../../src/platform/calls/devices'
import type { Example } from './example'

type Name = keyof typeof deviceCalls

const own = { module: null, as: 'mika_07' } as const

/** Where an account is signed in, and ending a session. */
export const deviceExamples: { readonly [K in Name]: Example<K> } = {
  devices: { ...own, wire: 'GET /wps/session/devices', fields: [], input: null },
  endDevice: { ...own, wire: 'POST /wps/session/devices', fields: ['id'], input: { id: '0f0f0f0f0f0f0f0f' } },
  rememberDevice: { ...own, wire: 'POST /wps/session/remember', fields: [], input: null },
  rememberedLogin: {
    module: null,
    wire: 'POST /wps/session/login/remembered',
    fields: ['username', 'token'],
    input: async (world) => {
      await world.signIn('mika_07')
      const { token } = await world.call(rememberDevice, null)
      world.token = null
      return { username: 'mika_07', token }
    },
  },
  endOtherDevices: { ...own, wire: 'DELETE /wps/session/devices', fields: [], input: null },
}
