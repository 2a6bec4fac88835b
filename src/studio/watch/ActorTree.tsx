import { list } from 'virtual:studio'
import { spaced } from '../plain/spaced'
import { useFlowName } from '../words/flows'
import { useIsPlain } from '../words/words'
import { useSay } from '../words/late'
import type { ActorLine } from './channel'
import { innermost } from './follow'
import styles from './watch.module.css'

interface ActorTreeProps {
  readonly lines: readonly ActorLine[]
  readonly current: string
  readonly open: (chart: string) => void
}

const known = new Set(list.map(({ id }) => id))

/** Every running actor, under its parent. */
export function ActorTree({ lines, current, open }: ActorTreeProps) {
  const say = useSay()
  const all = new Set(lines.map(({ session }) => session))
  const tops = lines.filter(({ parent }) => parent === undefined || !all.has(parent))
  if (tops.length === 0) return <p>{say('nobodyYet')}</p>
  return (
    <ul className={styles.actors}>
      {tops.map((line) => (
        <Branch key={line.session} line={line} lines={lines} current={current} open={open} />
      ))}
    </ul>
  )
}

function Branch({ line, lines, current, open }: ActorTreeProps & { line: ActorLine }) {
  const { chart, name, session, states } = line
  const isPlain = useIsPlain()
  const flowName = useFlowName()
  const inside = lines.filter(({ parent }) => parent === session)
  const isOpen = chart !== undefined && known.has(chart)
  return (
    <li>
      {isOpen ? (
        <button
          type="button"
          className={styles.actor}
          aria-current={chart === current ? 'true' : undefined}
          onClick={() => open(chart)}
        >
          {isPlain ? flowName(chart) : name === '' || name === chart ? chart : `${name}: ${chart}`}
          {!isPlain && <small>{innermost(states, chart).join(' + ')}</small>}
        </button>
      ) : (
        <p className={styles.helper}>{(isPlain ? spaced(name) : name) || '…'}</p>
      )}
      {inside.length > 0 && (
        <ul className={styles.actors}>
          {inside.map((child) => (
            <Branch key={child.session} line={child} lines={lines} current={current} open={open} />
          ))}
        </ul>
      )}
    </li>
  )
}
