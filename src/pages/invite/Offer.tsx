import { useTranslation } from 'react-i18next'
import type { ReferralProgramme } from '../../flows/member/invite'
import { formatMoney } from '../../i18n/money'
import { Sum } from '../../ui/money/Sum'
import { Ticket } from '../../ui/Ticket'
import css from './invite.module.css'

/** The programme's reward, with its conditions next to the number. */
export function Offer({ programme }: { programme: ReferralProgramme }) {
  const { t } = useTranslation('invite')
  const { reward, minimum, waitHours } = programme
  const min = formatMoney(minimum)
  return (
    <>
      <Ticket
        as="section"
        across
        cut={72}
        className={css.ticket}
        stub={<small>{t('offer.when', { amount: min, hours: waitHours })}</small>}
      >
        <p className={css.each}>{t('offer.title')}</p>
        <Sum of={formatMoney(reward)} />
        <p className={css.each}>{t('offer.each')}</p>
      </Ticket>
      <details className={css.rules}>
        <summary>{t('rules.title')}</summary>
        <ul>
          <li>{t('rules.new')}</li>
          <li>{t('rules.first', { amount: min })}</li>
          <li>{t('rules.once')}</li>
          <li>{t('rules.self')}</li>
          <li>{t('rules.age')}</li>
        </ul>
      </details>
    </>
  )
}
