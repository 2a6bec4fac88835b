import type { NewsKind } from '../../../machines/phone-settings/phone-settings.machine'
import { mutedRecord } from '../../platform/late-records'
import { read } from '../../platform/storage'

/** Whether this phone's player has muted this kind of message (Settings). */
export const isMuted = (kind: NewsKind): boolean => read(mutedRecord)?.includes(kind) === true
