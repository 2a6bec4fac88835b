import { memo } from 'react'
import { labelContent, sizes, stateContent, type Content } from '../picture/content'
import type { Chart, StateFact, TransitionFact, Wire } from '../picture/model'
import { naturalWidth } from '../picture/text'
import { SignMark } from './signs'

/** The highlight of a state or transition. */
export type Mark = 'active' | 'taken' | 'chosen' | 'near' | 'added' | 'changed' | 'missed' | 'noted'

/** Marks by state or transition id, and counts to show next to transitions and on folded states. */
export interface Marks {
  readonly of: Readonly<Record<string, readonly Mark[]>>
  readonly counts?: Readonly<Record<string, number>>
}

const unmarked: Marks = { of: {} }

interface DrawingProps {
  readonly chart: Chart
  readonly marks?: Marks
  /** Accessible name when the picture is standalone; inside the studio the outline describes it. */
  readonly title?: string
  /** Without text, only boxes and lines: no text is legible when zoomed out. */
  readonly words?: boolean
}

const corner = 6

/** A line with rounded corners. */
function pathOf(points: readonly number[]): string {
  const at = (i: number): [number, number] => [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0]
  const last = points.length / 2 - 1
  let path = `M${at(0).join(' ')}`
  for (let i = 1; i < last; i++) {
    const [x, y] = at(i)
    const [bx, by] = at(i - 1)
    const [ax, ay] = at(i + 1)
    const before = Math.hypot(x - bx, y - by)
    const after = Math.hypot(ax - x, ay - y)
    const r = Math.min(corner, before / 2, after / 2)
    if (r < 1) {
      path += `L${x} ${y}`
      continue
    }
    const near = (fx: number, fy: number, far: number) =>
      `${Math.round((x + ((fx - x) * r) / far) * 10) / 10} ${Math.round((y + ((fy - y) * r) / far) * 10) / 10}`
    path += `L${near(bx, by, before)}Q${x} ${y} ${near(ax, ay, after)}`
  }
  return `${path}L${at(last).join(' ')}`
}

/** The arrowhead at the end of a line. */
function tipOf(points: readonly number[]): string {
  const [bx = 0, by = 0, x = 0, y = 0] = points.slice(-4)
  const angle = Math.round((Math.atan2(y - by, x - bx) * 180) / Math.PI)
  return `translate(${x} ${y}) rotate(${angle})`
}

/** A standalone file may use another font: fit the text into its space. */
function Words({ content, x, y, fit }: { content: Content; x: number; y: number; fit: boolean }) {
  return (
    <>
      {content.lines.map((line) => (
        <text
          key={`${line.x} ${line.y}`}
          x={x + line.x}
          y={y + line.y}
          fontSize={line.size}
          textLength={fit ? naturalWidth(line.text, line.size, line.weight) : undefined}
          lengthAdjust={fit ? 'spacingAndGlyphs' : undefined}
          className={
            `${line.weight === 'strong' ? 'strong' : ''}${line.faint ? ' faint' : ''}`.trim() || undefined
          }
        >
          {line.text}
        </text>
      ))}
      {content.signs.map((it) => (
        <SignMark key={it.y} sign={it.sign} x={x + it.x} y={y + it.y} />
      ))}
    </>
  )
}

const marked = (marks: Marks, id: string) => marks.of[id]?.join(' ') ?? ''

/** The contents of a box, and its rows that represent transitions. */
function BoxWords({ chart, at, marks, fit }: { chart: Chart; at: number; marks: Marks; fit: boolean }) {
  const [x = 0, y = 0, width = 0] = chart.picture.boxes[at] ?? []
  const content = stateContent(chart, at)
  return (
    <>
      {content.rule !== undefined && (
        <path className="rule" d={`M${x + 1} ${y + content.rule}H${x + width - 1}`} />
      )}
      {content.stays.map(({ of, y: top, height: tall }) => {
        const id = chart.transitions[of]?.id ?? ''
        return (
          <rect
            key={of}
            data-of={id}
            className={`row ${marked(marks, id)}`.trim()}
            x={x + sizes.pad - 4}
            y={y + top}
            width={content.width - sizes.pad * 2 + 8}
            height={tall}
            rx={4}
          />
        )
      })}
      <Words content={content} x={x} y={y} fit={fit} />
      {content.stays.map(({ of, y: top }) => (
        <Count key={of} marks={marks} id={chart.transitions[of]?.id ?? ''} x={x + 2} y={y + top + 8} />
      ))}
    </>
  )
}

interface StateBoxProps {
  readonly chart: Chart
  readonly at: number
  readonly marks: Marks
  readonly fit: boolean
  readonly words: boolean
}

