import type { NewsKind } from '../../../machines/phone-settings/phone-settings.machine'
import { phoneRecord } from '../../platform/late-records'
import { read } from '../../platform/storage'

/** Whether this phone's player wants to hear nothing of this kind (Settings). */
export const isMuted = (kind: NewsKind): boolean => read(phoneRecord)?.muted.includes(kind) === true

/** Whether nothing may move by itself. */
export const isCalm = (): boolean => read(phoneRecord)?.calm === true
