import { useCallback, useEffect, useState } from 'react'
import { people, type Person } from '../map/people'
import type { Language } from '../words/words'
import type { Sight } from './sight'

export const tabs = [
  'read',
  'try',
  'watch',
  'screens',
  'cover',
  'hand',
  'compare',
  'notes',
  'table',
  'share',
] as const
export type Tab = (typeof tabs)[number]

/** In the address, the map takes the place of a flow. */
export const mapPage = 'map'
/** So do the status page of all flows, and the page of their changes. */
export const pages = [mapPage, 'standing', 'since'] as const

/** The state a link restores: flow, selection, position and zoom, panel, and the moves tried. */
export interface View {
  readonly chart: string
  readonly tab: Tab
  /** Id of a state or transition. */
  readonly chosen?: string
  readonly sight?: Sight | undefined
  /** The drawing the position refers to; each has its own layout. */
  readonly drawn?: string | undefined
  /** Ids of folded states. */
  readonly folded?: readonly string[]
  /** Name of the initial situation. */
  readonly input?: string
  /** Each move by name among the possible ones: `gesture SUBMIT 0`. */
  readonly moves?: readonly string[]
  /** On the map: the person, and the screen they want to reach. */
  readonly who?: Person | undefined
  readonly goal?: string | undefined
  /** Id of the open path, and the current step. */
  readonly path?: string | undefined
  readonly step?: number | undefined
}

/** Which drawing of a flow is shown: with its own names, or in plain words in a language. */
export const variantOf = (language: Language, isPlain: boolean): string => (isPlain ? language : 'technical')

const numbers = (text: string | null) => (text ?? '').split(',').map(Number)

/** Parses a link's fragment; invalid parts are ignored. */
export function readView(hash: string): View {
  const [chart = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const fields = new URLSearchParams(query)
  const tab = fields.get('view') as Tab | null
  const [x = NaN, y = NaN, scale = NaN] = numbers(fields.get('at'))
  const moves = fields.getAll('do')
  const folded = fields.getAll('fold')
  const text = (name: string) => fields.get(name) ?? undefined
  const chosen = text('on')
  const drawn = text('words')
  const input = text('start')
  const path = text('path')
  const who = people.find((one) => one === text('who'))
  const goal = text('goal')
  const step = Number(text('step') ?? NaN)
  return {
    chart: decode(chart),
    tab: tab && tabs.includes(tab) ? tab : 'read',
    ...(chosen === undefined ? {} : { chosen }),
    ...([x, y, scale].every(Number.isFinite) && scale > 0 ? { sight: { x, y, scale } } : {}),
    ...(drawn === undefined ? {} : { drawn }),
    ...(input === undefined ? {} : { input }),
    ...(moves.length > 0 ? { moves } : {}),
    ...(folded.length > 0 ? { folded } : {}),
    ...(path === undefined ? {} : { path }),
    ...(who === undefined ? {} : { who }),
    ...(goal === undefined ? {} : { goal }),
    ...(Number.isInteger(step) && step >= 0 ? { step } : {}),
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const short = (value: number) => String(Math.round(value * 10_000) / 10_000)

/** The fragment that restores a view. */
function writeView(view: View): string {
  const { chart, tab, chosen, sight, drawn, input, moves = [], path, step, who, goal, folded = [] } = view
  const fields = new URLSearchParams()
  if (tab !== 'read') fields.set('view', tab)
  if (chosen !== undefined) fields.set('on', chosen)
  if (sight)
    fields.set('at', [short(Math.round(sight.x)), short(Math.round(sight.y)), short(sight.scale)].join(','))
  if (sight && drawn !== undefined) fields.set('words', drawn)
  if (input !== undefined) fields.set('start', input)
  if (path !== undefined) fields.set('path', path)
  if (step !== undefined) fields.set('step', String(step))
  if (who !== undefined) fields.set('who', who)
  if (goal !== undefined) fields.set('goal', goal)
  for (const id of folded) fields.append('fold', id)
  for (const move of moves) fields.append('do', move)
  const query = fields.toString()
  return `#/${encodeURIComponent(chart)}${query === '' ? '' : `?${query}`}`
}

/** The full address that restores a view. */
export const linkTo = (view: View): string => `${location.href.split('#')[0]}${writeView(view)}`

/** Changes part of the view; `isFollowed` if the watched app, rather than the reader, opens another flow. */
export type ChangeView = (change: Partial<View>, isFollowed?: boolean) => void

/** The view, kept in the address. Another flow pushes a history entry; everything else replaces it. */
export function useView(first: string): readonly [View, ChangeView] {
  const linked = useCallback((): View => {
    const read = readView(location.hash)
    return read.chart === '' ? { ...read, chart: first } : read
  }, [first])
  const [view, setView] = useState(linked)
  useEffect(() => {
    const follow = () => setView(linked())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [linked])
  const change = useCallback<ChangeView>((part, isFollowed) => {
    setView((shown) => {
      // Another link may have been followed without its event having arrived: the address wins.
      const now = readView(location.hash)
      const before = now.chart === '' || location.hash === writeView(shown) ? shown : now
      const next: View =
        part.chart !== undefined && part.chart !== before.chart
          ? { tab: before.tab, ...part, chart: part.chart }
          : { ...before, ...part }
      const hash = writeView(next)
      if (hash !== location.hash) {
        if (next.chart === before.chart || isFollowed) history.replaceState(null, '', hash)
        else history.pushState(null, '', hash)
      }
      return next
    })
  }, [])
  return [view, change]
}
