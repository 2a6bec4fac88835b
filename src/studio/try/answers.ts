import { brief, labelOf } from '../../paths/chart/label'
import { plain } from '../../paths/chart/plain'
import type { Move } from '../../paths/chart/situation'
import type { Json } from '../../paths/model'

type Fields = Readonly<Record<string, Json>>

const longest = 90

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** The fields of a value in which not all of the values are alike. */
function apart(value: Json, all: readonly (Json | undefined)[]): Json {
  if (!isFields(value)) return value
  const names = Object.keys(value).filter((name) =>
    all.some((other) => !isFields(other) || !isSame(other[name], value[name])),
  )
  return Object.fromEntries(
    names.map((name) => [
      name,
      apart(
        value[name] as Json,
        all.map((other) => (isFields(other) ? other[name] : undefined)),
      ),
    ]),
  )
}

function valueOf({ event }: Move): Json {
  const { output, error } = event as { output?: unknown; error?: unknown }
  return plain(output ?? error)
}

/** A move in one line. Of several answers to the same question, each says only what tells it from the others. */
export function toldApart(move: Move, moves: readonly Move[]): string {
  const whole = labelOf(move)
  if (move.kind !== 'outcome') return whole
  const like = moves.filter(({ event, kind }) => kind === 'outcome' && event.type === move.event.type)
  if (like.length < 2) return whole
  const own = apart(valueOf(move), like.map(valueOf))
  const text = isFields(own) && Object.keys(own).length === 0 ? '' : brief(own)
  if (text === '') return whole
  const told = `${whole.split(':')[0] ?? ''}: ${text}`
  return told.length > longest ? `${told.slice(0, longest - 1)}…` : told
}
