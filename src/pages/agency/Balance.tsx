import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appActor, walletIn, type WalletActor } from '../../flows/root'
import { enter } from '../../flows/taps'
import { formatMoney } from '../../i18n/money'
import { BalanceBlock } from '../../ui/agency/BalanceBlock'
import { Button } from '../../ui/Button'
import css from './AgentPage.module.css'

/** The agent's own money and its two ways (AGENT-03..05). */
export function Balance() {
  const actor = useSelector(appActor(), walletIn)
  return actor ? <Known actor={actor} /> : null
}

function Known({ actor }: { actor: WalletActor }) {
  const { t } = useTranslation('agency')
  const hidden = useSelector(actor, (state) => state.hasTag('hidden'))
  const balance = useSelector(actor, (state) => state.context.balance)
  const way = (to: string) => () => enter({ kind: 'money', to })
  return (
    <>
      <BalanceBlock
        label={t('balance')}
        amount={balance ? formatMoney(balance.sumBalance, balance.currency) : '₱–'}
        hidden={hidden}
        hiddenLabel={t('hidden')}
        toggle={{ label: hidden ? t('show') : t('hide'), onSelect: () => actor.send({ type: 'TOGGLE' }) }}
      />
      <div className={css.ways}>
        <Button look="line" onClick={way('/m/withdraw')}>
          {t('withdraw')}
        </Button>
        <Button onClick={way('/m/voucherCenter')}>{t('deposit')}</Button>
      </div>
    </>
  )
}
