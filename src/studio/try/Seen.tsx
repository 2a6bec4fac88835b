import type { ActionRecord } from '../../paths/model'
import { effectSeen } from '../../paths/export/words'
import styles from '../view/panel.module.css'
import { useLanguage, useSay } from '../words/words'

/** What a step visibly did for the player, in plain words. */
export function Seen({ actions }: { readonly actions: readonly ActionRecord[] }) {
  const say = useSay()
  const language = useLanguage()
  const seen = [...new Set(actions.flatMap((action) => effectSeen(action, language) ?? []))]
  if (seen.length === 0) return null
  return (
    <ul className={styles.effects} aria-label={say('effects')}>
      {seen.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
