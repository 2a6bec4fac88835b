import { useTranslation } from 'react-i18next'
import type { HallMode } from '../../flows/games/prize-mode'
import { SectionHead } from '../../ui/home/SectionHead'
import css from './lottery.module.css'

const steps = ['choose', 'pick', 'stake', 'draw'] as const

/** An explanation of a hall's lotteries and how to play them, in plain words (LOTT-01). */
export function About({ mode }: { mode: HallMode }) {
  const { t } = useTranslation('lottery')
  return (
    <section aria-labelledby="about">
      <SectionHead id="about" title={t('about')} />
      <p className={css.note}>{t(`about.${mode}`)}</p>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`about.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}
