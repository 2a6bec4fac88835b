import { accountRecord, teamAccountRecord } from '../../machines/record/pages'
import type { RecordPage } from '../../machines/record/choice'
import { mayUseAgency } from '../../machines/session/session'
import {
  accountTransactions,
  txCodeList,
  type AccountSide,
  type MovementEntry,
  type MovementKind,
} from '../platform/calls/records'
import type { AnswerOf } from '../platform/call'
import { ask } from './client'
import { defineRecord, type Entry } from './record'
import { currentSession } from './root'

export type { MovementKind } from '../platform/calls/records'

/** One movement of the record; `name` is the platform's for its code, null while that is not known. */
export interface MovementRow extends Entry {
  readonly movement: MovementEntry
  readonly name: string | null
  readonly currency: string
}

export type MovementSums = AnswerOf<typeof accountTransactions>['total'] & { readonly currency: string }

const nameLists = new Map<string, Promise<ReadonlyMap<string, string>>>()

/**
 * Names of the transaction codes, asked for once a side and language (WIRE-87). Names that do not come hold no record
 * up: the kind then says what moved, and the next look asks again.
 */
function namesOf(types: AccountSide, language: string): Promise<ReadonlyMap<string, string>> {
  const key = `${types} ${language}`
  const known = nameLists.get(key)
  if (known) return known
  const asked = ask(txCodeList, { types, language }).then(
    ({ list }) => new Map(list.map(({ code, name }) => [code, name])),
    () => {
      nameLists.delete(key)
      return new Map<string, string>()
    },
  )
  nameLists.set(key, asked)
  return asked
}

const sideOf = <Kind extends MovementKind>(types: AccountSide, page: RecordPage<Kind>) =>
  defineRecord(page, async ({ kind, ...asked }, signal) => {
    const input = { ...asked, types, kind: kind ?? undefined }
    const [names, { list, total, currency, ...pages }] = await Promise.all([
      namesOf(types, asked.language),
      ask(accountTransactions, input, { signal }),
    ])
    const rows = list.map((movement): MovementRow => ({
      key: movement.number,
      at: movement.at,
      movement,
      name: names.get(movement.code) ?? null,
      currency,
    }))
    return { rows, sums: { ...total, currency } satisfies MovementSums, ...pages }
  })

/** Every movement of the player's account (RECORD-05). */
export const ownAccount = sideOf('M', accountRecord)
/** What an agent has with his team (RECORD-02). */
export const teamAccount = sideOf('A', teamAccountRecord)

/** Whether an address that asks for the agent's side gets it: others have no such side. */
export const showsTeam = (types: string | null): boolean =>
  types === 'A' && mayUseAgency(currentSession()?.type ?? null)
