import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { confettiFill } from '../../ui/icons/phosphor'
import { Icon } from '../../ui/icons/Icon'
import css from './Envelopes.module.css'

/**
 * Horizontal position of each envelope in percent from the left, duration of its fall, and its head start, in
 * seconds.
 */
const falls = [
  [6, 5.2, 0.4],
  [38, 6.1, 2.2],
  [70, 5.6, 4.1],
  [22, 6.4, 5.1],
  [54, 5.0, 1.3],
  [78, 6.2, 1.9],
  [4, 5.8, 3.4],
  [44, 5.4, 4.3],
  [62, 6.6, 5.9],
] as const

interface EnvelopesProps {
  caught: readonly number[]
  most: number
  onCatch: (envelope: number) => void
  onOpen: () => void
}

/**
 * Envelopes to tap. They fall until enough are caught, with no time pressure; with reduced motion they lie on
 * a table. Caught ones keep their place for keyboard users.
 */
export function Envelopes({ caught, most, onCatch, onOpen }: EnvelopesProps) {
  const { t } = useTranslation('rain')
  return (
    <section className={css.rain} aria-label={t('falling')}>
      <div className={css.head}>
        <h2 className="display d4">{t('falling')}</h2>
        <p className="num" role="status">
          {t('caught', { caught: caught.length, most })}
        </p>
      </div>
      <div className={css.sky}>
        {falls.map(([left, takes, ahead], envelope) => {
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--left': `${left}%`,
            '--takes': `${takes}s`,
            '--ahead': `-${ahead}s`,
          }
          const taken = caught.includes(envelope)
          return (
            <button
              key={envelope}
              type="button"
              className={css.envelope}
              style={style}
              aria-pressed={taken}
              aria-label={t('envelope', { number: envelope + 1 })}
              onClick={() => onCatch(envelope)}
            >
              <span className={css.flap} />
              <Icon of={confettiFill} size={24} className={css.seal} />
            </button>
          )
        })}
      </div>
      <Button wide disabled={caught.length === 0} onClick={onOpen}>
        {t('openThem', { count: caught.length })}
      </Button>
    </section>
  )
}
