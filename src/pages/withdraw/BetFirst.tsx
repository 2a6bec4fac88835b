import { useTranslation } from 'react-i18next'
import type { Money } from '../../../machines/shared/money'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import { hourglassBold } from '../../ui/icons/phosphor'
import * as paths from '../../../machines/shared/paths'
import css from './withdraw.module.css'

export interface BetFirstProps {
  turnover: { readonly total: Money; readonly left: Money }
}

/** The turnover still required before a withdrawal is possible, as an amount (WALLET-08). */
export function BetFirst({ turnover: { left, total } }: BetFirstProps) {
  const { t } = useTranslation('withdraw')
  return (
    <section className={css.first}>
      <Icon of={hourglassBold} size={24} />
      <div>
        <h2>{t('turnover.title', { left: formatMoney(left) })}</h2>
        <p>{t('turnover.text', { total: formatMoney(total) })}</p>
        <Button size="s" look="quiet" href={paths.gameRecord}>
          {t('turnover.record')}
        </Button>
      </div>
    </section>
  )
}
