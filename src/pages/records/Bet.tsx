import { useTranslation } from 'react-i18next'
import { endingOf, type BetRow } from '../../flows/records/bet-record'
import { launch } from '../../flows/core/late-actions'
import { checkImage } from '../../flows/core/urls'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { clockTime, dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { BetTicket } from '../../ui/records/BetTicket'
import * as paths from '../../../machines/shared/paths'
import css from './records.module.css'

/** One bet in the record; a waiting round can be continued. */
export function Bet({ row: { bet } }: { row: BetRow }) {
  const { t } = useTranslation(['bets', 'records'])
  const ending = endingOf(bet)
  const stake = formatMoney(bet.stake)
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
        amount={ending === 'open' || ending === 'void' ? stake : formatSigned(bet.net)}
        ending={ending}
        word={t(`ending.${ending}`)}
        more={{
          word: t('records:details'),
          facts: [
            [t('records:sheet.round'), bet.round],
            [t('by'), bet.vendorName],
            [t('bet'), stake],
            ...(ending === 'open'
              ? []
              : [
                  [t('paid'), formatMoney(bet.payout)] as const,
                  [t('records:ended'), dateAndTime(bet.settledAt ?? bet.placedAt)] as const,
                  [t('records:sheet.after'), formatMoney(bet.balanceAfter)] as const,
                ]),
            [t('records:quote'), bet.number],
          ],
        }}
        action={
          ending === 'open' && (
            <Button
              look="ink"
              size="s"
              aria-label={t('continueGame', { name: gameName })}
              onClick={() =>
                launch({ category: gameType, vendor, ...(nodeId ? { nodeId } : {}) }, paths.gameRecord)
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
