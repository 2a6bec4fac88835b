import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isZero } from '../../../machines/shared/arithmetic'
import type { DepositActor, DepositMethod } from '../../flows/cash/deposit'
import { formatMoneyShort } from '../../i18n/amounts'
import { Card } from '../../ui/Card'
import { ChoiceRow } from '../../ui/ChoiceRow'
import {
  arrowsLeftRightBold,
  bankFill,
  qrCodeBold,
  storefrontFill,
  walletFill,
} from '../../ui/icons/phosphor'
import { Tag } from '../../ui/Tag'
import css from './deposit.module.css'

const icons: Readonly<Record<DepositMethod['kind'], string>> = {
  qr: qrCodeBold,
  wallet: walletFill,
  bank: bankFill,
  counter: storefrontFill,
  transfer: arrowsLeftRightBold,
  other: walletFill,
}

/** The payment methods to choose from, each with its fee and processing time. */
export function Methods({ deposit, off }: { deposit: DepositActor; off: boolean }) {
  const { t } = useTranslation('deposit')
  const offer = useSelector(deposit, (state) => state.context.offer)
  const chosen = useSelector(deposit, (state) => state.context.methodId)
  const heading = useId()
  if (!offer) return null
  return (
    <fieldset className={css.methods} aria-labelledby={heading} disabled={off}>
      <h2 id={heading} className={css.heading}>
        {t('payWith')}
      </h2>
      <Card pad="none">
        {offer.methods.map(({ id, kind, name, fee, instant, usualMinutes }) => (
          <ChoiceRow
            key={id}
            className={css.method}
            name="method"
            value={id}
            icon={icons[kind]}
            sub={[
              t(`kind.${kind}`),
              ...(isZero(fee) ? [] : [t('fee', { amount: formatMoneyShort(fee) })]),
              ...(usualMinutes === undefined ? [] : [t('usually', { count: usualMinutes })]),
            ].join(' · ')}
            end={instant && <Tag tone="good">{t('instant')}</Tag>}
            checked={id === chosen}
            onChange={() => deposit.send({ type: 'METHOD', id })}
          >
            {name}
          </ChoiceRow>
        ))}
      </Card>
    </fieldset>
  )
}
