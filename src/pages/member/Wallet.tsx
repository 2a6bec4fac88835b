import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appActor, walletIn, type WalletActor } from '../../flows/root'
import { enter } from '../../flows/taps'
import { formatMoney } from '../../i18n/money'
import { WalletTicket } from '../../ui/member/WalletTicket'

/** The balance, and money's two ways (LAYOUT-17..20). */
export function Wallet() {
  const actor = useSelector(appActor(), walletIn)
  return actor ? <Known actor={actor} /> : null
}

function Known({ actor }: { actor: WalletActor }) {
  const { t } = useTranslation('member')
  const hidden = useSelector(actor, (state) => state.hasTag('hidden'))
  const refreshing = useSelector(actor, (state) => state.hasTag('pending'))
  const balance = useSelector(actor, (state) => state.context.balance)
  const way = (to: string) => () => enter({ kind: 'money', to })
  return (
    <WalletTicket
      label={t('balance')}
      amount={balance ? formatMoney(balance.sumBalance, balance.currency) : '₱–'}
      hidden={hidden}
      refreshing={refreshing}
      hiddenLabel={t('hidden')}
      toggle={{ label: hidden ? t('show') : t('hide'), onSelect: () => actor.send({ type: 'TOGGLE' }) }}
      refresh={{ label: t('refresh'), onSelect: () => actor.send({ type: 'REFRESH' }) }}
      withdraw={{ label: t('withdraw'), onSelect: way('/m/withdraw') }}
      deposit={{ label: t('deposit'), onSelect: way('/m/voucherCenter') }}
    />
  )
}
