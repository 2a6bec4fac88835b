import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { farBelow, namedFrom } from '../picture/far'
import { canFold } from '../picture/content'
import type { Box, Chart } from '../picture/model'
import { useSay } from '../words/words'
import { Drawing, type Marks } from './Drawing'
import { FarNames } from './FarNames'
import { Folds } from './Folds'
import type { ChangeView } from './link'
import { nextBox } from './next-box'
import './focus.css'
import sheetStyles from './sheet.module.css'
import styles from './shell.module.css'
import { usePainted } from './usePainted'
import type { Sight } from './sight'
import { loadFolding, useFolding } from './useFolding'
import { useSheet } from './useSheet'

interface SheetViewProps {
  readonly chart: Chart
  readonly marks: Marks
  readonly chosen: string | undefined
  /** Id of what to keep in view: the selection, or the flow's current state. */
  readonly follow: string | undefined
  readonly begin: Sight | undefined
  /** Ids of folded states. */
  readonly folded: readonly string[]
  /** The drawing shown (`link.ts`). */
  readonly variant: string
  readonly change: ChangeView
  readonly holder: RefObject<HTMLDivElement | null>
  /** Whether only the neighbours of the selection are highlighted. */
  readonly isFocused: boolean
  readonly focus: (isFocused: boolean) => void
}

function boxOf(chart: Chart, id: string): Box | undefined {
  const at = chart.states.findIndex((state) => state.id === id)
  if (at >= 0) return chart.picture.boxes[at]
  const of = chart.transitions.findIndex((it) => it.id === id)
  const wire = chart.picture.wires.find((it) => it.of === of)
  return wire?.label ?? chart.picture.boxes[chart.transitions[of]?.from ?? -1]
}

const step = 60

/** With Shift, arrow keys move from box to box. */
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture on the sheet. Starting zoomed out, the illegible text is added after first paint. */
function Picture({ chart, marks, scale }: { chart: Chart; marks: Marks; scale: number }) {
  const isPainted = usePainted()
  const isFar = scale < farBelow
  const isWhole = isPainted || !isFar
  return (
    <>
      <Drawing chart={chart} marks={marks} words={isWhole} />
      {isFar && <FarNames chart={chart} scale={scale} />}
    </>
  )
}

