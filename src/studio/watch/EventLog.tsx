import panel from '../view/panel.module.css'
import { plainCause } from '../picture/plain'
import type { Chart } from '../picture/model'
import { spaced } from '../plain/spaced'
import { useFlowName } from '../words/flows'
import { useIsPlain } from '../words/words'
import { useSay, type SayAny } from '../words/late'
import type { LogEntry } from './channel'
import styles from './watch.module.css'

interface EventLogProps {
  /** The flow on the drawing, whose events have plain words. */
  readonly current: Chart
  readonly log: readonly LogEntry[]
  readonly choose: (chart: string, transition: string | undefined) => void
}

const shown = 120

/** xstate's internal events in words; others by name. */
function eventWords(say: SayAny, type: string): string {
  if (type === 'xstate.init') return say('eventBegins')
  if (type === 'xstate.stop') return say('eventEnds')
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (actor) return say(actor[1] === 'done' ? 'cause.done' : 'cause.error', { name: actor[2] ?? '' })
  const change = /^xstate\.snapshot\.(.+)$/.exec(type)
  if (change) return say('cause.snapshot', { name: change[1] ?? '' })
  const time = /^xstate\.after\.([^.]+)\./.exec(type)
  if (time) return say('cause.after', { time: time[1] ?? '' })
  return type.startsWith('xstate.done.state.') ? say('cause.finished') : type
}

/** The same in plain words; for another flow, its names split into words. */
function plainEvent(say: SayAny, { said }: Chart, type: string): string {
  const actor = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(type)
  if (actor && !type.startsWith('xstate.done.state.')) {
    const cause = actor[1] === 'done' ? 'done' : actor[1] === 'error' ? 'error' : 'snapshot'
    const name = actor[2] ?? ''
    return said
      ? plainCause(said, { cause, name: said.actors[name] === undefined ? spaced(name) : name })
      : name
  }
  if (type.startsWith('xstate.after.')) return said?.phrases.later ?? ''
  if (type.startsWith('xstate.')) return eventWords(say, type)
  return said?.events[type] ?? spaced(type)
}

const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB')

/** Events in the watched page, newest first. */
export function EventLog({ current, log, choose }: EventLogProps) {
  const say = useSay()
  const isPlain = useIsPlain()
  const flowName = useFlowName()
  if (log.length === 0) return <p>{say('nothingHeard')}</p>
  return (
    // A scrolling list must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={styles.log} aria-label={say('log')} tabIndex={0}>
      {log
        .slice(-shown)
        .sort((a, b) => b.number - a.number)
        .map(({ number, at, chart, event, carries, taken }) => (
          <li key={number} data-quiet={taken.length === 0 || undefined}>
            <time>{timeOf(at)}</time>{' '}
            <button type="button" className={panel.link} onClick={() => choose(chart, taken.at(-1))}>
              {flowName(chart)}
            </button>{' '}
            <b>{isPlain ? plainEvent(say, current, event) : eventWords(say, event)}</b>
            {carries !== '' && !isPlain && (
              <>
                {' '}
                <code>{carries}</code>
              </>
            )}
            {taken.length === 0 && !event.startsWith('xstate.') && <> · {say('nothingCame')}</>}
          </li>
        ))}
    </ol>
  )
}
