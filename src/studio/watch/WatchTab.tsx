import { useEffect, useMemo, useState } from 'react'
import { save } from '../share/pictures'
import type { Mark } from '../view/Drawing'
import panel from '../view/panel.module.css'
import type { PanelProps } from '../view/panels'
import { situationNames } from '../view/sentences'
import { useServed } from '../view/served'
import { useSay } from '../words/late'
import * as paths from '../../../machines/shared/paths'
import { ActorTree } from './ActorTree'
import { Scene } from './Scene'
import { ScreenWords } from './ScreenWords'
import { EventLog } from './EventLog'
import { chartInFront, definedIn, innermost, isNews, phoneName, recordingName } from './follow'
import { isWatchingAllowed, startOver, recordingNow, startWatching, useWatched } from './store'
import styles from './watch.module.css'

/** Watching requires a server for the app. */
export function WatchTab(props: PanelProps) {
  const say = useSay()
  if (useServed() !== false) return <Watching {...props} />
  return (
    <article className={panel.about}>
      <h2>{say('watch')}</h2>
      <p>{say('watchServed')}</p>
    </article>
  )
}

/** The running app next to the picture: each chart's current state, and what has happened. */
function Watching({ chart, change, show }: PanelProps) {
  const say = useSay()
  const pages = useWatched()
  const [chosen, setChosen] = useState('')
  const [isFollowing, setFollowing] = useState(true)
  useEffect(startWatching, [])
  const open = [...pages.values()].filter(({ isOpen }) => isOpen)
  const watched =
    open.find(({ page }) => page === chosen) ??
    open.filter(({ window }) => window === phoneName).at(-1) ??
    open.at(-1)
  const lines = useMemo(() => [...(watched?.actors.values() ?? [])], [watched])
  const own = lines.filter((line) => line.chart === chart.id)
  const last = watched?.log.filter((entry) => entry.chart === chart.id && entry.taken.length > 0).at(-1)
  useEffect(() => {
    const of: Record<string, Mark[]> = {}
    for (const { states } of own) for (const id of states) of[id] = ['active']
    for (const id of last?.taken ?? []) of[id] = ['taken']
    const follow = last?.taken.at(-1)
    show({ marks: { of }, ...(follow === undefined ? {} : { follow }) })
    // oxlint-disable-next-line react/exhaustive-deps -- the picture follows the page; `show` only changes with the panel
  }, [lines, last])
  const inFront = watched && chartInFront(watched)
  useEffect(() => {
    if (!watched || inFront === undefined) return
    if (isNews(watched, inFront, chart.id) && isFollowing) change({ chart: inFront }, true)
    // oxlint-disable-next-line react/exhaustive-deps -- follow the app to a new screen, not the reader's selection
  }, [inFront, watched?.page])
  const recording = recordingNow()
  const counted = definedIn(chart, recording)
  return (
    <article className={panel.about}>
      <h2>{say('watch')}</h2>
      {!isWatchingAllowed() && <p role="alert">{say('watchCookie')}</p>}
      <div className={panel.field}>
        <label htmlFor="watch-page">{say('watchedPage')}</label>
        <select
          id="watch-page"
          value={watched?.page ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        >
          {open.length === 0 && <option value="">{say('nobodyYet')}</option>}
          {open.map(({ page, window, path }) => (
            <option key={page} value={page}>
              {say(window === phoneName ? 'ownPhone' : 'otherTab', { path })}
            </option>
          ))}
        </select>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isFollowing}
          onChange={(event) => setFollowing(event.target.checked)}
        />
        {say('followScreen')}
      </label>
      <p className={styles.another}>
        <a className={panel.link} href={watched?.path ?? paths.home} target="_blank" rel="noreferrer">
          {say('openTab')}
        </a>
      </p>
      <p className={panel.now} role="status">
        <b>{say('now')}</b>{' '}
        {own.length === 0
          ? say('notRunning')
          : own
              .map(({ states }) =>
                chart.said ? situationNames(chart, states) : innermost(states, chart.id).join(' + '),
              )
              .join(' · ')}
      </p>
      <Scene chart={chart.id} watched={watched} />
      <ScreenWords chart={chart.id} states={own.at(-1)?.states ?? []} watched={watched} change={change} />
      <h3>{say('recorded')}</h3>
      <p>{say('recordedOf', counted)}</p>
      <div className={panel.buttons}>
        <button type="button" className={panel.button} onClick={() => change({ tab: 'cover' })}>
          {say('showInCover')}
        </button>
        <button
          type="button"
          className={panel.button}
          onClick={() =>
            save(recordingName(new Date()), JSON.stringify(recordingNow(), null, 2), 'application/json')
          }
        >
          {say('downloadRecording')}
        </button>
        <button type="button" className={panel.button} onClick={startOver}>
          {say('startOver')}
        </button>
      </div>
      {/* Last: both grow with every event, and would move what is below them. */}
      <h3>{say('log')}</h3>
      <EventLog
        current={chart}
        log={watched?.log ?? []}
        choose={(id, transition) =>
          change({ chart: id, ...(transition === undefined ? {} : { chosen: transition }) })
        }
      />
      <h3>{say('actorTree')}</h3>
      <ActorTree lines={lines} current={chart.id} open={(id) => change({ chart: id })} />
    </article>
  )
}
