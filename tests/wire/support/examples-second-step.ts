import type { passkeyCalls } from '../../../src/platform/calls/passkeys'
import { beginPasskeyLogin } from '../../../src/platform/calls/passkeys'
import {
  beginAuthenticator,
  beginPasskey,
  type secondStepCalls,
} from '../../../src/platform/calls/second-step'
import { authenticator } from './authenticator'
import type { Example } from './example'
import { bare, codeAt, password, provedByKey, ticketFor, withApp, withPasskey } from './second-step'
import type { World } from './world'

type Name = keyof typeof secondStepCalls | keyof typeof passkeyCalls

const own = { module: null, as: 'mika_07' } as const
const member = (path: string) => `POST /wps/member/${path}`

const fresh =
  <Value>(make: (world: World) => Promise<Value>) =>
  async (world: World) => {
    await bare(world)
    return make(world)
  }

const signedIn = <Value>(username: string, make: (world: World) => Promise<Value>) =>
  fresh(async (world) => {
    await world.signIn(username)
    const value = await make(world)
    world.token = null
    return value
  })

/** Sign-in methods besides the password; examples with an app use separate players. */
export const secondStepExamples: { readonly [K in Name]: Example<K> } = {
  beginPasskeyLogin: {
    module: null,
    wire: 'POST /wps/session/login/passkey/begin',
    fields: [],
    input: null,
  },
  passkeyLogin: {
    module: null,
    wire: 'POST /wps/session/login/passkey',
    fields: ['answer'],
    input: signedIn('pahinga_08', async (world) => {
      const key = await withPasskey(world)
      const { challenge } = await world.call(beginPasskeyLogin, null)
      return { answer: key.answer(challenge) }
    }),
  },
  signInSafety: { ...own, wire: 'GET /wps/member/secondStep', fields: [], input: null },
  beginPasskey: { ...own, wire: member('passkey/begin'), fields: ['password'], input: { password } },
  addPasskey: {
    ...own,
    wire: member('passkey'),
    fields: ['credential'],
    input: fresh(async (world) => {
      const { challenge } = await world.call(beginPasskey, { password })
      return { credential: authenticator(world).create(challenge) }
    }),
  },
  removePasskey: {
    ...own,
    wire: member('passkey/remove'),
    fields: ['id', 'password', 'stepProof'],
    input: fresh(async (world) => {
      const key = await withPasskey(world)
      return { id: key.id, ...(await provedByKey(world, key)) }
    }),
  },
  beginAuthenticator: {
    ...own,
    wire: member('authenticator/begin'),
    fields: ['password'],
    input: fresh(async () => ({ password })),
  },
  confirmAuthenticator: {
    ...own,
    as: 'bago_01',
    wire: member('authenticator'),
    fields: ['code'],
    input: fresh(async (world) => {
      const { secret } = await world.call(beginAuthenticator, { password })
      return { code: codeAt(secret, world.sandbox.clock.now()) }
    }),
  },
  endAuthenticator: {
    ...own,
    wire: member('authenticator/end'),
    fields: ['password', 'stepProof'],
    input: fresh(async (world) => {
      return (await withApp(world)).owner()
    }),
  },
  renewRecoveryCodes: {
    ...own,
    as: 'tita_baby',
    wire: member('recoveryCodes'),
    fields: ['password', 'stepProof'],
    input: fresh(async (world) => {
      return (await withApp(world)).owner()
    }),
  },
  askAtWithdrawals: {
    ...own,
    wire: member('secondStep/withdrawals'),
    fields: ['on', 'password', 'stepProof'],
    input: fresh(async (world) => {
      const { owner } = await withApp(world)
      return { on: true, ...(await owner()) }
    }),
  },
  loginStep: {
    module: null,
    wire: 'POST /wps/session/secondStep',
    fields: ['ticket'],
    input: signedIn('pahinga_08', async (world) => {
      await withApp(world)
      return { ticket: await ticketFor(world, 'pahinga_08') }
    }),
  },
  finishLogin: {
    module: null,
    wire: 'POST /wps/session/secondStep/finish',
    fields: ['ticket', 'code'],
    input: signedIn('nena_tropa', async (world) => {
      const { code } = await withApp(world)
      return { ticket: await ticketFor(world, 'nena_tropa'), code: code() }
    }),
  },
  withdrawalStep: {
    ...own,
    wire: member('secondStep/begin'),
    fields: [],
    input: fresh(async () => null),
  },
  proveWithdrawal: {
    ...own,
    as: 'jun_agent',
    wire: member('secondStep/prove'),
    fields: ['cardId', 'amount', 'code'],
    input: fresh(async (world) => {
      const { code } = await withApp(world)
      return { cardId: 'C1', amount: '500.00', code: code() }
    }),
  },
  changeStep: {
    ...own,
    wire: member('secondStep/change/begin'),
    fields: [],
    input: fresh(async () => null),
  },
  proveChange: {
    ...own,
    wire: member('secondStep/change/prove'),
    fields: ['code'],
    input: fresh(async (world) => ({ code: (await withApp(world)).code() })),
  },
}
