import { useSelector } from '@xstate/react'
import { enter } from '../../flows/taps'
import { useTranslation } from 'react-i18next'
import { appActor, walletIn, type WalletActor } from '../../flows/root'
import { formatMoney } from '../../i18n/money'
import { BalanceTicket } from '../../ui/shell/BalanceTicket'

/** The balance on its ticket (LAYOUT-17..20). */
export function Balance() {
  const actor = useSelector(appActor(), walletIn)
  return actor ? <Known actor={actor} /> : null
}

function Known({ actor }: { actor: WalletActor }) {
  const { t } = useTranslation(['shell', 'parts'])
  const hidden = useSelector(actor, (state) => state.hasTag('hidden'))
  const refreshing = useSelector(actor, (state) => state.hasTag('pending'))
  const balance = useSelector(actor, (state) => state.context.balance)
  return (
    <BalanceTicket
      amount={balance ? formatMoney(balance.sumBalance, balance.currency) : '₱–'}
      hidden={hidden}
      refreshing={refreshing}
      toggleLabel={hidden ? t('parts:balance.show') : t('parts:balance.hide')}
      hiddenLabel={t('parts:balance.hidden')}
      refreshingLabel={t('parts:balance.refreshing')}
      onToggle={() => actor.send({ type: 'TOGGLE' })}
      deposit={{
        onSelect: () => enter({ kind: 'money', to: '/m/voucherCenter' }),
        label: t('deposit'),
      }}
    />
  )
}
