import type { PauseForm } from '../../machines/shared/pause'
import { now } from '../platform/clock'
import { pauseRecord, smsRecord } from '../platform/records'
import { read, remove, write } from '../platform/storage'

/** Waits that a reload does not shorten: each is a moment on this phone and nothing else. */

/** Longest believable wait for the next code, milliseconds: a record beyond it was written under another clock. */
const longestForCode = 60 * 60_000
/** The same of a wait that the platform has asked for. */
const longestTold = 24 * 60 * 60_000

/** A wait that still runs; one that is over, or cannot be true, is removed. */
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

/** The wait for the next code, by purpose and number. */
export function codeWait(key: string) {
  const record = read(smsRecord, key)
  return running(record, record?.told ? longestTold : longestForCode, () => remove(smsRecord, key))
}

/** Until when a form was told to wait, before this page was loaded; null when it may be sent. */
export const pausedUntil = (form: PauseForm): number | null =>
  running(read(pauseRecord, form), longestTold, () => remove(pauseRecord, form))?.until ?? null

/** The effect of the forms' charts. */
export const keepPause = (_: unknown, { form, until }: { form: PauseForm; until: number }) =>
  write(pauseRecord, { until }, form)
