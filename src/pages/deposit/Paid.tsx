import { useTranslation } from 'react-i18next'
import { goTo } from '../../flows/adapters/navigation'
import { add } from '../../../machines/shared/arithmetic'
import type { DepositOrder } from '../../flows/cash/deposit'
import { useResting } from '../../flows/member/useResting'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill } from '../../ui/icons/phosphor'
import { Sum } from '../../ui/money/Sum'
import { Ticket } from '../../ui/Ticket'
import * as paths from '../../../machines/shared/paths'
import { Rows } from './Rows'
import { useBalance } from './useBalance'
import css from './deposit.module.css'

/** The money has arrived, with the new balance. */
export function Paid({ order, onAnother }: { order: DepositOrder; onAnother: () => void }) {
  const { t } = useTranslation('deposit')
  const balance = useBalance()
  // A break from play: no prompts to play or deposit (trust 34).
  const resting = useResting()
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
        <Sum of={formatMoney(add(order.amount, order.bonus))} />
      </Ticket>
      <Rows order={order} />
      <div className={css.ways}>
        {!resting && (
          <>
            <Button wide onClick={() => goTo({ to: paths.home })}>
              {t('paid.play')}
            </Button>
            <Button wide look="line" onClick={onAnother}>
              {t('again')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