/** The viewport on the picture: moved by drag, wheel and keys; a tap selects. */
export function SheetView({
  chart: whole,
  marks: ownMarks,
  chosen,
  follow,
  begin,
  folded,
  variant,
  change,
  holder,
  isFocused,
  focus,
}: SheetViewProps) {
  const say = useSay()
  const { folding, isComing } = useFolding(folded.length > 0)
  const chart = useMemo(() => folding?.fold(whole, folded) ?? whole, [folding, whole, folded])
  const marks = useMemo(
    () => folding?.foldedMarks(whole, folded, ownMarks) ?? ownMarks,
    [folding, whole, folded, ownMarks],
  )
  const { width, height } = chart.picture
  const window = useRef<HTMLDivElement | null>(null)
  const paper = useRef<HTMLDivElement | null>(null)
  const isPainted = usePainted()
  // At rest; none until the empty sheet is positioned.
  const [scale, setScale] = useState<number | null>(null)
  const rested = (sight: Sight) => {
    setScale(sight.scale)
    change({ sight, drawn: variant })
  }
  const sheet = useSheet({ window, paper, width, height, least: namedFrom(whole), begin, rested })
  const { show, scaleNow } = sheet
  // Position the empty sheet first: with the picture on it, the browser would lay out all text twice.
  // oxlint-disable-next-line react/set-state-in-effect -- once, and before anything is drawn
  useLayoutEffect(() => setScale(scaleNow()), [scaleNow])
  const shown = chosen ?? follow
  const box = shown === undefined || isComing ? undefined : boxOf(chart, shown)
  const isDrawn = box !== undefined
  // Selecting something inside a folded box unfolds it, once: it can then be folded again.
  const now = `${chosen} ${follow}`
  const openedFor = useRef('')
  useEffect(() => {
    if (!folding || openedFor.current === now) return
    openedFor.current = now
    const around = folding.aroundIn(whole, folded, chosen, follow)
    if (around.length > 0) change({ folded: folded.filter((id) => !around.includes(id)) })
    // oxlint-disable-next-line react/exhaustive-deps -- folding alone brings nothing into view
  }, [now, folding])
  useEffect(() => {
    if (box) show(box)
    // oxlint-disable-next-line react/exhaustive-deps -- folding moves no other box out of sight
  }, [whole, isDrawn, shown, show])
  const toggle = async (id: string) => {
    const { aroundIn, fold } = await loadFolding()
    openedFor.current = now
    const isOpen = !folded.includes(id)
    const next = isOpen ? [...folded, id] : folded.filter((one) => one !== id)
    const [x = 0, y = 0] = boxOf(chart, id) ?? []
    const [nextX = 0, nextY = 0] = boxOf(fold(whole, next), id) ?? []
    sheet.shift((x - nextX) * scaleNow(), (y - nextY) * scaleNow())
    const isLost = isOpen && chosen !== undefined && aroundIn(whole, [id], chosen).length > 0
    change({ folded: next, ...(isLost ? { chosen: id } : {}) })
  }

  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => sheet.panBy(step, 0),
    ArrowRight: () => sheet.panBy(-step, 0),
    ArrowUp: () => sheet.panBy(0, step),
    ArrowDown: () => sheet.panBy(0, -step),
    '+': () => sheet.zoomBy(1.25),
    '=': () => sheet.zoomBy(1.25),
    '-': () => sheet.zoomBy(0.8),
    '0': sheet.fit,
    '1': sheet.fullSize,
    Escape: () => change({ chosen: undefined }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.shiftKey ? ways[event.key] : undefined
    if (way) {
      event.preventDefault()
      const next = nextBox(chart, chosen, way)
      if (next !== undefined) change({ chosen: next })
      return
    }
    const at = event.key === 'Enter' ? whole.states.findIndex(({ id }) => id === chosen) : -1
    if (event.target === event.currentTarget && chosen !== undefined && canFold(whole, at)) {
      event.preventDefault()
      void toggle(chosen)
      return
    }
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const onClick = (event: MouseEvent) => {
    if (window.current?.dataset.moving || (event.target as Element).closest('button')) return
    const hit = (event.target as Element).closest('[data-of], [data-at]')
    change({ chosen: hit?.getAttribute('data-of') ?? hit?.getAttribute('data-at') ?? undefined })
  }
  const tools = [
    ['zoomIn', 'M8 2v12M2 8h12', () => sheet.zoomBy(1.25)],
    ['zoomOut', 'M2 8h12', () => sheet.zoomBy(0.8)],
    ['fit', 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4', sheet.fit],
    ['fullSize', 'M2 5l2-2v10M12 5l2-2v10M8 6v.5M8 10v.5', sheet.fullSize],
  ] as const
  return (
    <div className={`${styles.sheet} ${isFocused ? 'focused' : ''}`} ref={holder}>
      {/* The outline and the table offer everything in the picture as buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={window}
        className={styles.window}
        role="application"
        // Keys move it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${say('picture', { name: chart.said?.flow ?? chart.id })}. ${say('pictureHelp')}`}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div ref={paper} className={styles.paper}>
          {scale !== null && !isComing && <Picture chart={chart} marks={marks} scale={scale} />}
          {scale !== null && !isComing && isPainted && (
            <Folds
              whole={whole}
              chart={chart}
              folded={folded}
              scale={scale}
              toggle={(id) => void toggle(id)}
              show={show}
            />
          )}
        </div>
      </div>
      <div
        className={sheetStyles.tools}
        role="group"
        aria-label={say('picture', { name: chart.said?.flow ?? chart.id })}
      >
        {chosen !== undefined && (
          <button
            type="button"
            aria-label={say('focus')}
            title={say('focus')}
            aria-pressed={isFocused}
            onClick={() => focus(!isFocused)}
          >
            <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
              <path d="M8 6.5v3M6.5 8h3M8 2.5a5.5 5.5 0 1 0 .01 0" />
            </svg>
          </button>
        )}
        {tools.map(([word, sign, press]) => (
          <button key={word} type="button" aria-label={say(word)} title={say(word)} onClick={press}>
            <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
              <path d={sign} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  )
}
