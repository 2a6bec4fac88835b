import { fromPromise, type ActorRefFrom } from 'xstate'
import type { Devices, Ending } from '../../../machines/devices/device'
import { devicesMachine } from '../../../machines/devices/devices.machine'
import type { Answer } from '../../../machines/shared/chart'
import { devices, endDevice, endOtherDevices } from '../../platform/calls/devices'
import { answered, call } from '../core/client'

export { hasOthers, type Device, type Devices } from '../../../machines/devices/device'

export type DevicesActor = ActorRefFrom<typeof devicesFlow>

/** The chart of the account's devices, bound to the platform. Leaving does not abort what ends one. */
export const devicesFlow = devicesMachine.provide({
  actors: {
    loadDevices: fromPromise<Devices>(({ signal }) => call(devices, null, { signal })),
    endDevices: fromPromise<Answer<Devices>, { ending: Ending | null }>(({ input: { ending } }) =>
      answered(
        ending !== null && ending !== 'others'
          ? call(endDevice, { id: ending.id })
          : call(endOtherDevices, null),
      ),
    ),
  },
})
