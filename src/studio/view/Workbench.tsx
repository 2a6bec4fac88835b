import { useMemo, useRef, useState } from 'react'
import type { Chart } from '../picture/model'
import { useSay } from '../words/words'
import { Boundary } from './Boundary'
import type { Mark, Marks } from './Drawing'
import { late } from './late'
import { linkTo, tabs, type ChangeView, type Tab, type View } from './link'
import panel from './panel.module.css'
import { nameOf } from './sentences'
import { SheetView } from './SheetView'
import { neighboursOf } from './neighbours'
import type { PanelProps, Shown } from './panels'
import styles from './shell.module.css'
import { usePainted } from './usePainted'

const nothingFolded: readonly string[] = []
const nothingShown: Shown = { marks: { of: {} } }

/** Panels that keep another panel's selection: they show it, or pass it on. */
const keepsChosen: ReadonlySet<Tab> = new Set(['read', 'screens', 'share'])

const has = ({ states, transitions }: Chart, id: string | undefined) =>
  [...states, ...transitions].some((it) => it.id === id)

const Details = late(() => import('./Details').then((it) => it.Details))
const TablePanel = late(() => import('./TablePanel').then((it) => it.TablePanel))
const TryTab = late(() => import('../try/TryTab').then((it) => it.TryTab))
const WatchTab = late(() => import('../watch/WatchTab').then((it) => it.WatchTab))
const ScreensTab = late(() => import('../screens/ScreensTab').then((it) => it.ScreensTab))
const CoverTab = late(() => import('../cover/CoverTab').then((it) => it.CoverTab))
const HandTab = late(() => import('../hand/HandTab').then((it) => it.HandTab))
const CompareTab = late(() => import('../compare/CompareTab').then((it) => it.CompareTab))
const NotesTab = late(() => import('../notes/NotesTab').then((it) => it.NotesTab))
const SharePanel = late(() => import('../share/SharePanel').then((it) => it.SharePanel))

interface WorkbenchProps {
  readonly chart: Chart
  readonly view: View
  /** Which drawing of the flow is shown (`link.ts`). */
  readonly variant: string
  readonly change: ChangeView
}

/** One flow: its picture, and the panels next to it. */
export function Workbench({ chart, view, variant, change }: WorkbenchProps) {
  const say = useSay()
  const holder = useRef<HTMLDivElement | null>(null)
  const [shown, setShown] = useState<Shown & { tab: string }>({ ...nothingShown, tab: '' })
  const [begin] = useState((view.drawn ?? variant) === variant ? view.sight : undefined)
  const { tab } = view
  const wanted = view.chosen
  // A link may refer to something the flow no longer has.
  const chosen = has(chart, wanted) ? wanted : undefined
  // Sharing applies to the previously open panel.
  const [lastTab, setLastTab] = useState<Tab>('read')
  if (tab !== 'share' && tab !== lastTab) setLastTab(tab)
  // Paint the picture before the text about it.
  const isDrawn = usePainted()
  // Ignore the marks of a panel that has been closed; sharing shows those of the panel before it.
  const own = shown.tab === (tab === 'share' ? lastTab : tab) ? shown : nothingShown
  const [isFocused, setFocused] = useState(false)
  const marks = useMemo((): Marks => {
    if (chosen === undefined) return own.marks
    const of: Record<string, readonly Mark[]> = { ...own.marks.of }
    const add = (id: string, mark: Mark) => (of[id] = [...(of[id] ?? []), mark])
    add(chosen, 'chosen')
    if (isFocused) for (const id of neighboursOf(chart, chosen)) add(id, 'near')
    return { ...own.marks, of }
  }, [own, chosen, chart, isFocused])
  const props: PanelProps = useMemo(
    () => ({ chart, view: { ...view, chosen }, change, show: (next) => setShown({ ...next, tab }) }),
    [chart, view, chosen, change, tab],
  )
  return (
    <>
      {tab !== 'table' && (
        <SheetView
          chart={own.drawn ?? chart}
          marks={marks}
          chosen={chosen}
          follow={own.follow}
          begin={begin}
          folded={view.folded ?? nothingFolded}
          variant={variant}
          change={change}
          holder={holder}
          isFocused={isFocused && chosen !== undefined}
          focus={setFocused}
        />
      )}
      <section className={tab === 'table' ? styles.wide : styles.side} aria-label={say('views')}>
        <div className={styles.tabs} role="group" aria-label={say('views')}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === tab}
              onClick={() => change({ tab: name, chosen: keepsChosen.has(name) ? chosen : undefined })}
            >
              {say(name)}
            </button>
          ))}
        </div>
        <div className={panel.panel}>
          {wanted !== undefined && chosen === undefined && (
            <p role="status">{say('notInFlow', { name: wanted })}</p>
          )}
          {!keepsChosen.has(tab) && tab !== 'table' && chosen !== undefined && (
            <details className={panel.chosen} open>
              <summary>{nameOf(say, chart, chosen)}</summary>
              <Details chart={chart} chosen={chosen} change={change} />
            </details>
          )}
          <Boundary about={`${tab} ${chosen ?? ''}`}>
            {tab === 'read' && isDrawn && <Details chart={chart} chosen={chosen} change={change} />}
            {tab === 'table' && <TablePanel chart={chart} change={change} />}
            {tab === 'try' && <TryTab {...props} />}
            {tab === 'watch' && <WatchTab {...props} />}
            {tab === 'screens' && <ScreensTab {...props} />}
            {tab === 'cover' && <CoverTab {...props} />}
            {tab === 'hand' && <HandTab {...props} />}
            {tab === 'compare' && <CompareTab {...props} />}
            {tab === 'notes' && <NotesTab {...props} />}
            {tab === 'share' && (
              <SharePanel
                chart={chart}
                link={linkTo({ ...view, tab: lastTab })}
                drawing={() => holder.current?.querySelector('svg.pic') ?? null}
              />
            )}
          </Boundary>
        </div>
      </section>
    </>
  )
}
