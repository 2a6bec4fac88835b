import { fromPromise } from 'xstate'
import type { Devices, Ending } from '../../../machines/devices/device'
import { devicesMachine } from '../../../machines/devices/devices.machine'
import { devices, endDevice, endOtherDevices } from '../../platform/calls/devices'
import { answered, call } from '../core/client'
import { confirmedChangeFlow } from '../core/confirmed-change'

export { hasOthers, type Device, type Devices } from '../../../machines/devices/device'

/**
 * The chart of the account's devices, bound to the platform. Leaving the screen does not abort ending a
 * session.
 */
export const devicesFlow = devicesMachine.provide({
  actors: {
    loadDevices: fromPromise<Devices>(({ signal }) => call(devices, null, { signal })),
    endDevices: confirmedChangeFlow<Ending | null, Devices>((ending) =>
      answered(
        ending !== null && ending !== 'others'
          ? call(endDevice, { id: ending.id })
          : call(endOtherDevices, null),
      ),
    ),
  },
})
