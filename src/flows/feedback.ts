import { fromPromise, type ActorRefFrom } from 'xstate'
import { feedbackMachine, type Receipt } from '../../machines/feedback/feedback.machine'
import type { FeedbackDraft, FeedbackKind } from '../../machines/feedback/words'
import type { Answer } from '../../machines/shared/chart'
import { feedback, feedbackByKey } from '../platform/calls/feedback'
import { randomHex } from '../platform/random'
import { feedbackRecord } from '../platform/records'
import { read, remove, write } from '../platform/storage'
import { answered, ask } from './client'
import { boundEffects } from './effects'
import { currentSession } from './root'

export { feedbackKinds, feedbackWords, wordsIn } from '../../machines/feedback/words'

export type FeedbackActor = ActorRefFrom<typeof feedbackMachine>

/** The player's own draft of this visit; another's is none of his business. */
export function keptFeedback(): FeedbackDraft | null {
  const kept = read(feedbackRecord)
  return kept && kept.who === currentSession()?.userName ? kept : null
}

function keepDraft(draft: FeedbackDraft): void {
  const who = currentSession()?.userName
  if (who === undefined || (draft.text === '' && draft.pending === null)) remove(feedbackRecord)
  else write(feedbackRecord, { ...draft, who })
}

/** The feedback chart bound to the platform. */
export const feedbackFlow = feedbackMachine.provide({
  actors: {
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    sendFeedback: fromPromise<Answer<Receipt>, { requestId: string; kind: FeedbackKind; content: string }>(
      ({ input }) => answered(ask(feedback, input)),
    ),
    findFeedback: fromPromise<Receipt | null, { requestId: string }>(({ input, signal }) =>
      ask(feedbackByKey, input, { signal }),
    ),
  },
  actions: {
    ...boundEffects,
    keepDraft: (_, { draft }) => keepDraft(draft),
    forgetDraft: () => remove(feedbackRecord),
  },
})

/** Sends the message; each wish has a key of its own. */
export function sendFeedback(actor: FeedbackActor): void {
  actor.send({ type: 'SUBMIT', requestId: randomHex(16) })
}
