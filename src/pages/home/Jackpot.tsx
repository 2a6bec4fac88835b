import { useTranslation } from 'react-i18next'
import { useJackpot } from '../../flows/home/jackpot'
import { formatWhole, moneyParts } from '../../i18n/money'
import { JackpotBoard } from '../../ui/home/JackpotBoard'
import * as paths from '../../../machines/shared/paths'

/** The jackpot counter, without decimals; the whole board links to the winners (WIN-06, WIN-07, WIN-10). */
export function Jackpot() {
  const { t } = useTranslation('home')
  const { jackpot, isShow } = useJackpot()
  const parts = jackpot && moneyParts(jackpot)
  return (
    <JackpotBoard
      label={t(isShow ? 'jackpot.show' : 'jackpot')}
      value={parts?.whole}
      currency={parts?.sign}
      spoken={jackpot && formatWhole(jackpot)}
      href={paths.winners}
      more={t('winners')}
    />
  )
}
