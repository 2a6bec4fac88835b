import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { keyOf, type TeamChoice } from '../../machines/team-members/choice'
import { teamMembersMachine } from '../../machines/team-members/team-members.machine'
import type { AnswerOf } from '../platform/call'
import { downlines, type TeamMember } from '../platform/calls/team'
import { ask } from './client'
import { boundEffects } from './effects'
import { sharedPagedList, type Item, type Query } from './paged-list'
import { currentSession, walletActor } from './root'

export { choiceOf, levels, type Person, type TeamChoice } from '../../machines/team-members/choice'

export type { TeamMember }
export type TeamMembersActor = ActorRefFrom<typeof teamMembersMachine>

/** Members on a page of the list. */
const pageSize = 20

export type TeamTotal = AnswerOf<typeof downlines>['total']

/** One member; each carries the facts of the answer it came with. */
export interface ListedMember extends Item {
  readonly member: TeamMember
  readonly path: readonly string[]
  readonly total: TeamTotal
  readonly currency: string
}

interface TeamQuery extends Query {
  readonly choice: TeamChoice
}

/** What one agent has seen is kept apart from what another one sees. */
export const teamKey = (choice: TeamChoice): string => `${currentSession()?.userName ?? ''} ${keyOf(choice)}`

const queryFor = (choice: TeamChoice): TeamQuery => ({ key: teamKey(choice), choice })

const listActor = sharedPagedList(async ({ choice }: TeamQuery, pageNo, signal) => {
  const { under, level, search } = choice
  const { list, path, total, currency, ...page } = await ask(
    downlines,
    { under: under ?? undefined, search: search === '' ? undefined : search, level, pageNo, pageSize },
    { signal },
  )
  const items: readonly ListedMember[] = list.map((member) => ({
    key: member.userName,
    member,
    path,
    total,
    currency,
  }))
  return { items, ...page }
})

let started: ReturnType<typeof listActor> | null = null

/** The members of the screen; started with the choice of the first look at it (WIRE-120). */
export function membersActor(choice: TeamChoice) {
  started = listActor(queryFor(choice))
  return started
}

const nowhere: readonly string[] = []

/** Names from one's own team down to whose people show, as they came with the first of them. */
export function wayIn(snapshot: SnapshotFrom<ReturnType<typeof listActor>>): readonly string[] {
  const [first] = snapshot.context.shelf.items as readonly ListedMember[]
  return first?.path ?? nowhere
}

const hearers = new Set<() => void>()

/** Hears of changes of a team: money or rates that went down. */
export function onTeamChange(hear: () => void): void {
  hearers.add(hear)
}

/** The lists of the team are asked for again: money or rates have changed. */
export function teamChanged(): void {
  started?.send({ type: 'RELOAD' })
  for (const hear of hearers) hear()
}

/** Money went down: balance and members are asked for again. */
export function moneyWentDown(): void {
  teamChanged()
  walletActor()?.send({ type: 'MONEY_MOVED' })
}

/** The chart of the team's members bound to the platform. */
export const teamMembersFlow = teamMembersMachine.provide({
  actions: {
    ...boundEffects,
    showList: (_, { choice }) => {
      const actor = membersActor(choice)
      actor.send({ type: 'ASK', query: queryFor(choice) })
      actor.send({ type: 'RELOAD' })
    },
  },
})
