import { useTranslation } from 'react-i18next'
import { betRecord, type BetSums } from '../../flows/bet-record'
import { formatMoney } from '../../i18n/money'
import { Totals } from '../../ui/records/Totals'
import { Bet } from './Bet'
import { RecordScreen } from './RecordScreen'

/** The betting record (ROUTE-54): how far back, which games, the sums, and every bet (RECORD-01, RECORD-04). */
export default function GameRecordPage() {
  const { t } = useTranslation(['bets', 'shell', 'titles'])
  return (
    <RecordScreen
      record={betRecord}
      Sums={Sums}
      Row={Bet}
      face={{
        title: t('titles:gameRecord'),
        kinds: { label: t('categories'), all: t('all'), word: (kind) => t(`shell:category.${kind}`) },
        empty: { title: t('empty.title'), text: t('empty.text') },
        note: t('lotteries'),
      }}
    />
  )
}

function Sums({ sums: { stake, payout, net, held, currency } }: { sums: BetSums }) {
  const { t } = useTranslation('bets')
  return (
    <Totals
      sums={[
        [t('bet'), formatMoney(stake, currency)],
        [t('paid'), formatMoney(payout, currency)],
        [t('net'), formatMoney(net, currency)],
        ...(/[1-9]/.test(held) ? [[t('held'), formatMoney(held, currency)] as const] : []),
      ]}
    />
  )
}
