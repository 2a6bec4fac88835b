import { here } from '../platform/page'
import { needPart } from './adapters/dialogs'
import { onRouteChange } from './adapters/navigation'
import { startContractPrompt, type ContractPromptActor } from './contracts'
import { appActor, currentSession } from './root'
import { startWelcome, type WelcomeActor } from './welcome'

/** What waits for a player who has just come in: the welcome panel and the contracts to be answered. */
export interface Arrival {
  readonly token: string
  readonly welcome: WelcomeActor
  readonly contracts: ContractPromptActor
}

let arrival: Arrival | null = null
const hearers = new Set<() => void>()

export function currentArrival(): Arrival | null {
  return arrival
}

export function onArrival(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Home under any of its addresses. */
const atHome = () => /^\/(m\/?|m\/home\/?|m\/index(\.html)?)?$/.test(here().split('?')[0] ?? '')

/** Starts the charts once a session and on home, where nobody is disturbed in what he came for; ends them with the session. */
function look(): void {
  const session = currentSession()
  if (arrival && arrival.token !== session?.token) {
    arrival.welcome.send({ type: 'SIGNED_OUT' })
    arrival.contracts.send({ type: 'SIGNED_OUT' })
    arrival = null
    // Another account may have taken the place of the first at once.
    look()
  } else if (!arrival && session && atHome()) {
    const welcome = startWelcome(session)
    arrival = { token: session.token, welcome, contracts: startContractPrompt(session) }
    const needed = () => {
      if (welcome.getSnapshot().hasTag('open') || arrival?.contracts.getSnapshot().hasTag('open')) {
        needPart('arrival')
      }
    }
    welcome.subscribe(needed)
    arrival.contracts.subscribe(needed)
  } else return
  for (const hear of hearers) hear()
}

/** Follows who is here, from now on. */
export function followArrivals(): void {
  look()
  appActor().subscribe(look)
  onRouteChange(look)
}
