import { hand } from 'virtual:studio'
import { useEffect, useMemo, useState } from 'react'
import type { FlowCases } from '../../../machines/shared/cases'
import type { Goal } from '../../paths/generate/goals'
import type { PathStyle } from '../../paths/model'
import { parseRecording, type Recording } from '../../paths/run/recording'
import type { Mark } from '../view/Drawing'
import { FileField } from '../view/FileField'
import panel from '../view/panel.module.css'
import { useLoaded } from '../view/useLoaded'
import { recordingNow, useWatched } from '../watch/store'
import { casesOf, type PanelProps } from '../view/panels'
import { nameOf } from '../view/sentences'
import { useSay } from '../words/late'
import { coverFlow, hitsIn, hitsOf, missesOf, moveOf, type Covered, type Hits } from './paths'

const goals = ['transitions', 'states', 'pairs', 'guards', 'requirements'] as const satisfies readonly Goal[]
const styles = ['few', 'short'] as const satisfies readonly PathStyle[]

interface Made {
  readonly cases: FlowCases
  readonly covered: Covered
}

const readRecording = async (file: File): Promise<Recording | undefined> =>
  parseRecording(await file.text().catch(() => ''))

const froms = ['paths', 'watch', 'file'] as const

/** Whether any transition of a flow was watched. */
const hasTaken = (chart: string) => Object.keys(recordingNow().charts[chart]?.transitions ?? {}).length > 0

/** Lets the page paint its busy state before the work starts. */
const afterDrawing = () => new Promise<void>((resolve) => setTimeout(resolve, 30))

