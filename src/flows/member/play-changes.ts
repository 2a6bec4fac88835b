import * as v from 'valibot'
import { openTabChannel } from '../../platform/tabs'
import { currentAccount, perPage } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { promotionsActor } from './promotions'

/** Breaks and limits that were changed in another tab of this browser. */

const message = v.object({ type: v.literal('play-changed'), account: v.string() })

const changed = createListeners()

const tabs = perPage(() =>
  openTabChannel((data) => {
    const received = v.safeParse(message, data)
    if (!received.success || received.output.account !== currentAccount()) return
    // The promotions' answer determines what may invite to play.
    promotionsActor().send({ type: 'RELOAD' })
    changed.tell()
  }),
)

/** Tells the other tabs that this player's break or limits have changed. */
export const tellPlayChanged = (): void => tabs().say({ type: 'play-changed', account: currentAccount() })

/** Listens to the other tabs. Returns an unsubscribe function. */
export const onPlayChanged = changed.add

/** Starts listening to the other tabs. */
export const followPlayChanges = (): void => void tabs()
