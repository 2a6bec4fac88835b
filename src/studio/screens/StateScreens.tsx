import type { Chart } from '../picture/model'
import type { ChangeView } from '../view/link'
import { useLoaded } from '../view/useLoaded'
import panel from '../view/panel.module.css'
import { situationNames } from '../view/sentences'
import { useLanguage } from '../words/words'
import { useSay } from '../words/late'
import { useWanted } from './Choices'
import { screensOf } from './load'
import { Picture } from './Picture'
import { distinct, isWanted } from './pictures'
import styles from './screens.module.css'

const max = 3

interface StateScreensProps {
  readonly chart: Chart
  readonly state: string
  readonly change: ChangeView
}

/** A state's screens, next to its details. */
export function StateScreens({ chart: whole, state, change }: StateScreensProps) {
  const chart = whole.id
  const say = useSay()
  const loaded = useLoaded(chart, () => screensOf(chart))
  const shots = loaded.is === 'here' ? loaded.value : []
  const { wanted } = useWanted(shots, useLanguage())
  const own = distinct(shots.filter((it) => it.states.includes(state) && isWanted(it, wanted)))
  if (own.length === 0) return null
  return (
    <>
      <h3>{say('screens')}</h3>
      <ul className={styles.strip}>
        {own.slice(0, max).map((it) => (
          <li key={it.file}>
            <Picture
              shot={it}
              alt={say('screenOf', { name: whole.said ? situationNames(whole, it.states) : it.state })}
            />
          </li>
        ))}
      </ul>
      <button type="button" className={panel.link} onClick={() => change({ tab: 'screens', chosen: state })}>
        {say('allScreens', { count: own.length })}
      </button>
    </>
  )
}
