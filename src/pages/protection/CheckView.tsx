import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useChart } from '../../flows/core/useChart'
import { intervals, realityCheckFlow } from '../../flows/member/reality-check'
import { Chip, ChipRow } from '../../ui/Chip'
import { Skeletons } from '../../ui/Skeleton'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { LoadFault } from '../shared/LoadFault'
import css from './protection.module.css'

/** How often a player is told, during play, how long they have played (trust 35). */
export function CheckView() {
  const { t } = useTranslation('protection')
  const actor = useChart(realityCheckFlow)
  const { check, failure } = useSelector(actor, (state) => state.context)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  if (failed) return <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
  if (!check) return <Skeletons heights={[72, 44]} />
  // The operator's own interval may not be one of the usual ones.
  const choices = [...new Set([...intervals, check.minutes])].sort((a, b) => a - b)
  return (
    <section className={css.part} aria-labelledby="check">
      <p className="muted">{t('check.lead')}</p>
      <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
      <h2 id="check" className="t1">
        {t('check.often')}
      </h2>
      <ChipRow layout="flow" label={t('check.often')}>
        {choices.map((minutes) => (
          <Chip
            key={minutes}
            picked={minutes === check.minutes}
            onClick={() => actor.send({ type: 'SET', minutes })}
          >
            {t('minutes', { minutes })}
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
