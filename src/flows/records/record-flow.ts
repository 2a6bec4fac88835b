import { fromCallback, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { RecordChoice } from '../../../machines/record/choice'
import { recordMachine, type RecordEvent } from '../../../machines/record/record.machine'
import { limits } from '../../../machines/shared/limits'
import { spread } from '../../platform/random'
import { isVisible, onReturn } from '../adapters/visibility'
import { boundEffects } from '../core/effects'
import { renew, type PagedListActor, type Query } from '../core/paged-list'
import { walletActor } from '../core/root'
import { tagIn } from '../core/tags'

/** Signals that entries may have changed: the balance did, or the player has returned to the page. */
const watchMoney = fromCallback<EventObject, NonReducibleUnknown, RecordEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'NEWS' })
  const wallet = walletActor()
  let before = wallet?.getSnapshot().context.balance?.sumBalance.minor
  const balance = wallet?.subscribe(({ context }) => {
    const now = context.balance?.sumBalance.minor
    const moved = before !== undefined && now !== before
    before = now
    if (moved) tell()
  })
  const returned = onReturn(tell)
  return () => {
    balance?.unsubscribe()
    returned()
  }
})

/** The record chart with its data: requested on each choice, and again while it is on screen. */
export const recordFlow = (
  show: (choice: RecordChoice) => void,
  refresh: (choice: RecordChoice) => unknown,
) =>
  recordMachine.provide({
    actors: { watchMoney },
    actions: {
      ...boundEffects,
      showList: (_, { choice }) => show(choice),
      // A hidden page reloads once visible: `watchMoney` signals that.
      refreshList: (_, { choice }) => void (isVisible() && refresh(choice)),
    },
    delays: { refresh: () => spread(limits.recordRefresh) },
  })

/**
 * The record chart of a paged list. Past the first page, loaded entries are kept so that the player's place
 * is not lost.
 */
export const listFlow = (
  list: (choice: RecordChoice) => PagedListActor,
  queryFor: (choice: RecordChoice) => Query,
) =>
  recordFlow(
    (choice) => renew(list(choice), queryFor(choice)),
    (choice) => {
      const actor = list(choice)
      const state = actor.getSnapshot()
      if (tagIn(state, 'content', 'empty') && state.context.cached.pageNum <= 1)
        actor.send({ type: 'RELOAD' })
    },
  )
