import type { Session } from '../../../machines/session/session'
import { needPart } from '../adapters/dialogs'
import { onRouteChange } from '../adapters/navigation'
import { startContractPrompt } from '../agency/contracts'
import { onPlayerChange, perPlayer, type AtEnd } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { currentSession } from '../core/root'
import { followPlayChanges } from '../member/play-changes'
import { followIdle } from './idle'
import { tellLastSignIn } from './last-sign-in'
import { queueUp } from './turns'
import { mayComeUp } from './way-back'
import { startWelcome } from './welcome'

/** What greets a player who has just signed in: the welcome panel and the contracts waiting for an answer. */
export type Arrival = ReturnType<typeof arrive>

function arrive(atEnd: AtEnd, session: Session) {
  const welcome = startWelcome(session)
  const contracts = startContractPrompt(session, atEnd)
  const needed = () => {
    if (welcome.getSnapshot().hasTag('open') || contracts.getSnapshot().hasTag('open')) needPart('arrival')
  }
  welcome.subscribe(needed)
  contracts.subscribe(needed)
  queueUp('welcome', welcome, atEnd)
  queueUp('contract', contracts, atEnd)
  atEnd(() => {
    welcome.stop()
    contracts.stop()
  })
  return { account: session.userName, welcome, contracts }
}

const arrival = perPlayer(arrive)
const changed = createListeners()

export function currentArrival(): Arrival | null {
  return arrival.known() ?? null
}

export const onArrival = changed.add

/** Starts the charts once a player is signed in and on home, where it interrupts nothing. */
function look(): void {
  const session = currentSession()
  if (mayComeUp() && session) arrival(session)
  changed.tell()
}

/** Starts following the session. */
export function followArrivals(): void {
  followPlayChanges()
  followIdle()
  void tellLastSignIn()
  onPlayerChange(() => void tellLastSignIn())
  look()
  onPlayerChange(look)
  onRouteChange(look)
}
