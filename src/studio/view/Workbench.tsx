import { loaders } from 'virtual:studio'
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Chart } from '../picture/model'
import { useSay } from '../words/words'
import { Details } from './Details'
import type { Mark, Marks } from './Drawing'
import { tabs, type ChangeView, type View } from './link'
import panel from './panel.module.css'
import { SheetView } from './SheetView'
import styles from './shell.module.css'
import { TablePanel } from './TablePanel'

/** What a panel shows on the picture: marks, and what should be in sight. */
export interface Shown {
  readonly marks: Marks
  readonly follow?: string
}

export interface PanelProps {
  readonly chart: Chart
  readonly view: View
  readonly change: ChangeView
  readonly show: (shown: Shown) => void
}

const nothingShown: Shown = { marks: { of: {} } }

const TryTab = lazy(() => import('../try/TryTab').then((it) => ({ default: it.TryTab })))
const WatchTab = lazy(() => import('../watch/WatchTab').then((it) => ({ default: it.WatchTab })))
const ScreensTab = lazy(() => import('../screens/ScreensTab').then((it) => ({ default: it.ScreensTab })))
const CoverTab = lazy(() => import('../cover/CoverTab').then((it) => ({ default: it.CoverTab })))
const CompareTab = lazy(() => import('../compare/CompareTab').then((it) => ({ default: it.CompareTab })))
const NotesTab = lazy(() => import('../notes/NotesTab').then((it) => ({ default: it.NotesTab })))
const SharePanel = lazy(() => import('../share/SharePanel').then((it) => ({ default: it.SharePanel })))

/** One flow: its picture, and beside it what is done with it. */
export function Workbench({ chart, view, change }: { chart: Chart; view: View; change: ChangeView }) {
  const say = useSay()
  const holder = useRef<HTMLDivElement | null>(null)
  const [shown, setShown] = useState<Shown & { tab: string }>({ ...nothingShown, tab: '' })
  const [begin] = useState(view.sight)
  const { tab, chosen } = view
  // The words about the picture follow the picture.
  const isDrawn = useDeferredValue(true, false)
  // Marks of a panel that is no longer open say nothing any more.
  const own = shown.tab === tab ? shown : nothingShown
  const marks = useMemo((): Marks => {
    if (chosen === undefined) return own.marks
    const list: readonly Mark[] = [...(own.marks.of[chosen] ?? []), 'chosen']
    return { ...own.marks, of: { ...own.marks.of, [chosen]: list } }
  }, [own, chosen])
  const props: PanelProps = useMemo(
    () => ({ chart, view, change, show: (next) => setShown({ ...next, tab }) }),
    [chart, view, change, tab],
  )
  return (
    <>
      {tab !== 'table' && (
        <SheetView
          chart={chart}
          marks={marks}
          chosen={chosen}
          follow={own.follow}
          begin={begin}
          change={change}
          holder={holder}
        />
      )}
      <section className={tab === 'table' ? styles.wide : styles.side} aria-label={say('views')}>
        <div className={styles.tabs} role="group" aria-label={say('views')}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === tab}
              onClick={() =>
                change({ tab: name, chosen: name === 'read' || name === 'screens' ? chosen : undefined })
              }
            >
              {say(name)}
            </button>
          ))}
        </div>
        <div className={panel.panel}>
          {tab !== 'read' && tab !== 'table' && tab !== 'screens' && chosen !== undefined && (
            <details className={panel.chosen} open>
              <summary>{chosen}</summary>
              <Details chart={chart} chosen={chosen} change={change} />
            </details>
          )}
          <Suspense fallback={<p role="status">{say('loading')}</p>}>
            {tab === 'read' && isDrawn && <Details chart={chart} chosen={chosen} change={change} />}
            {tab === 'table' && <TablePanel chart={chart} change={change} />}
            {tab === 'try' && <TryTab {...props} />}
            {tab === 'watch' && <WatchTab {...props} />}
            {tab === 'screens' && <ScreensTab {...props} />}
            {tab === 'cover' && <CoverTab {...props} />}
            {tab === 'compare' && <CompareTab {...props} />}
            {tab === 'notes' && <NotesTab {...props} />}
            {tab === 'share' && (
              <SharePanel chart={chart} drawing={() => holder.current?.querySelector('svg.pic') ?? null} />
            )}
          </Suspense>
        </div>
      </section>
    </>
  )
}

/** Loads the chart's own code, for the panels that run it. */
export const casesOf = (id: string) => {
  const load = loaders[id]
  return load ? load.cases() : Promise.reject(new Error(`there is no chart ${id}`))
}
