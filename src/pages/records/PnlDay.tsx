import { useTranslation } from 'react-i18next'
import { isZero } from '../../../machines/shared/arithmetic'
import { isWin, standingOf, type DayRow } from '../../flows/records/profit-loss'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { arrowDownBold, arrowUpBold, minusBold } from '../../ui/icons/phosphor'
import { EntryTicket } from '../../ui/records/EntryTicket'
import { useDayWords } from './useDayWords'
import css from './records.module.css'

const signs = { ahead: arrowUpBold, behind: arrowDownBold, even: minusBold }

/** One day: bets, returns and other movements. */
export function PnlDay({ row: { at, balance } }: { row: DayRow }) {
  const { t } = useTranslation('pnl')
  const dayWords = useDayWords()
  const standing = standingOf(balance.net)
  const win = isWin(balance)
  const lines = (['bets', 'paid', 'held', 'bonus', 'deposits', 'withdrawals'] as const)
    .filter((name) => !isZero(balance[name]))
    .map((name) => t('line', { what: t(`day.${name}`), amount: formatMoney(balance[name]) }))
  return (
    <div className={css.entry}>
      <EntryTicket
        name={dayWords(at)}
        lines={lines}
        amount={formatSigned(balance.net)}
        good={win}
        word={t(standing)}
        sign={signs[standing]}
        tone={win ? 'good' : 'quiet'}
        spent
      />
    </div>
  )
}
