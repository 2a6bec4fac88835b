import { useWanted } from '../screens/Choices'
import { screensOf } from '../screens/load'
import { Picture } from '../screens/Picture'
import { isWanted } from '../screens/pictures'
import { useLoaded } from '../view/useLoaded'
import { useLanguage } from '../words/words'
import { useSay } from '../words/late'
import type { ScreenNode } from './atlas'
import styles from './map.module.css'

/** A picture of a screen: of its first state that has one, or else of its first flow that has one. */
export function ScreenShot({ screen }: { readonly screen: ScreenNode }) {
  const say = useSay()
  const { path, flows, states } = screen
  const loaded = useLoaded(path, async () => (await Promise.all(flows.map(screensOf))).flat())
  const shots = loaded.is === 'here' ? loaded.value : []
  const { wanted } = useWanted(shots, useLanguage())
  const own = shots.filter((it) => isWanted(it, wanted))
  const shot = own.find((it) => states.some(({ at }) => it.states.includes(at))) ?? own[0]
  if (loaded.is === 'loading') return <p role="status">{say('loadingScreens')}</p>
  if (!shot) return <p>{say('noPictureOf')}</p>
  return (
    <div className={styles.shot}>
      <Picture shot={shot} alt={say('screenOf', { name: shot.state })} />
    </div>
  )
}
