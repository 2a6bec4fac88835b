import { addressOf, keyOf, type RecordChoice, type RecordPage } from '../../machines/record/choice'
import { recordMachine } from '../../machines/record/record.machine'
import { teamPnl as pnlPage, teamRebate, type PnlOrder } from '../../machines/record/team-pages'
import type { AnswerOf } from '../platform/call'
import { teamPnl } from '../platform/calls/team'
import { now } from '../platform/clock'
import { addressOf as addressText } from './adapters/navigation'
import { ask } from './client'
import { boundEffects } from './effects'
import { sharedPagedList, type Item, type PagedListActor, type Query } from './paged-list'
import { pageSize, stretchOf } from './record'
import { currentSession } from './root'
import { onTeamChange } from './team-members'

export { pnlOrders } from '../../machines/record/team-pages'

/** Lines of a team, one for each member or sub-team: profit and loss, and rates with what they earn. */

type Answer = AnswerOf<typeof teamPnl>
export type TeamLine = Answer['list'][number]

/** One line; each carries the sums and the way of the answer it came with. */
export interface ListedLine extends Item {
  readonly line: TeamLine
  readonly total: Answer['total']
  readonly path: readonly string[]
  readonly currency: string
}

interface LinesQuery extends Query {
  readonly under: string | null
  readonly choice: RecordChoice
}

/** A screen of lines: its address, its chart, and its list. */
export interface BoundLines {
  readonly page: RecordPage
  readonly flow: typeof recordMachine
  readonly list: (choice: RecordChoice) => PagedListActor
  readonly keyFor: (choice: RecordChoice) => string
}

const fetchLines = (order: (choice: RecordChoice) => PnlOrder | 'stake') =>
  sharedPagedList(async ({ under, choice }: LinesQuery, pageNo, signal) => {
    const asked = {
      ...stretchOf(choice, now()),
      pageNo,
      pageSize,
      order: order(choice),
      under: under ?? undefined,
    }
    const { list, total, path, currency, ...page } = await ask(teamPnl, asked, { signal })
    const items: readonly ListedLine[] = list.map((line) => ({
      key: line.userName,
      line,
      total,
      path,
      currency,
    }))
    return { items, ...page }
  })

function bound(page: RecordPage, under: string | null, lines: ReturnType<typeof fetchLines>): BoundLines {
  const keyFor = (choice: RecordChoice) =>
    `${currentSession()?.userName ?? ''} ${under ?? ''} ${keyOf(choice)}`
  const queryFor = (choice: RecordChoice): LinesQuery => ({ key: keyFor(choice), under, choice })
  const list = (choice: RecordChoice) => lines(queryFor(choice))
  const flow = recordMachine.provide({
    actions: {
      ...boundEffects,
      showList: (_, { choice }) => {
        const actor = list(choice)
        actor.send({ type: 'ASK', query: queryFor(choice) })
        actor.send({ type: 'RELOAD' })
      },
    },
  })
  return { page, flow, list, keyFor }
}

// The chart knows the orders of its page only.
const pnlLines = fetchLines(({ kind }) => (kind as PnlOrder | null) ?? 'stake')
const pnlScreens = new Map<string | null, BoundLines>()

/** Profit and loss below somebody (ROUTE-22); the same screen for the same name, so that coming back finds it. */
export function pnlBelow(under: string | null): BoundLines {
  const known = pnlScreens.get(under)
  if (known) return known
  const made = bound(pnlPage(under), under, pnlLines)
  pnlScreens.set(under, made)
  return made
}

/** Where profit and loss below somebody stands, with the same days and order. */
export const pnlAddress = (under: string | null, choice: RecordChoice): string =>
  addressText(addressOf(pnlPage(under), choice))

const nowhere: readonly string[] = []

/** Names from one's own team down to whose lines show, as they came with the first of them. */
export function wayOf(snapshot: ReturnType<PagedListActor['getSnapshot']>): readonly string[] {
  const [first] = snapshot.context.shelf.items as readonly ListedLine[]
  return first?.path ?? nowhere
}

const rateLines = fetchLines(() => 'name')

/** Rates of the direct downlines, with what they have earned the agent (ROUTE-27). */
export const teamRates: BoundLines = bound(teamRebate, null, rateLines)

let lastShown: PagedListActor | null = null

/** Keeps the rates on screen fresh while one of them is changed. */
export function keepFresh(choice: RecordChoice): PagedListActor {
  const first = lastShown === null
  lastShown = teamRates.list(choice)
  if (first) onTeamChange(() => lastShown?.send({ type: 'RELOAD' }))
  return lastShown
}

const nameShape = /^\w{1,32}$/

/** Whose team an address is about; null is one's own. Never throws, whatever somebody has typed there. */
export const underIn = (search: URLSearchParams): string | null => {
  const under = search.get('under')
  return under !== null && nameShape.test(under) ? under : null
}