/** Paths through a flow, with what they and recordings leave uncovered, over the picture. */
export function CoverTab(props: PanelProps) {
  const say = useSay()
  const [goal, setGoal] = useState<(typeof goals)[number]>('transitions')
  const [style, setStyle] = useState<(typeof styles)[number]>('few')
  const { id } = props.chart
  const made = useLoaded(`${id} ${goal} ${style}`, async (): Promise<Made> => {
    const cases = await casesOf(id)
    await afterDrawing()
    return { cases, covered: coverFlow(cases, goal, style) }
  })
  return (
    <article className={panel.about}>
      <h2>{say('cover')}</h2>
      <div className={panel.field}>
        <label htmlFor="cover-goal">{say('goal')}</label>
        <select
          id="cover-goal"
          value={goal}
          onChange={(event) => {
            setGoal(goals.find((it) => it === event.target.value) ?? 'transitions')
            props.change({ path: undefined })
          }}
        >
          {goals.map((it) => (
            <option key={it} value={it}>
              {say(`goal.${it}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={panel.field}>
        <label htmlFor="cover-style">{say('style')}</label>
        <select
          id="cover-style"
          value={style}
          onChange={(event) => {
            setStyle(styles.find((it) => it === event.target.value) ?? 'few')
            props.change({ path: undefined })
          }}
        >
          {styles.map((it) => (
            <option key={it} value={it}>
              {say(`style.${it}`)}
            </option>
          ))}
        </select>
      </div>
      {made.is === 'loading' && <p role="status">{say('makingPaths')}</p>}
      {made.is === 'failed' && <p role="alert">{say('loadFailed')}</p>}
      {made.is === 'here' && <Result {...props} {...made.value} />}
    </article>
  )
}

/**
 * Opens a path of the manual script, which has its own paths, in that panel; true if the path is in neither.
 */
function useElsewhere({ chart, view, change }: PanelProps, isKnown: boolean): boolean {
  const { path } = view
  const [lost, setLost] = useState<string | undefined>()
  useEffect(() => {
    if (path === undefined || isKnown) return undefined
    let isCurrent = true
    const decide = (isThere: boolean) => {
      if (!isCurrent) return
      if (isThere) change({ tab: 'hand' })
      else setLost(path)
    }
    hand(chart.id).then(
      ({ paths }) => decide(paths.some(({ id }) => id === path)),
      () => decide(false),
    )
    return () => {
      isCurrent = false
    }
  }, [chart.id, path, isKnown, change])
  return !isKnown && lost !== undefined && lost === path
}

function Result(props: PanelProps & Made) {
  const { chart, view, change, show, cases, covered } = props
  const say = useSay()
  const isKnown = covered.paths.some(({ id }) => id === view.path)
  const isLost = useElsewhere(props, isKnown)
  const only = isKnown ? view.path : undefined
  const setOnly = (path: string | undefined) => {
    setFrom('paths')
    change({ path })
  }
  const watched = useWatched()
  const [from, setFrom] = useState<'paths' | 'watch' | 'file'>(() => (hasTaken(chart.id) ? 'watch' : 'paths'))
  const [uploaded, setUploaded] = useState<Recording | undefined>()
  const [isRefused, setRefused] = useState(false)
  const recording = useMemo(
    () => (from === 'watch' ? recordingNow() : from === 'file' ? uploaded : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- the recording grows with what is watched
    [from, uploaded, watched],
  )
  const { paths, missing, all } = covered
  const shownPaths = useMemo(() => paths.filter(({ id }) => only === undefined || id === only), [paths, only])
  const hits = useMemo(
    (): Hits => (recording ? hitsIn(cases, recording) : hitsOf(cases, shownPaths)),
    [cases, recording, shownPaths],
  )
  const misses = useMemo(
    () =>
      recording || only !== undefined
        ? missesOf(chart, hits, missing, say(recording ? 'notRecorded' : 'notOnPath'))
        : missing,
    [chart, recording, only, hits, missing, say],
  )
  useEffect(() => {
    const of: Record<string, Mark[]> = {}
    for (const { id } of chart.states.slice(1)) of[id] = hits.states[id] ? [] : ['missed']
    for (const { id } of chart.transitions) of[id] = hits.transitions[id] ? ['taken'] : ['missed']
    show({ marks: { of, counts: hits.transitions } })
    // oxlint-disable-next-line react/exhaustive-deps -- the picture shows the counts; `show` only changes with the panel
  }, [chart, hits])
  const count = (of: readonly { id: string }[], seen: Readonly<Record<string, number>>) =>
    of.filter(({ id }) => (seen[id] ?? 0) > 0).length
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return (
    <>
      {view.path && isLost && <p role="alert">{say('noSuchPath', { name: view.path })}</p>}
      <p>{say('pathCount', { paths: paths.length, steps })}</p>
      <p role="status">
        <b>
          {say('covered', {
            covered: count(chart.transitions, hits.transitions),
            total: all.transitions,
            states: count(chart.states.length > 1 ? chart.states.slice(1) : chart.states, hits.states),
            allStates: all.states,
          })}
        </b>
      </p>
      <div className={panel.field}>
        <label htmlFor="cover-from">{say('coverFrom')}</label>
        <select
          id="cover-from"
          value={from}
          onChange={(event) => setFrom(froms.find((it) => it === event.target.value) ?? 'paths')}
        >
          <option value="paths">{say('fromPaths')}</option>
          {hasTaken(chart.id) && <option value="watch">{say('fromWatch')}</option>}
          {uploaded && <option value="file">{say('fromFile')}</option>}
        </select>
      </div>
      <FileField
        id="cover-recording"
        label={say('recording')}
        chosen={([file]) =>
          file &&
          void readRecording(file).then((read) => {
            setUploaded(read)
            setFrom(read ? 'file' : 'paths')
            return setRefused(!read)
          })
        }
      />
      {isRefused && <p role="alert">{say('notARecording')}</p>}
      <h3>{say('misses')}</h3>
      {misses.length === 0 ? (
        <p className={panel.good}>{say('noMisses')}</p>
      ) : (
        <ul className={panel.list}>
          {misses.map((miss) => (
            <li key={miss.id}>
              <button type="button" className={panel.link} onClick={() => change({ chosen: miss.id })}>
                {nameOf(say, chart, miss.id)}
              </button>
              <p>{miss.detail}</p>
            </li>
          ))}
        </ul>
      )}
      <h3>{say('style')}</h3>
      <ul className={panel.list}>
        <li>
          <button
            type="button"
            className={panel.button}
            aria-pressed={only === undefined}
            onClick={() => setOnly(undefined)}
          >
            {say('allPaths')}
          </button>
        </li>
        {paths.map((path, i) => (
          <li key={path.id}>
            <button
              type="button"
              className={panel.link}
              aria-pressed={only === path.id}
              onClick={() => setOnly(path.id)}
            >
              {say('path', { number: i + 1 })}
            </button>{' '}
            <button
              type="button"
              className={panel.link}
              onClick={() => change({ tab: 'try', input: path.input, moves: path.steps.map(moveOf) })}
            >
              {say('playPath')}
            </button>
            <p>{say('pathSteps', { steps: path.steps.length, input: path.input })}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
