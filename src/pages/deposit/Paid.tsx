import { useTranslation } from 'react-i18next'
import { goTo, home } from '../../flows/adapters/navigation'
import { type DepositOrder, sumOf } from '../../flows/deposit'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill } from '../../ui/icons/phosphor'
import { Ticket } from '../../ui/Ticket'
import { Rows } from './Rows'
import { useBalance } from './useBalance'
import css from './deposit.module.css'

/** The money has come, and the balance with it. */
export function Paid({ order, onAgain }: { order: DepositOrder; onAgain: () => void }) {
  const { t } = useTranslation('deposit')
  const balance = useBalance()
  return (
    <div className={css.order}>
      <Ticket
        as="section"
        across
        cut={52}
        stub={
          <span className={css.ends}>
            <span>{t('number', { number: order.number })}</span>
            {balance && <span>{t('balance', { amount: balance.shown })}</span>}
          </span>
        }
      >
        <h2 className={css.came}>
          <Icon of={checkCircleFill} size={20} className="good" />
          {t('paid.title')}
        </h2>
        <p className={`display ${css.big}`}>
          {formatMoney(sumOf(order.amount, order.bonus) ?? order.amount)}
        </p>
      </Ticket>
      <Rows order={order} />
      <div className={css.ways}>
        <Button wide onClick={() => goTo({ to: home })}>
          {t('paid.play')}
        </Button>
        <Button wide look="line" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}
