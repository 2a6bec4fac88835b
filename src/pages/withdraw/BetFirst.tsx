import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import { hourglassBold } from '../../ui/icons/phosphor'
import css from './withdraw.module.css'

export interface BetFirstProps {
  turnover: { readonly total: string; readonly left: string }
  money: (amount: string) => string
}

/** What is still to be bet, with its number, before anything can go out (WALLET-08). */
export function BetFirst({ turnover: { left, total }, money }: BetFirstProps) {
  const { t } = useTranslation('withdraw')
  return (
    <section className={css.first}>
      <Icon of={hourglassBold} size={24} />
      <div>
        <h2>{t('turnover.title', { left: money(left) })}</h2>
        <p>{t('turnover.text', { total: money(total) })}</p>
        <Button size="s" look="quiet" href="/m/gameRecord">
          {t('turnover.record')}
        </Button>
      </div>
    </section>
  )
}
