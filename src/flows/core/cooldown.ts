import type { CooldownForm } from '../../../machines/shared/cooldown'
import { now } from '../../platform/clock'
import { cooldownRecord, smsRecord } from '../../platform/records'
import { read, remove, write } from '../../platform/storage'

/** Cooldowns that survive a reload: each is a point in time stored on this phone. */

/** Longest plausible cooldown for the next code, milliseconds: a record beyond it was written with another clock. */
const longestForCode = 60 * 60_000
/** The same for a cooldown the platform has set. */
const maxImposed = 24 * 60 * 60_000

/** A cooldown that is still running; one that is over or implausible is removed. */
function running<Wait extends { until: number }>(
  record: Wait | null,
  longest: number,
  forget: () => void,
): Wait | null {
  if (!record) return null
  const left = record.until - now()
  if (left > 0 && left <= longest) return record
  forget()
  return null
}

/** The cooldown of the next code, by purpose and number. */
export function codeWait(key: string) {
  const record = read(smsRecord, key)
  return running(record, record?.imposed ? maxImposed : longestForCode, () => remove(smsRecord, key))
}

/** Until when a form must wait, from before this page was loaded; null if it can be sent. */
export const cooldownUntil = (form: CooldownForm): number | null =>
  running(read(cooldownRecord, form), maxImposed, () => remove(cooldownRecord, form))?.until ?? null

/** The effect of the forms' charts. */
export const keepCooldown = (_: unknown, { form, until }: { form: CooldownForm; until: number }) =>
  write(cooldownRecord, { until }, form)
