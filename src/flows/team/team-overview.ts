import { keyOf, type RecordChoice } from '../../../machines/record/choice'
import { teamOverview as page } from '../../../machines/record/team-pages'
import type { AnswerOf } from '../../platform/call'
import { teamOverview } from '../../platform/calls/team'
import { now } from '../../platform/clock'
import { isFirstShown } from '../core/first-shown'
import { sharedCall } from '../core/share-reads'
import { defineResource, sharedResource } from '../core/resource'
import { perPlayer } from '../core/lifetime'
import { rangeOf } from '../records/record'
import { recordFlow } from '../records/record-flow'

export const overviewPage = page

export type TeamNumbers = AnswerOf<typeof teamOverview>

/** Numbers with the choice they belong to. */
interface Overview {
  readonly choice: RecordChoice
  readonly numbers: TeamNumbers
}

const overview = defineResource<Overview, RecordChoice>(
  async (choice, signal) => ({
    choice,
    numbers: await sharedCall(teamOverview, rangeOf(choice, now()), { signal }),
  }),
  ({ numbers }) => numbers.members === 0,
)

const first: RecordChoice = { days: 7, kind: null }

/** The screen's numbers (AGENT-19). */
export const overviewActor = sharedResource(overview, first, perPlayer)

export const overviewView = overview.view

/** Whether the numbers belong to a choice. */
export const isOf = (shown: Overview, choice: RecordChoice): boolean => keyOf(shown.choice) === keyOf(choice)

/** The overview chart, bound to the platform: which days, with numbers reloaded on every visit. */
export const overviewFlow = recordFlow(
  (choice) => {
    const actor = overviewActor()
    if (isFirstShown(actor) && keyOf(choice) === keyOf(first)) return
    const { data } = overview.view(actor.getSnapshot())
    // Numbers of this choice stay while they are loaded again.
    if (data && isOf(data, choice)) actor.send({ type: 'RELOAD' })
    else overview.ask(actor, choice)
  },
  () => overviewActor().getSnapshot().hasTag('content') && overviewActor().send({ type: 'RELOAD' }),
)
