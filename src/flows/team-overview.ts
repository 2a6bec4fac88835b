import type { RecordChoice } from '../../machines/record/choice'
import { recordMachine } from '../../machines/record/record.machine'
import { overviewSpans, teamOverview as page } from '../../machines/record/team-pages'
import { dayStart } from '../i18n/time'
import type { AnswerOf } from '../platform/call'
import { teamOverview } from '../platform/calls/team'
import { now } from '../platform/clock'
import { ask } from './client'
import { boundEffects } from './effects'
import { defineResource, sharedResource } from './resource'
import { currentSession } from './root'

export { overviewSpans }
export const overviewPage = page

export type TeamNumbers = AnswerOf<typeof teamOverview>

interface OverviewQuery {
  /** What one agent has seen is kept apart from what another one sees. */
  readonly who: string
  readonly span: string | null
}

/** Numbers with the question that they answer. */
export interface Overview {
  readonly query: OverviewQuery
  readonly numbers: TeamNumbers
}

/** Whole days of the phone's own zone: today, the day before, or seven or thirty of them with today. */
function stretchOf(span: string | null, moment: number): { from: number; to: number } {
  if (span === 'yesterday') return { from: dayStart(moment, 1), to: dayStart(moment) }
  const days = span === 'week' ? 7 : span === 'month' ? 30 : 1
  return { from: dayStart(moment, days - 1), to: dayStart(moment, -1) }
}

const overview = defineResource<Overview, OverviewQuery>(
  async (query, signal) => ({
    query,
    numbers: await ask(teamOverview, stretchOf(query.span, now()), { signal }),
  }),
  ({ numbers }) => numbers.members === 0,
)

const queryFor = ({ kind }: RecordChoice): OverviewQuery => ({
  who: currentSession()?.userName ?? '',
  span: kind,
})

const first = (): OverviewQuery => queryFor({ days: 7, kind: null })
let shared: ReturnType<typeof sharedResource<Overview, OverviewQuery>> | null = null

/** The numbers of the screen (AGENT-19). */
export const overviewActor = () => (shared ??= sharedResource(overview, first()))()

export const overviewView = overview.view

/** Whether numbers are those of a choice and of who looks. */
export const isOf = ({ query }: Overview, choice: RecordChoice): boolean =>
  query.span === choice.kind && query.who === (currentSession()?.userName ?? '')

/** The chart of the overview bound to the platform: which days, and their numbers asked for anew on every look. */
export const overviewFlow = recordMachine.provide({
  actions: {
    ...boundEffects,
    showList: (_, { choice }) => overview.ask(overviewActor(), queryFor(choice)),
  },
})
