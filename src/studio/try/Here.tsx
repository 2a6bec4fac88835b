import { list } from 'virtual:studio'
import type { Situation } from '../../paths/chart/situation'
import type { Chart } from '../picture/model'
import { useWanted } from '../screens/Choices'
import { screensOf } from '../screens/load'
import { Picture } from '../screens/Picture'
import { isWanted, situationKey } from '../screens/pictures'
import screens from '../screens/screens.module.css'
import type { ChangeView } from '../view/link'
import styles from '../view/panel.module.css'
import { situationNames } from '../view/sentences'
import { useLoaded } from '../view/useLoaded'
import { useFlowName } from '../words/flows'
import { useLanguage, useSay } from '../words/words'
import { activeIds, wentTo } from './run'

/** The real screen of the situation, as captured by browser paths. */
function ScreenHere({ chart: whole, now }: { chart: Chart; now: Situation }) {
  const chart = whole.id
  const say = useSay()
  const loaded = useLoaded(`screens ${chart}`, () => screensOf(chart))
  const shots = loaded.is === 'here' ? loaded.value : []
  const { wanted } = useWanted(shots, useLanguage())
  const key = situationKey(activeIds(now))
  const shot = shots.find((it) => isWanted(it, wanted) && situationKey(it.states) === key)
  if (loaded.is !== 'here') return null
  return shot ? (
    <div className={screens.one}>
      <Picture
        shot={shot}
        alt={say('screenOf', { name: whole.said ? situationNames(whole, shot.states) : shot.state })}
      />
    </div>
  ) : (
    <p className={screens.none}>{say('noPictureOf')}</p>
  )
}

/** Other flows running at this point, and those of the last step's destination screen. */
function flowsNext(chart: Chart, now: Situation): string[] {
  const active = new Set(activeIds(now))
  const running = chart.states
    .filter(({ id }) => active.has(id))
    .flatMap(({ invokes = [] }) => invokes.flatMap((it) => it.chart ?? []))
  const screens = new Set(wentTo(now))
  const gone = list.filter(({ screen }) => screen !== undefined && screens.has(screen))
  return [...new Set([...gone.map(({ id }) => id), ...running])].filter((id) => id !== chart.id)
}

/** Continues with the next flow. */
function NextFlows({ chart, now, change }: { chart: Chart; now: Situation; change: ChangeView }) {
  const say = useSay()
  const flowName = useFlowName()
  const names = flowsNext(chart, now)
  if (names.length === 0) return null
  return (
    <div className={styles.buttons}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          onClick={() => change({ chart: name, tab: 'try' })}
        >
          {say('goOn', { name: flowName(name) })}
        </button>
      ))}
    </div>
  )
}

/** The last step's destination: its screen, and the flows that continue from it. */
export function Here({ chart, now, change }: { chart: Chart; now: Situation; change: ChangeView }) {
  return (
    <>
      <NextFlows chart={chart} now={now} change={change} />
      <ScreenHere chart={chart} now={now} />
    </>
  )
}
