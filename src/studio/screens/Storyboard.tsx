import { useEffect, useMemo, useRef, useState } from 'react'
import { coverFlow } from '../cover/paths'
import type { Path } from '../../paths/model'
import type { Chart } from '../picture/model'
import type { Mark } from '../view/Drawing'
import panel from '../view/panel.module.css'
import { useLoaded } from '../view/useLoaded'
import { casesOf, type PanelProps } from '../view/panels'
import { moveWords } from '../try/plain'
import { situationNames } from '../view/sentences'
import { useSay } from '../words/late'
import { Picture } from './Picture'
import type { Shot } from './picture'
import { activeIn, situationKey } from './pictures'
import { usePresenting } from './presenting'
import styles from './screens.module.css'

/** Milliseconds per picture, long enough to read its caption. */
const frameTime = 1600

interface Frame {
  readonly label: string
  readonly states: readonly string[]
  readonly taken: readonly string[]
  readonly shot: Shot | undefined
}

/** A path as pictures; a step without one borrows the same situation from another path. */
function framesOf(chart: Chart, path: Path, shots: readonly Shot[]): Frame[] {
  const bySituation = new Map(shots.map((it) => [situationKey(it.states), it]))
  const at = (label: string, expected: Path['start'], step: number): Frame => {
    const states = activeIn(chart, expected.value)
    const own = shots.find((it) => it.path === path.id && it.step === step)
    const key = situationKey(states)
    const shot = own && situationKey(own.states) === key ? own : bySituation.get(key)
    return { label, states, taken: expected.transitions, shot }
  }
  return [
    at(path.input, path.start, 0),
    ...path.steps.map((step, i) => at(moveWords(chart, step, step.label), step.expected, i + 1)),
  ]
}

/** Plays a path as a series of pictures while the chart highlights the current step. */
export function Storyboard(props: PanelProps & { shots: readonly Shot[] }) {
  const say = useSay()
  const { chart, view, change } = props
  const made = useLoaded(`board ${chart.id}`, async () => {
    const cases = await casesOf(chart.id)
    return coverFlow(cases, 'transitions', 'few').paths
  })
  if (made.is === 'loading') return <p role="status">{say('makingPaths')}</p>
  if (made.is === 'failed') return <p role="alert">{say('loadFailed')}</p>
  const paths = made.value
  const path = paths.find(({ id }) => id === view.path) ?? paths[0]
  return (
    <>
      {view.path && path?.id !== view.path && <p role="alert">{say('noSuchPath', { name: view.path })}</p>}
      <div className={panel.field}>
        <label htmlFor="board-path">{say('whichPath')}</label>
        <select
          id="board-path"
          value={path?.id ?? ''}
          onChange={(event) => change({ path: event.target.value, step: 0 })}
        >
          {paths.map(({ id, steps, input }, i) => (
            <option key={id} value={id}>
              {say('path', { number: i + 1 })}: {say('pathSteps', { steps: steps.length, input })}
            </option>
          ))}
        </select>
      </div>
      {path && <Board key={path.id} {...props} path={path} />}
    </>
  )
}

function Board({
  chart,
  view,
  change,
  show,
  shots,
  path,
}: PanelProps & { shots: readonly Shot[]; path: Path }) {
  const say = useSay()
  const [isPlaying, setPlaying] = useState(false)
  const frames = useMemo(() => framesOf(chart, path, shots), [chart, path, shots])
  const at = Math.min(view.step ?? 0, frames.length - 1)
  const frame = frames[at]
  const player = useRef<HTMLDivElement | null>(null)
  const [isPresenting, setPresenting] = useState(false)
  const go = (step: number) => {
    change({ path: path.id, step })
    // Keep buttons, caption and picture in view together between steps.
    player.current?.scrollIntoView({ block: 'start' })
  }
  useEffect(() => {
    const of: Record<string, Mark[]> = {}
    for (const id of frame?.states ?? []) of[id] = ['active']
    for (const id of frame?.taken ?? []) of[id] = ['taken']
    const follow = frame?.taken.at(-1)
    show({ marks: { of }, ...(follow === undefined ? {} : { follow }) })
    // oxlint-disable-next-line react/exhaustive-deps -- the picture follows the board; `show` only changes with the panel
  }, [frame])
  useEffect(() => {
    if (!isPlaying) return undefined
    const next = setTimeout(() => (at + 1 < frames.length ? go(at + 1) : setPlaying(false)), frameTime)
    return () => clearTimeout(next)
    // oxlint-disable-next-line react/exhaustive-deps -- restarts with each frame
  }, [isPlaying, at, frames.length])
  usePresenting(
    isPresenting,
    (by) => go(Math.max(0, Math.min(at + by, frames.length - 1))),
    () => setPresenting(false),
  )
  if (!frame) return null
  return (
    <div className={styles.player} ref={player} data-presenting={isPresenting || undefined}>
      <div className={styles.steps}>
        <button type="button" className={panel.button} disabled={at === 0} onClick={() => go(at - 1)}>
          ← {say('before')}
        </button>
        <button
          type="button"
          className={panel.button}
          aria-pressed={isPlaying}
          onClick={() => {
            if (!isPlaying && at + 1 === frames.length) go(0)
            setPlaying(!isPlaying)
          }}
        >
          {say(isPlaying ? 'pause' : 'play')}
        </button>
        <button
          type="button"
          className={panel.button}
          disabled={at + 1 === frames.length}
          onClick={() => go(at + 1)}
        >
          {say('after')} →
        </button>
        <button
          type="button"
          className={panel.button}
          aria-pressed={isPresenting}
          title={say('presentHelp')}
          onClick={() => setPresenting(!isPresenting)}
        >
          {say('present')}
        </button>
      </div>
      <figure className={styles.board}>
        <figcaption aria-live={isPlaying ? 'off' : 'polite'}>
          {frame.label}
          <small>{say('stepOf', { step: at, steps: frames.length - 1 })}</small>
        </figcaption>
        <div className={styles.frame}>
          {frame.shot ? (
            <Picture
              shot={frame.shot}
              alt={say('screenOf', {
                name: chart.said ? situationNames(chart, frame.shot.states) : frame.shot.state,
              })}
            />
          ) : (
            <p className={styles.none}>{say('noPictureOf')}</p>
          )}
        </div>
      </figure>
    </div>
  )
}
