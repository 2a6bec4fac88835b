import { addressOf, keyOf, type RecordChoice, type RecordPage } from '../../../machines/record/choice'
import type { recordMachine } from '../../../machines/record/record.machine'
import { teamPnl as pnlPage, teamRebate, type PnlOrder } from '../../../machines/record/team-pages'
import type { AnswerOf } from '../../platform/call'
import { teamPnl } from '../../platform/calls/team'
import { now } from '../../platform/clock'
import { call } from '../core/client'
import { sharedPagedList, type Item, type PagedListActor, type Query } from '../core/paged-list'
import { pageSize, rangeOf } from '../records/record'
import { listFlow } from '../records/record-flow'
import { addressOf as linkOf } from '../../../machines/shared/address'
import { perPlayer } from '../core/lifetime'
import { onTeamChange } from './team-members'

export { pnlOrders } from '../../../machines/record/team-pages'

/** A team's lines, one per member or sub-team: profit and loss, and rates with their earnings. */

type Answer = AnswerOf<typeof teamPnl>
export type TeamLine = Answer['list'][number]

/** One line; each carries the sums and the ancestors of its answer. */
export interface ListedLine extends Item {
  readonly line: TeamLine
  readonly total: Answer['total']
  readonly path: readonly string[]
}

interface LinesQuery extends Query {
  readonly under: string | null
  readonly choice: RecordChoice
}

/** A screen of lines: its address, its chart and its list. */
interface BoundLines {
  readonly page: RecordPage
  readonly flow: typeof recordMachine
  readonly list: (choice: RecordChoice) => PagedListActor
  readonly keyFor: (choice: RecordChoice) => string
}

const fetchLines = (order: (choice: RecordChoice) => PnlOrder | 'stake') =>
  sharedPagedList(perPlayer, async ({ under, choice }: LinesQuery, pageNo, signal) => {
    const asked = {
      ...rangeOf(choice, now()),
      pageNo,
      pageSize,
      order: order(choice),
      under: under ?? undefined,
    }
    const { list, total, path, ...page } = await call(teamPnl, asked, { signal })
    const items: readonly ListedLine[] = list.map((line) => ({
      key: line.userName,
      line,
      total,
      path,
    }))
    return { items, ...page }
  })

function bound(page: RecordPage, under: string | null, lines: ReturnType<typeof fetchLines>): BoundLines {
  const keyFor = (choice: RecordChoice) => `${under ?? ''} ${keyOf(choice)}`
  const queryFor = (choice: RecordChoice): LinesQuery => ({ key: keyFor(choice), under, choice })
  const list = (choice: RecordChoice) => lines(queryFor(choice))
  return { page, flow: listFlow(list, queryFor), list, keyFor }
}

// The chart knows only the sort orders of its own page.
const pnlLines = fetchLines(({ kind }) => (kind as PnlOrder | null) ?? 'stake')
const pnlScreens = perPlayer(() => new Map<string | null, BoundLines>())

/** Profit and loss below a member (ROUTE-22); the same screen for the same name, so that returning finds it. */
export function pnlBelow(under: string | null): BoundLines {
  const screen = pnlScreens().get(under) ?? bound(pnlPage(under), under, pnlLines)
  pnlScreens().set(under, screen)
  return screen
}

/** The address of profit and loss below a member, with the same days and order. */
export const pnlAddress = (under: string | null, choice: RecordChoice): string =>
  linkOf(addressOf(pnlPage(under), choice))

const nowhere: readonly string[] = []

/** Names from the agent's own team down to the one on screen, as sent with its first line. */
export function wayOf(snapshot: ReturnType<PagedListActor['getSnapshot']>): readonly string[] {
  const [first] = snapshot.context.cached.items as readonly ListedLine[]
  return first?.path ?? nowhere
}

const rateLines = fetchLines(() => 'name')

/** Rates of the direct downlines, with what they have earned the agent (ROUTE-27). */
export const teamRates: BoundLines = bound(teamRebate, null, rateLines)

// The rates on screen stay up to date while one of them is changed.
onTeamChange(() => rateLines.known()?.send({ type: 'RELOAD' }))

const nameShape = /^\w{1,32}$/

/** Whose team an address is about; null means the agent's own, also for invalid input. */
export const underIn = (under = ''): string | null => (nameShape.test(under) ? under : null)
