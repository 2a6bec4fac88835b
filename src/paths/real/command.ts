import type { FlowCases } from '../../../machines/shared/cases'
import type { Answer } from '../cli/host'
import { refuse } from '../cli/host'
import { counted } from '../cli/report'
import type { Request } from '../cli/request'
import { realPlay } from './play'
import type { RealPlay } from './play'

/** Options that say which paths to play; a random play has none. */
const ofPaths = ['from', 'through', 'until', 'against', 'junit', 'html'] as const

/** Each fault once: the play that needs the fewest moves, and below it the other seeds that meet the same. */
function faultsText(failed: readonly RealPlay[]): string[] {
  const faults = new Set(failed.map(({ wrong }) => wrong?.what ?? ''))
  return [...faults].flatMap((what) => {
    const plays = failed.filter(({ wrong }) => wrong?.what === what)
    const shown = plays.toSorted((a, b) => (a.wrong?.moves.length ?? 0) - (b.wrong?.moves.length ?? 0))[0]
    const others = plays.flatMap(({ seed }) => (seed === shown?.seed ? [] : [seed]))
    return [
      `    seed ${shown?.seed}: ${indented(what, 8)}`,
      ...(shown?.wrong?.moves ?? []).map((move, i) => `        ${i}. ${indented(move, 11)}`),
      ...(others.length === 0 ? [] : [`        also with seed ${others.join(', ')}`]),
    ]
  })
}

/** The lines after the first stand as far in as what they belong to. */
const indented = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`)

function playsText(id: string, plays: readonly RealPlay[], width: number): string {
  const moves = plays.reduce((sum, play) => sum + play.moves, 0)
  const failed = plays.filter(({ wrong }) => wrong !== undefined)
  const verdict = failed.length === 0 ? 'all passed' : `${failed.length} FAILED`
  return [
    `${id.padEnd(width)}  ${counted(plays.length, 'play')}, ${counted(moves, 'move')}: ${verdict}`,
    ...faultsText(failed),
  ].join('\n')
}

/** `run --real`: random plays on started actors. `--style random:<seed>`, `--walks` and `--max-len` shape them. */
export function runReal(
  charts: readonly FlowCases[],
  request: Request,
  catalogue: readonly FlowCases[],
): Answer {
  const { real, whole, style, seed = 1, walks = 20, maxLen = 40, json } = request
  if (!real) return refuse('"--whole" is about plays on started actors; say "--real" too.')
  const strange = request.browser ? 'browser' : ofPaths.find((key) => request[key] !== undefined)
  if (strange !== undefined || style === 'short' || request.goal !== 'transitions') {
    return refuse(
      `"--real" plays at random, without ${strange === undefined ? 'style and goal' : `"--${strange}"`}; say "--style random:7 --walks 100 --max-len 40".`,
    )
  }
  const inner = whole ? catalogue : []
  const played = charts.map((cases) => ({
    chart: cases.id,
    plays: Array.from({ length: walks }, (_, i) => realPlay(cases, { seed: seed + i, moves: maxLen, inner })),
  }))
  const code = played.some(({ plays }) => plays.some(({ wrong }) => wrong)) ? 1 : 0
  if (json) return { out: JSON.stringify({ charts: played }, null, 2), code }
  const width = Math.max(...charts.map(({ id }) => id.length), 0)
  return { out: played.map(({ chart, plays }) => playsText(chart, plays, width)).join('\n'), code }
}
