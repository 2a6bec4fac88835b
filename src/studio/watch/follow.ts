import { list } from 'virtual:studio'
import type { Recording } from '../../paths/run/recording'
import type { ChartFacts } from '../picture/model'
import type { WatchedPage } from './store'

/** Window name of this studio's own phone: other studios may be watching as well. */
export const phoneName = `perya-phone-${Math.random().toString(36).slice(2, 8)}`

const listed = new Map(list.map((it) => [it.id, it]))

/**
 * The flow in front: the latest overlay on the screen, or else the largest running flow that names the
 * screen.
 */
export function chartInFront({ actors, path }: WatchedPage): string | undefined {
  const lines = [...actors.values()]
  const over = lines.filter(({ chart = '', states }) =>
    listed.get(chart)?.over?.some((id) => states.includes(id)),
  )
  const front = over.at(-1)?.chart
  if (front !== undefined) return front
  return lines
    .flatMap(({ chart = '' }) => listed.get(chart) ?? [])
    .filter(({ screen }) => screen === path)
    .sort((a, b) => b.states - a.states)[0]?.id
}

const last = new Map<string, { readonly front: string; readonly path: string }>()

/**
 * True once for each new flow in front of a page, except its first: the reader has chosen what to look at,
 * unless the visit was redirected to another screen than that flow's. A reader looking at another flow is
 * moved only by a new screen, not by an overlay on this one.
 */
export function isNews({ page, path }: WatchedPage, front: string, open: string): boolean {
  const before = last.get(page)
  last.set(page, { front, path })
  if (before !== undefined) return before.front !== front && (before.front === open || before.path !== path)
  const wanted = screenOf(open)
  return wanted !== undefined && wanted !== path
}

/** Screen a flow is part of; undefined for one that belongs to no single screen. */
export const screenOf = (chart: string): string | undefined => listed.get(chart)?.screen

/** The innermost active states, without the chart's name. */
export function innermost(states: readonly string[], chart: string): string[] {
  return states
    .filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
    .map((id) => id.slice(chart.length + 1) || id)
}

/** How many of a flow's transitions a recording covers. */
export function definedIn(chart: ChartFacts, recording: Recording): { taken: number; total: number } {
  const hits = recording.charts[chart.id]?.transitions ?? {}
  return {
    taken: chart.transitions.filter(({ id }) => (hits[id] ?? 0) > 0).length,
    total: chart.transitions.length,
  }
}

/** File name of a recording, unique to the minute: `recording-2026-11-20-1704.json`. */
export function recordingName(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `recording-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`
}
