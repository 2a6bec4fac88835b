import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isZero } from '../../../machines/shared/arithmetic'
import {
  quickAmounts,
  typedMoney,
  type UplineTransferActor,
  typedText,
} from '../../flows/cash/upline-transfer'
import { formatMoneyShort } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { userFill } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { AmountForm } from '../withdraw/AmountForm'
import { ConfirmSheet } from '../withdraw/ConfirmSheet'

/** The amount and the recipient, then a summary to confirm (WALLET-10). */
export function TransferForm({ transfer }: { transfer: UplineTransferActor }) {
  const { t } = useTranslation(['transfer', 'withdraw'])
  const options = useSelector(transfer, (state) => state.context.options)
  const typed = useSelector(transfer, (state) => state.context.amount)
  if (!options) return null
  const amount = typedMoney(typed, options.currency)
  const shown = formatMoneyShort(amount)
  const final = <p className="muted">{t('transfer:final')}</p>
  return (
    <>
      <AmountForm
        actor={transfer}
        terms={options}
        turnover={options.turnover}
        quick={quickAmounts(options).map((sum) => ({ amount: typedText(sum), label: formatMoneyShort(sum) }))}
        next={isZero(amount) ? t('transfer:next.plain') : t('transfer:next', { amount: shown })}
      >
        <List label={t('transfer:to')}>
          <ListRow icon={userFill} sub={t('transfer:to')}>
            {options.to}
          </ListRow>
        </List>
        {final}
      </AmountForm>
      <ConfirmSheet
        actor={transfer}
        title={t('transfer:confirm.title', { amount: shown })}
        facts={[
          [t('withdraw:amount'), formatMoney(amount)],
          [t('transfer:to'), options.to],
        ]}
        note={final}
        go={t('transfer:next', { amount: shown })}
        busy={t('transfer:busy')}
      />
    </>
  )
}
