import type { RecordChoice } from '../../../machines/record/choice'
import { recordMachine } from '../../../machines/record/record.machine'
import { overviewSpans, teamOverview as page } from '../../../machines/record/team-pages'
import { dayStart } from '../../i18n/time'
import type { AnswerOf } from '../../platform/call'
import { teamOverview } from '../../platform/calls/team'
import { now } from '../../platform/clock'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { defineResource, sharedResource } from '../core/resource'
import { perPlayer } from '../core/lifetime'

export { overviewSpans }
export const overviewPage = page

export type TeamNumbers = AnswerOf<typeof teamOverview>

interface OverviewQuery {
  readonly span: string | null
}

/** Numbers with the choice they belong to. */
export interface Overview {
  readonly query: OverviewQuery
  readonly numbers: TeamNumbers
}

/** Whole days in the phone's time zone: today, the day before, or the last seven or thirty including today. */
function rangeOf(span: string | null, moment: number): { from: number; to: number } {
  if (span === 'yesterday') return { from: dayStart(moment, 1), to: dayStart(moment) }
  const days = span === 'week' ? 7 : span === 'month' ? 30 : 1
  return { from: dayStart(moment, days - 1), to: dayStart(moment, -1) }
}

const overview = defineResource<Overview, OverviewQuery>(
  async (query, signal) => ({
    query,
    numbers: await call(teamOverview, rangeOf(query.span, now()), { signal }),
  }),
  ({ numbers }) => numbers.members === 0,
)

const queryFor = ({ kind }: RecordChoice): OverviewQuery => ({ span: kind })

/** The screen's numbers (AGENT-19). */
export const overviewActor = sharedResource(overview, { span: null }, perPlayer)

export const overviewView = overview.view

/** Whether the numbers belong to a choice. */
export const isOf = ({ query }: Overview, choice: RecordChoice): boolean => query.span === choice.kind

/** The overview chart, bound to the platform: which days, with numbers reloaded on every visit. */
export const overviewFlow = recordMachine.provide({
  actions: {
    ...boundEffects,
    showList: (_, { choice }) => overview.ask(overviewActor(), queryFor(choice)),
  },
})
