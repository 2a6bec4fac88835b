import type { ActorRefFrom } from 'xstate'
import { feedbackMachine, type Receipt } from '../../../machines/feedback/feedback.machine'
import type { FeedbackDraft } from '../../../machines/feedback/words'
import { feedback, feedbackByKey } from '../../platform/calls/feedback'
import { feedbackRecord } from '../../platform/records'
import { read, remove, write } from '../../platform/storage'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { currentSession } from '../core/root'
import { sendOnceFlow } from '../core/send-once'

export { feedbackKinds, feedbackWords, wordsIn } from '../../../machines/feedback/words'

export type FeedbackActor = ActorRefFrom<typeof feedbackMachine>

/** The player's own draft of this visit; never shown to another player. */
export function keptFeedback(): FeedbackDraft | null {
  const kept = read(feedbackRecord)
  return kept && kept.who === currentSession()?.userName ? kept : null
}

function keepDraft(draft: FeedbackDraft): void {
  const who = currentSession()?.userName
  if (who === undefined || draft.text === '') remove(feedbackRecord)
  else write(feedbackRecord, { ...draft, who })
}

/** The feedback chart, bound to the platform. */
export const feedbackFlow = feedbackMachine.provide({
  actors: {
    sendOnce: sendOnceFlow<FeedbackDraft, Receipt>({
      intent: 'feedback',
      send: ({ kind, text }, requestId) => call(feedback, { requestId, kind, content: text }),
      look: ({ requestId }, signal) => call(feedbackByKey, { requestId }, { signal }),
    }),
  },
  actions: {
    ...boundEffects,
    keepDraft: (_, { draft }) => keepDraft(draft),
    forgetDraft: () => remove(feedbackRecord),
  },
})
