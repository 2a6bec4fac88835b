import {
  phoneSettingsMachine,
  type PhoneSettings,
} from '../../../machines/phone-settings/phone-settings.machine'
import { phoneRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'

export { newsKinds, type NewsKind } from '../../../machines/phone-settings/phone-settings.machine'

/** As this phone has them. */
export const phoneSettings = (): PhoneSettings => read(phoneRecord) ?? { calm: false, muted: [] }

/** The settings of this phone; calm.css reads the mark on the page. */
export const phoneSettingsFlow = phoneSettingsMachine.provide({
  actions: {
    keepSettings: (_, { calm, muted }) => write(phoneRecord, { calm, muted: [...muted] }),
    applyMotion: (_, { calm }) => {
      document.documentElement.dataset.motion = calm ? 'calm' : ''
    },
  },
})
