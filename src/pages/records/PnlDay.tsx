import { useTranslation } from 'react-i18next'
import { isWin, standingOf, type DayRow } from '../../flows/profit-loss'
import { formatMoney } from '../../i18n/money'
import { arrowDownBold, arrowUpBold, minusBold } from '../../ui/icons/phosphor'
import { EntryTicket } from '../../ui/records/EntryTicket'
import { signed } from './signed'
import { useDayWords } from './useDayWords'
import css from './records.module.css'

const signs = { ahead: arrowUpBold, behind: arrowDownBold, even: minusBold }

/** One day: what was bet and came back, and what else moved on it. */
export function PnlDay({ row: { at, balance, currency } }: { row: DayRow }) {
  const { t } = useTranslation('pnl')
  const dayWords = useDayWords()
  const standing = standingOf(balance.net)
  const win = isWin(balance)
  const lines = (['bets', 'paid', 'held', 'bonus', 'deposits', 'withdrawals'] as const)
    .filter((name) => /[1-9]/.test(balance[name]))
    .map((name) => t('line', { what: t(`day.${name}`), amount: formatMoney(balance[name], currency) }))
  return (
    <div className={css.entry}>
      <EntryTicket
        name={dayWords(at)}
        lines={lines}
        amount={signed(balance.net, currency)}
        good={win}
        word={t(standing)}
        sign={signs[standing]}
        tone={win ? 'good' : 'quiet'}
        spent
      />
    </div>
  )
}
