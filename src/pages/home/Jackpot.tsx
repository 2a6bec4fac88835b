import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { jackpotActor, pesosOf } from '../../flows/jackpot'
import { formatMoney } from '../../i18n/money'
import { JackpotBoard } from '../../ui/home/JackpotBoard'

/** The jackpot counter, without decimals; the whole board leads to the winners (WIN-06, WIN-07, WIN-10). */
export function Jackpot() {
  const { t } = useTranslation('home')
  const value = useSelector(jackpotActor(), (state) => pesosOf(state.context.centavos))
  return (
    <JackpotBoard
      label={t('jackpot')}
      value={value}
      currency="₱"
      spoken={value === '' ? '' : formatMoney(value).replace(/\.00$/, '')}
      href="/m/winnerPage"
      more={t('winners')}
    />
  )
}
