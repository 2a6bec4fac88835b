import { useTranslation } from 'react-i18next'
import { endingOf, type BetRow } from '../../flows/bet-record'
import { launch } from '../../flows/taps'
import { checkImage } from '../../flows/urls'
import { formatMoney } from '../../i18n/money'
import { clockTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { BetTicket } from '../../ui/records/BetTicket'
import css from './records.module.css'

/** One bet of the record; a round that waits can be gone on with. */
export function Bet({ row: { bet, currency } }: { row: BetRow }) {
  const { t } = useTranslation('bets')
  const ending = endingOf(bet)
  const stake = formatMoney(bet.stake, currency)
  const net = formatMoney(bet.net, currency)
  const { gameType, vendor, nodeId, gameName } = bet
  return (
    <div className={css.entry}>
      <BetTicket
        name={gameName}
        art={checkImage(bet.iconUrl) ?? undefined}
        lines={[
          t('line', { time: clockTime(bet.placedAt), amount: stake }),
          t('number', { number: bet.number }),
        ]}
        amount={ending === 'open' || ending === 'void' ? stake : ending === 'won' ? `+${net}` : net}
        ending={ending}
        word={t(`ending.${ending}`)}
        action={
          ending === 'open' && (
            <Button
              look="ink"
              size="s"
              aria-label={t('continueGame', { name: gameName })}
              onClick={() =>
                launch({ category: gameType, vendor, ...(nodeId ? { nodeId } : {}) }, '/m/gameRecord')
              }
            >
              {t('continue')}
            </Button>
          )
        }
      />
    </div>
  )
}
