import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { keyOf, type TeamChoice } from '../../../machines/team-members/choice'
import { teamMembersMachine } from '../../../machines/team-members/team-members.machine'
import type { AnswerOf } from '../../platform/call'
import { downlines, type TeamMember } from '../../platform/calls/team'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { renew, sharedPagedList, type Item, type Query } from '../core/paged-list'
import { perPlayer } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { walletActor } from '../core/root'

export { choiceOf, keyOf, levels, type TeamChoice } from '../../../machines/team-members/choice'

export type { TeamMember }
export type TeamMembersActor = ActorRefFrom<typeof teamMembersMachine>

/** Members per page of the list. */
const pageSize = 20

type TeamTotal = AnswerOf<typeof downlines>['total']

/** One member; each carries the facts of its answer. */
export interface ListedMember extends Item {
  readonly member: TeamMember
  readonly path: readonly string[]
  readonly total: TeamTotal
}

interface TeamQuery extends Query {
  readonly choice: TeamChoice
}

const queryFor = (choice: TeamChoice): TeamQuery => ({ key: keyOf(choice), choice })

const listActor = sharedPagedList(perPlayer, async ({ choice }: TeamQuery, pageNo, signal) => {
  const { under, level, search } = choice
  const { list, path, total, ...page } = await call(
    downlines,
    { under: under ?? undefined, search: search === '' ? undefined : search, level, pageNo, pageSize },
    { signal },
  )
  const items: readonly ListedMember[] = list.map((member) => ({
    key: member.userName,
    member,
    path,
    total,
  }))
  return { items, ...page }
})

/** The screen's members; started with the first choice (WIRE-120). */
export const membersActor = (choice: TeamChoice) => listActor(queryFor(choice))

const nowhere: readonly string[] = []

/** Names from the agent's own team down to the one on screen, as sent with its first member. */
export function wayIn(snapshot: SnapshotFrom<ReturnType<typeof listActor>>): readonly string[] {
  const [first] = snapshot.context.cached.items as readonly ListedMember[]
  return first?.path ?? nowhere
}

const changed = createListeners()

/** Listens for changes in a team: money or rates sent down. */
export const onTeamChange = changed.add

/** Reloads the team's lists: money or rates have changed. */
export function teamChanged(): void {
  listActor.known()?.send({ type: 'RELOAD' })
  changed.tell()
}

/** Money was sent down: reloads balance and members. */
export function moneyWentDown(): void {
  teamChanged()
  walletActor()?.send({ type: 'MONEY_MOVED' })
}

/** The team members chart, bound to the platform. */
export const teamMembersFlow = teamMembersMachine.provide({
  actions: {
    ...boundEffects,
    showList: (_, { choice }) => renew(membersActor(choice), queryFor(choice)),
  },
})
