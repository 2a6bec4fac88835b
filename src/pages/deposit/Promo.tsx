import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isZero } from '../../../machines/shared/arithmetic'
import { bonusOf, type DepositActor, typedMoney } from '../../flows/cash/deposit'
import { formatMoneyShort, formatSigned } from '../../i18n/amounts'
import { Button } from '../../ui/Button'
import { Ticket } from '../../ui/Ticket'
import css from './deposit.module.css'

/** The everyday promotion with its condition: opt-in (WIRE-92, WIRE-98). */
export function Promo({ deposit, off }: { deposit: DepositActor; off: boolean }) {
  const { t } = useTranslation('deposit')
  const offer = useSelector(deposit, (state) => state.context.offer)
  const amount = useSelector(deposit, (state) => state.context.amount)
  const promo = useSelector(deposit, (state) => state.context.promo)
  const adding = useSelector(deposit, (state) => state.hasTag('adding'))
  if (offer?.isPromoLost) return <p className={css.terms}>{t('promo.lost')}</p>
  if (!offer?.promo) return null
  const { percent, max, turnover } = offer.promo
  const added = promo === 'on'
  const bonus = bonusOf(offer.promo, typedMoney(amount, offer.currency))
  const worth = isZero(bonus) ? `+${percent}%` : formatSigned(bonus)
  return (
    <Ticket
      cut={116}
      stub={
        <>
          <span className={css.bonus}>{worth}</span>
          <Button
            look={added ? 'line' : 'ink'}
            size="s"
            className={added ? css.takeOff : undefined}
            busy={adding}
            busyLabel={t('promo.adding')}
            disabled={off}
            onClick={() => deposit.send({ type: added ? 'DROP_PROMO' : 'ADD_PROMO' })}
          >
            {t(added ? 'promo.remove' : 'promo.add')}
          </Button>
        </>
      }
    >
      <h2 className="strong">{t('promo.title', { percent })}</h2>
      <p className={css.terms}>
        {max === null ? t('promo.text') : t('promo.most', { amount: formatMoneyShort(max) })}{' '}
        {turnover > 0 && t('promo.turnover', { count: turnover })}
      </p>
      <p role="status" className={css.promoState}>
        {added && <span className="good">{t('promo.added')}</span>}
        {promo === 'failed' && <span className="bad">{t('promo.failed')}</span>}
      </p>
    </Ticket>
  )
}
