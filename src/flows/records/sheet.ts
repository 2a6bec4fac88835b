import { moneyText } from '../../../machines/shared/money'
import type { RecordChoice } from '../../../machines/record/choice'
import { calendarDay, clockTime } from '../../i18n/time'
import { saveText } from '../../platform/download'
import { datesOf, type BoundRecord, type Entry } from './record'

/** A record as a table: its column headings, and each entry's cells. */
export interface Sheet<Row> {
  readonly heads: readonly string[]
  readonly cells: (row: Row) => readonly string[]
}

/** An amount as a number for spreadsheets: `-1234.50`; its currency has a separate column. */
export const sheetAmount = moneyText

/** A time in a format that spreadsheets read in every language, in the phone's zone: `2026-01-15 12:00`. */
export const sheetTime = (moment: number): string => `${calendarDay(moment)} ${clockTime(moment)}`

/**
 * One field. Content a spreadsheet would take for a formula becomes text; a plain amount, negative or not,
 * stays a number. Quotes are doubled, so that a field cannot break out.
 */
export function csvField(text: string): string {
  const formula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text)
  return `"${(formula ? `'${text}` : text).replaceAll('"', '""')}"`
}

/**
 * Rows as a CSV file: UTF-8 with a byte order mark, so that every spreadsheet reads ₱ and ñ, and CRLF line
 * ends.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`

/** What to save: which entries, as which table, under which name. */
export interface SavedRecord {
  readonly record: Pick<BoundRecord<string, Entry, unknown>, 'all'>
  readonly choice: RecordChoice
  readonly table: Sheet<never>
  readonly name: string
}

/** Saves every entry of a choice, on all pages, as a file of comma-separated values named by its days. */
export async function saveSheet({ record, choice, table, name }: SavedRecord): Promise<void> {
  const { heads, cells } = table as Sheet<Entry>
  const { from, to } = datesOf(choice)
  const rows = await record.all(choice)
  saveText(`${name} ${from} ${to}.csv`, csvOf([heads, ...rows.map(cells)]), 'text/csv;charset=utf-8')
}