function StateBox({ chart, at, marks, fit, words }: StateBoxProps) {
  const state = chart.states[at] as StateFact
  const [x = 0, y = 0, width = 0, height = 0] = chart.picture.boxes[at] ?? []
  const isBig = chart.states.some(({ parent }) => parent === at)
  const isRegion = chart.states[state.parent]?.kind === 'parallel'
  const round = isBig ? 16 : 12
  return (
    <g
      data-at={state.id}
      className={`${isBig ? 'big' : 'small'}${isRegion ? ' region' : ''} ${marked(marks, state.id)}`.trim()}
    >
      <rect className="box" x={x} y={y} width={width} height={height} rx={round} />
      {state.kind === 'final' && (
        <rect className="rim" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={round - 4} />
      )}
      {state.kind === 'history' && (
        <>
          <circle className="rim" cx={x + width - 20} cy={y + 20} r={10} />
          <text className="strong" x={x + width - 20} y={y + 24} fontSize={12} textAnchor="middle">
            H
          </text>
        </>
      )}
      {words && <BoxWords chart={chart} at={at} marks={marks} fit={fit} />}
      <Count marks={marks} id={state.id} x={x + 12} y={y} />
    </g>
  )
}

/** How often a transition was taken, or how much is marked in a folded state. */
function Count({ marks, id, x, y }: { marks: Marks; id: string; x: number; y: number }) {
  const count = marks.counts?.[id]
  if (!count) return null
  const text = String(count)
  const half = 5 + text.length * 3.5
  return (
    <>
      <rect className="count" x={x - half} y={y - 8} width={half * 2} height={16} rx={8} />
      <text x={x} y={y + 4} fontSize={11} textAnchor="middle">
        {text}
      </text>
    </>
  )
}

function WireLine({ chart, wire, marks }: { chart: Chart; wire: Wire; marks: Marks }) {
  const it = chart.transitions[wire.of] as TransitionFact
  return (
    <g data-of={it.id} className={marked(marks, it.id) || undefined}>
      <path className="wire" d={pathOf(wire.points)} />
      <path className="tip" d="M0 0L-9 -4.5V4.5Z" transform={tipOf(wire.points)} />
    </g>
  )
}

function WireLabel({ chart, wire, marks, fit }: { chart: Chart; wire: Wire; marks: Marks; fit: boolean }) {
  const it = chart.transitions[wire.of] as TransitionFact
  const [x, y, width, height] = wire.label
  // A folded flow may have no room for it.
  if (width === 0) return null
  return (
    <g data-of={it.id} className={marked(marks, it.id) || undefined}>
      <rect className="plate" x={x} y={y} width={width} height={height} rx={6} />
      <Words content={labelContent(chart, it)} x={x} y={y} fit={fit} />
      <Count marks={marks} id={it.id} x={x + width} y={y + 2} />
    </g>
  )
}

/** The whole chart: compound states first, then lines, then labels, so that nothing is hidden. */
export const Drawing = memo(function Drawing({ chart, marks = unmarked, title, words = true }: DrawingProps) {
  const { width, height, wires, starts, rings } = chart.picture
  const hidden = title === undefined
  return (
    <svg
      className="pic"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={hidden ? undefined : 'img'}
      aria-hidden={hidden ? true : undefined}
    >
      {!hidden && <title>{title}</title>}
      {chart.states.map(({ id }, at) => (
        <StateBox key={id} chart={chart} at={at} marks={marks} fit={!hidden} words={words} />
      ))}
      {starts.map(({ at: [x, y], points }) => (
        <g key={`${x} ${y}`}>
          <circle
            className="dot"
            cx={x + sizes.startDot / 2}
            cy={y + sizes.startDot / 2}
            r={sizes.startDot / 2}
          />
          <path className="wire" d={pathOf(points)} />
          <path className="tip" d="M0 0L-9 -4.5V4.5Z" transform={tipOf(points)} />
        </g>
      ))}
      {rings.map(({ of, at: [x, y] }) => (
        <circle
          key={of}
          data-at={chart.states[of]?.id}
          className="ring"
          cx={x + sizes.startDot / 2}
          cy={y + sizes.startDot / 2}
          r={sizes.startDot / 2 - 1}
        />
      ))}
      {wires.map((wire) => (
        <WireLine key={`${wire.of} ${wire.to}`} chart={chart} wire={wire} marks={marks} />
      ))}
      {words &&
        wires.map((wire) => (
          <WireLabel key={`${wire.of} ${wire.to}`} chart={chart} wire={wire} marks={marks} fit={!hidden} />
        ))}
    </svg>
  )
})
