import { history as loadHistory } from 'virtual:studio'
import { useState } from 'react'
import styles from '../map/map.module.css'
import { loadChart } from '../view/load'
import type { ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { LoadedPart } from '../view/LoadedPart'
import { useLoaded } from '../view/useLoaded'
import { useFlowName } from '../words/flows'
import { useSay } from '../words/late'
import { useIsPlain, useLanguage } from '../words/words'
import { Changes } from './Changes'
import type { FlowNews, Since } from './history'

interface SincePageProps {
  readonly change: ChangeView
}

/** Changes to all flows since an earlier day or tag. */
export function SincePage({ change }: SincePageProps) {
  const say = useSay()
  const loaded = useLoaded('history', loadHistory)
  return (
    <section className={styles.map} aria-label={say('since')}>
      <h2>{say('since')}</h2>
      <LoadedPart loaded={loaded}>{({ points }) => <Whole points={points} change={change} />}</LoadedPart>
    </section>
  )
}

const pointName = ({ tag, day, commit, why }: Since) =>
  [tag, day, `(${commit})`, why].filter(Boolean).join(' ')

function Whole({ points, change }: SincePageProps & { points: readonly Since[] }) {
  const say = useSay()
  // The newest commit is usually today's state itself.
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      points.findIndex(({ flows }) => flows.length > 0),
    ),
  )
  const point = points[at]
  if (!point) return <p>{say('sinceNoHistory')}</p>
  return (
    <>
      <div className={styles.filter}>
        <label>
          <span>{say('sinceWhen')}</span>
          <select value={at} onChange={(event) => setAt(Number(event.target.value))}>
            {points.map((it, i) => (
              <option key={it.commit} value={i}>
                {pointName(it)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{say('sinceSum', { count: point.flows.length })}</p>
      {point.flows.map((news) => (
        <Flow key={`${point.commit} ${news.id}`} news={news} change={change} />
      ))}
    </>
  )
}

function Flow({ news, change }: SincePageProps & { news: FlowNews }) {
  const say = useSay()
  const flowName = useFlowName()
  const [isOpen, setOpen] = useState(false)
  const { id, kind, states, transitions, commits } = news
  const sum = (part: 'added' | 'changed' | 'removed') => states[part].length + transitions[part].length
  const counts = { added: sum('added'), changed: sum('changed'), removed: sum('removed') }
  return (
    <section className={panel.about}>
      <h3>
        {kind === 'gone' ? (
          flowName(id)
        ) : (
          <button
            type="button"
            className={panel.link}
            onClick={() => change({ chart: id, tab: kind === 'new' ? 'read' : 'compare' })}
          >
            {flowName(id)}
          </button>
        )}
      </h3>
      <p>
        {kind === 'changed' ? say('sinceCounts', counts) : say(kind === 'new' ? 'sinceNew' : 'sinceGone')}
      </p>
      <ul className={panel.list}>
        {commits.length === 0 && <li>{say('sinceNotCommitted')}</li>}
        {commits.map(({ commit, day, by, why }) => (
          <li key={commit}>
            {day} ({commit}) {say('committedBy', { name: by, why })}
          </li>
        ))}
      </ul>
      {kind === 'changed' && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{say('sinceWords')}</summary>
          {isOpen && <Words news={news} change={change} />}
        </details>
      )}
    </section>
  )
}

/** Each added, changed or removed part, named as in today's flow. */
function Words({ news, change }: SincePageProps & { news: FlowNews }) {
  const say = useSay()
  const language = useLanguage()
  const isPlain = useIsPlain()
  const { id, before } = news
  const loaded = useLoaded(`${id} ${language} ${isPlain}`, () => loadChart(id, language, isPlain))
  const open: ChangeView = (part) => change({ chart: id, tab: 'read', ...part })
  return (
    <LoadedPart loaded={loaded} loading={say('loading')} failed={say('loadFailed')}>
      {(chart) =>
        (['states', 'transitions'] as const).map((part) => (
          <Changes
            key={part}
            chart={chart}
            title={say(part)}
            part={news[part]}
            before={before[part]}
            now={chart[part]}
            change={open}
          />
        ))
      }
    </LoadedPart>
  )
}
