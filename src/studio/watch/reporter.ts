import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { definitionOf, isMachine, type ChartNode } from '../../paths/chart/definition'
import { takenIn } from '../../paths/chart/record'
import { createRecorder } from '../../paths/run/recorder'
import type { Recording } from '../../paths/run/recording'
import { channelName, isMessage, type ActorLine, type LogEntry, type PageNews } from './channel'
import { fieldOf, reasonOf } from '../../paths/run/reason'
import { carriedBy } from './shown'

/**
 * Runs in the app's page before the app while a studio is watching. Reports the page's actors, their states
 * and their events to every studio on this origin. No context, answer or typed text leaves the page.
 */

declare global {
  interface Window {
    /**
     * Transitions taken since the page loaded, for whatever drives the page: a test, or a person at the
     * console.
     */
    peryaRecording?: () => Recording
  }
}

/** Maximum log entries sent to a studio that connects later. */
const remembered = 200

const page = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
const channel = new BroadcastChannel(channelName)
const recorder = createRecorder()

const actors = new Map<string, ActorLine>()
const log: LogEntry[] = []
/** Transitions of an actor since its last snapshot. */
const taken = new Map<string, string[]>()
const news = {
  actors: new Set<string>(),
  gone: new Set<string>(),
  charts: new Set<string>(),
  log: [] as LogEntry[],
}
let number = 0
let isWaiting = false

type Inspected = AnyActorRef & {
  readonly logic?: unknown
  readonly _parent?: { readonly sessionId: string }
  readonly systemId?: string
}

/** Active states by id; an actor that is just being created has none. */
const statesOf = (snapshot: unknown): readonly string[] =>
  (((snapshot as Partial<AnyMachineSnapshot> | undefined)?._nodes ?? []) as readonly ChartNode[]).map(
    ({ id }) => id,
  )

function lineOf(actor: Inspected, snapshot: unknown): ActorLine {
  const { logic, _parent: parent, sessionId, id, systemId } = actor
  return {
    session: sessionId,
    name: systemId ?? (id === sessionId ? '' : id),
    ...(parent ? { parent: parent.sessionId } : {}),
    ...(isMachine(logic) ? { chart: logic.id } : {}),
    states: statesOf(snapshot),
    status: (snapshot as { status?: string } | undefined)?.status ?? 'active',
  }
}

function messageOf(isWhole: boolean): PageNews {
  const lines = isWhole ? [...actors.values()] : [...news.actors].flatMap((id) => actors.get(id) ?? [])
  const { charts } = recorder.recording()
  const wanted = Object.entries(charts).filter(([id]) => isWhole || news.charts.has(id))
  return {
    kind: 'page',
    page,
    window: window.name,
    path: location.pathname,
    isWhole,
    actors: lines,
    gone: [...news.gone],
    log: isWhole ? log : news.log,
    counts: Object.fromEntries(wanted),
  }
}

function say(isWhole = false): void {
  const message = messageOf(isWhole)
  news.actors.clear()
  news.gone.clear()
  news.charts.clear()
  news.log = []
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is same-origin and has no target
  channel.postMessage(message)
}

const hasNews = () => news.actors.size + news.gone.size + news.log.length > 0

/** Batches what one tap causes into a single message. */
function sayLater(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    if (hasNews()) say()
  }, 0)
}

function note(actor: Inspected, event: { readonly type: string }): void {
  if (!isMachine(actor.logic)) return
  const { sessionId: session } = actor
  number += 1
  const entry: LogEntry = {
    number,
    at: Date.now(),
    session,
    chart: actor.logic.id,
    event: event.type,
    reason: reasonOf(event),
    field: fieldOf(event),
    carries: event.type === 'xstate.init' ? '' : carriedBy(event),
    taken: taken.get(session) ?? [],
  }
  taken.delete(session)
  log.push(entry)
  if (log.length > remembered) log.shift()
  news.log.push(entry)
}

function onInspection(event: InspectionEvent): void {
  recorder.inspect(event)
  const actor = event.actorRef as unknown as Inspected
  const { sessionId, logic } = actor
  if (event.type === '@xstate.microstep' && isMachine(logic)) {
    taken.set(sessionId, [...(taken.get(sessionId) ?? []), ...takenIn(event, definitionOf(logic))])
  }
  if (event.type !== '@xstate.snapshot' && event.type !== '@xstate.actor') return
  const snapshot = event.type === '@xstate.snapshot' ? event.snapshot : undefined
  const line = lineOf(actor, snapshot)
  if (event.type === '@xstate.snapshot') note(actor, event.event)
  if (line.chart !== undefined) news.charts.add(line.chart)
  if (line.status === 'active') {
    actors.set(sessionId, line)
    news.actors.add(sessionId)
  } else {
    actors.delete(sessionId)
    news.actors.delete(sessionId)
    news.gone.add(sessionId)
  }
  sayLater()
}

// Picked up by every actor of the page (src/flows/core/chart.ts).
globalThis.peryaInspect = (event) => {
  try {
    onInspection(event)
  } catch {
    // Watching must never disturb the app.
  }
}
window.peryaRecording = recorder.recording

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isMessage(data) && data.kind === 'who') say(true)
})
addEventListener('pagehide', () => {
  // Include the tap that leads away from the page.
  if (hasNews()) say()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- see above
  channel.postMessage({ kind: 'left', page })
})
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) say(true)
})
say(true)
