import {
  phoneSettingsMachine,
  type PhoneSettings,
} from '../../../machines/phone-settings/phone-settings.machine'
import { calmRecord, mutedRecord } from '../../platform/late-records'
import { read, remove, write } from '../../platform/storage'

export { newsKinds, type NewsKind } from '../../../machines/phone-settings/phone-settings.machine'

/** The settings stored on this phone. */
export const phoneSettings = (): PhoneSettings => ({
  calm: read(calmRecord) !== null,
  muted: read(mutedRecord) ?? [],
})

/** The settings of this phone; base.css reads the page's attribute, src/app/early.ts sets it for a visit. */
export const phoneSettingsFlow = phoneSettingsMachine.provide({
  actions: {
    keepSettings: (_, { calm, muted }) => {
      if (calm) write(calmRecord, '1')
      else remove(calmRecord)
      write(mutedRecord, [...muted])
    },
    applyMotion: (_, { calm }) => {
      document.documentElement.dataset.motion = calm ? 'calm' : ''
    },
  },
})
