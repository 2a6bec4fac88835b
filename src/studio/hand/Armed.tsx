import { faultWords } from '../../sandbox/control/fault-words'
import panel from '../view/panel.module.css'
import { useLanguage } from '../words/words'
import { useSay } from '../words/late'
import { letGo, takeBack, type Stage } from './arm'
import styles from './hand.module.css'

interface ArmedProps {
  readonly stage: Stage
  readonly look: () => Promise<void>
}

/** The requests the sandbox currently holds, and the armed faults. */
export function Armed({ stage, look }: ArmedProps) {
  const say = useSay()
  const language = useLanguage()
  const then = (work: Promise<unknown>) => void work.then(look, look)
  return (
    <section className={styles.stage} aria-label={say('handStage')}>
      {stage.held.length + stage.armed.length === 0 ? (
        // On one line, as a phone has few.
        <span className={styles.nothing} role="status">
          {say('handNothing')}
        </span>
      ) : (
        <>
          <h3>{say('handStage')}</h3>
          <ul className={panel.list}>
            {stage.held.map(({ id, what }) => (
              <li key={id}>
                <button type="button" className={panel.button} onClick={() => then(letGo(id))}>
                  {say('handLetGo', { what })}
                </button>
              </li>
            ))}
            {stage.armed.map((fault, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the sandbox names a fault by its place
              <li key={place}>
                {faultWords(fault, language)}{' '}
                <button type="button" className={panel.link} onClick={() => then(takeBack(place))}>
                  {say('handTakeBack')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className={panel.link} onClick={() => void look()}>
        {say('handLook')}
      </button>
    </section>
  )
}
