import { accountRecord, teamAccountRecord } from '../../../machines/record/pages'
import type { RecordPage } from '../../../machines/record/choice'
import { mayUseAgency } from '../../../machines/session/session'
import {
  accountTransactions,
  txCodeList,
  type AccountSide,
  type MovementEntry,
  type MovementKind,
} from '../../platform/calls/records'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { defineRecord, type Entry } from './record'
import { perPage } from '../core/lifetime'
import { currentSession } from '../core/root'

export type { MovementKind } from '../../platform/calls/records'

/** One movement in the record; `name` is the platform's name for its code, null until known. */
export interface MovementRow extends Entry {
  readonly movement: MovementEntry
  readonly name: string | null
}

export type MovementSums = AnswerOf<typeof accountTransactions>['total']

const nameLists = perPage(() => new Map<string, Promise<ReadonlyMap<string, string>>>())

/**
 * Names of the transaction codes, loaded once per side and language (WIRE-87). The record works without them:
 * the kind is shown instead, and the next visit retries.
 */
function namesOf(types: AccountSide, language: string): Promise<ReadonlyMap<string, string>> {
  const key = `${types} ${language}`
  const known = nameLists().get(key)
  if (known) return known
  const asked = call(txCodeList, { types, language }).then(
    ({ list }) => new Map(list.map(({ code, name }) => [code, name])),
    () => {
      nameLists().delete(key)
      return new Map<string, string>()
    },
  )
  nameLists().set(key, asked)
  return asked
}

const sideOf = <Kind extends MovementKind>(types: AccountSide, page: RecordPage<Kind>) =>
  defineRecord(page, async ({ kind, ...asked }, signal) => {
    const input = { ...asked, types, kind: kind ?? undefined }
    const [names, { list, total, ...pages }] = await Promise.all([
      namesOf(types, asked.language),
      call(accountTransactions, input, { signal }),
    ])
    const rows = list.map((movement): MovementRow => ({
      key: movement.number,
      at: movement.at,
      movement,
      name: names.get(movement.code) ?? null,
    }))
    return { rows, sums: total satisfies MovementSums, ...pages }
  })

/** Every movement of the player's account (RECORD-05). */
export const ownAccount = sideOf('M', accountRecord)
/** An agent's movements with their team (RECORD-02). */
export const teamAccount = sideOf('A', teamAccountRecord)

/** Whether the address requests the agent's side and the player has one. */
export const showsTeam = (types: string | undefined): boolean =>
  types === 'A' && mayUseAgency(currentSession()?.type ?? null)
