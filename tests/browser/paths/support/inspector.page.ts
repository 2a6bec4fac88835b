import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { FlowCases } from '../../../../machines/shared/cases'
import { definitionOf, type ChartNode } from '../../../../src/paths/chart/definition'
import type { ActionRecord, Json } from '../../../../src/paths/model'
import { plain } from '../../../../src/paths/chart/plain'
import { actionRecord, takenIn } from '../../../../src/paths/chart/record'
import { holdTimers, type Timers } from './timers.page'

/** Runs in the page before the app and records what the actors of one chart do. Bundled by inspector.ts. */

/** What the walked actor did since the last look, and its current state. */
export interface Seen {
  readonly status: string
  readonly value: Json
  readonly context: Json
  /** The cases' projection of its snapshot. */
  readonly projection: Json
  /** Ids of all active states. */
  readonly states: readonly string[]
  /** Ids of all states passed through, transient ones included. */
  readonly passed: readonly string[]
  readonly transitions: readonly string[]
  readonly actions: readonly ActionRecord[]
}

declare global {
  interface Window {
    peryaPaths?: {
      /** This document's, as it signs what it saves on the phone. */
      name: string
      look: () => Seen | null
      clear: () => void
      /** Milliseconds from the last tap to the frame with what the chart made of it; once. */
      took: () => number | null
      /** Whether frames come although the page’s clock stands still. */
      frames: (real: boolean) => void
      /** Two frames have been drawn. */
      drawn: () => Promise<void>
      timers: Timers | null
      /** The messages that pass by themselves have been shown for their time. */
      passMessages: () => void
    }
    /** Set where pictures are taken: messages stay until `passMessages`. */
    peryaHoldsMessages?: boolean
    /** Set by a test whose steps load a new page: what the chart does is then saved on the phone. */
    peryaLastWords?: boolean
  }
}

interface Followed {
  readonly actor: AnyActorRef
  /** It has a snapshot as soon as it is created, and does nothing before it is started. */
  started: boolean
  passed: string[]
  transitions: string[]
  actions: ActionRecord[]
}

/** Where a page saves its last report on the phone. */
export const lastWords = { speaker: 'paths.speaker', told: 'paths.last-words' } as const

type Which = ((snapshot: AnyMachineSnapshot) => boolean) | undefined

/** Measures from the last tap to the frame that shows what the chart made of it. By the clock that no test has replaced. */
function stopwatch() {
  const realNow = performance.now.bind(performance)
  const realFrame = requestAnimationFrame.bind(window)
  let tapped: number | null = null
  let took: number | null = null
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(type, () => (tapped = realNow()), { capture: true, passive: true })
  return {
    realFrame,
    moved() {
      const from = tapped
      if (from === null) return
      tapped = null
      // The frame after the next one follows what has been drawn.
      realFrame(() => realFrame(() => (took = realNow() - from)))
    },
    took() {
      const result = took
      took = null
      return result
    },
  }
}

export function follow(cases: FlowCases, which: Which, stopsTime: boolean): void {
  const followed = new Map<string, Followed>()
  let timers: Timers | null = null
  let messages: AnyActorRef | null = null
  const watch = stopwatch()
  let fakeFrame: typeof requestAnimationFrame | undefined
  const isOurs = (logic: unknown): logic is AnyStateMachine =>
    typeof logic === 'object' &&
    logic !== null &&
    'root' in logic &&
    'id' in logic &&
    logic.id === cases.machine.id
  const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot
  const current = () =>
    [...followed.values()]
      .toReversed()
      .find(({ actor, started }) => started && (!which || which(snapshotOf(actor))))

  const ownName = crypto.randomUUID()
  /**
   * Synchronous, and stored: a page that is unloading can no longer send messages. The first document to report in a
   * step wins; the next one has nothing to say about that step.
   */
  const leaveWords = () => {
    const speaker = localStorage.getItem(lastWords.speaker) ?? ownName
    if (speaker !== ownName) return
    localStorage.setItem(lastWords.speaker, ownName)
    localStorage.setItem(lastWords.told, JSON.stringify(window.peryaPaths?.look() ?? null))
  }

  globalThis.peryaInspect = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef & { readonly logic?: unknown }
    if (!isOurs(actor.logic)) {
      if (!window.peryaHoldsMessages || messages || actor.id !== 'toasts') return
      messages = actor
      timers ??= holdTimers((actor as unknown as Actor<AnyStateMachine>).clock)
      timers.hold(actor)
      return
    }
    if (stopsTime && !followed.has(actor.sessionId)) {
      // Before its first timer is set.
      timers ??= holdTimers((actor as unknown as Actor<AnyStateMachine>).clock)
      timers.hold(actor)
    }
    const one: Followed = followed.get(actor.sessionId) ?? {
      actor,
      started: false,
      passed: [],
      transitions: [],
      actions: [],
    }
    followed.set(actor.sessionId, one)
    if (event.type === '@xstate.event') one.started = true
    if (event.type === '@xstate.snapshot' && window.peryaLastWords) queueMicrotask(leaveWords)
    if (event.type === '@xstate.microstep') {
      watch.moved()
      one.transitions.push(...takenIn(event, definitionOf(actor.logic)))
      const { _nodes: nodes = [] } = event.snapshot as { readonly _nodes?: readonly ChartNode[] }
      one.passed.push(...nodes.map(({ id }) => id))
    }
    if (event.type !== '@xstate.action') return
    const record = actionRecord(event.action.type, event.action.params, actor)
    if (record) one.actions.push(record)
  }

  window.peryaPaths = {
    name: ownName,
    get timers() {
      return timers
    },
    passMessages: () => void (messages && timers?.passAll(messages)),
    look() {
      const one = current()
      if (!one) return null
      const snapshot = snapshotOf(one.actor)
      const nodes = snapshot._nodes as readonly ChartNode[]
      return {
        // The state of an actor whose screen has closed.
        status: snapshot.status === 'stopped' ? 'active' : snapshot.status,
        value: plain(snapshot.value),
        context: plain(snapshot.context),
        projection: plain(cases.project(snapshot as never)),
        states: nodes.map(({ id }) => id),
        passed: one.passed,
        transitions: one.transitions,
        actions: one.actions,
      }
    },
    took: watch.took,
    frames(real) {
      fakeFrame ??= requestAnimationFrame
      window.requestAnimationFrame = real ? watch.realFrame : fakeFrame
    },
    drawn: () => new Promise((done) => void watch.realFrame(() => void watch.realFrame(() => done()))),
    clear() {
      for (const one of followed.values()) {
        one.passed = []
        one.transitions = []
        one.actions = []
      }
    },
  }
}
