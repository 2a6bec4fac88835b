import panel from '../view/panel.module.css'
import { useSay, type Say } from '../words/words'
import type { LogEntry } from './channel'
import styles from './watch.module.css'

interface EventLogProps {
  readonly log: readonly LogEntry[]
  readonly choose: (chart: string, transition: string | undefined) => void
}

const shown = 120

/** xstate's internal events in words; others by name. */
function eventWords(say: Say, type: string): string {
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

const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB')

/** What has happened in the watched page, newest first. */
export function EventLog({ log, choose }: EventLogProps) {
  const say = useSay()
  if (log.length === 0) return <p>{say('nothingHeard')}</p>
  return (
    // A scrolling list has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={styles.log} aria-label={say('log')} tabIndex={0}>
      {log
        .slice(-shown)
        .sort((a, b) => b.number - a.number)
        .map(({ number, at, chart, event, carries, taken }) => (
          <li key={number} data-quiet={taken.length === 0 || undefined}>
            <time>{timeOf(at)}</time>{' '}
            <button type="button" className={panel.link} onClick={() => choose(chart, taken.at(-1))}>
              {chart}
            </button>{' '}
            <b>{eventWords(say, event)}</b>
            {carries !== '' && (
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
