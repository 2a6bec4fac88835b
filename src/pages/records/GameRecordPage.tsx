import { useTranslation } from 'react-i18next'
import { isPositive } from '../../../machines/shared/arithmetic'
import { betRecord, endingOf, type BetSums } from '../../flows/records/bet-record'
import { sheetAmount, sheetTime } from '../../flows/records/sheet'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { Totals } from '../../ui/records/Totals'
import { Bet } from './Bet'
import { RecordScreen } from './RecordScreen'

/** The betting record (ROUTE-54): period, games, sums, and every bet (RECORD-01, RECORD-04). */
export default function GameRecordPage() {
  const { t } = useTranslation(['bets', 'records', 'shell', 'titles'])
  return (
    <RecordScreen
      record={betRecord}
      Sums={Sums}
      Row={Bet}
      status={{
        title: t('titles:gameRecord'),
        kinds: { label: t('categories'), all: t('all'), word: (kind) => t(`shell:category.${kind}`) },
        empty: { title: t('empty.title'), text: t('empty.text') },
        note: t('lotteries'),
        sheet: {
          heads: [
            t('records:sheet.time'),
            t('records:sheet.number'),
            t('records:sheet.round'),
            t('records:sheet.what'),
            t('records:sheet.state'),
            t('records:sheet.stake'),
            t('records:sheet.payout'),
            t('net'),
            t('records:sheet.currency'),
          ],
          cells: ({ bet }) => [
            sheetTime(bet.placedAt),
            bet.number,
            bet.round,
            bet.gameName,
            t(`ending.${endingOf(bet)}`),
            sheetAmount(bet.stake),
            sheetAmount(bet.payout),
            sheetAmount(bet.net),
            bet.stake.currency,
          ],
        },
      }}
    />
  )
}

function Sums({ sums: { stake, payout, net, held } }: { sums: BetSums }) {
  const { t } = useTranslation('bets')
  return (
    <Totals
      sums={[
        [t('bet'), formatMoney(stake)],
        [t('paid'), formatMoney(payout)],
        [t('net'), formatSigned(net)],
        ...(isPositive(held) ? [[t('held'), formatMoney(held)] as const] : []),
      ]}
    />
  )
}
