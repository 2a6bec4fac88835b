import { useTranslation } from 'react-i18next'
import { endingOf, teamBetRecord, type TeamBetRow, type TeamBetSums } from '../../flows/team-records'
import { checkImage } from '../../flows/urls'
import { formatMoney } from '../../i18n/money'
import { clockTime } from '../../i18n/time'
import { BetTicket } from '../../ui/records/BetTicket'
import { Totals } from '../../ui/records/Totals'
import { RecordScreen } from '../records/RecordScreen'
import css from './team.module.css'

/** Bets of the team (ROUTE-24): how far back, which games, the sums, and every bet with who placed it. */
export default function BettingPage() {
  const { t } = useTranslation(['figures', 'bets', 'shell', 'titles'])
  return (
    <RecordScreen
      record={teamBetRecord}
      Sums={Sums}
      Row={Bet}
      face={{
        title: t('titles:teamBetting'),
        kinds: {
          label: t('bets:categories'),
          all: t('bets:all'),
          word: (kind) => t(`shell:category.${kind}`),
        },
        empty: { title: t('figures:bets.empty.title'), text: t('figures:bets.empty.text') },
        tabs: false,
      }}
    />
  )
}

function Sums({ sums: { stake, payout, net, held, currency } }: { sums: TeamBetSums }) {
  const { t } = useTranslation('figures')
  return (
    <Totals
      sums={[
        [t('stake'), formatMoney(stake, currency)],
        [t('payout'), formatMoney(payout, currency)],
        [t('net'), formatMoney(net, currency)],
        ...(/[1-9]/.test(held) ? [[t('held'), formatMoney(held, currency)] as const] : []),
      ]}
    />
  )
}

function Bet({ row: { bet, currency } }: { row: TeamBetRow }) {
  const { t } = useTranslation(['figures', 'bets'])
  const ending = endingOf(bet)
  const stake = formatMoney(bet.stake, currency)
  const net = formatMoney(bet.net, currency)
  return (
    <div className={css.row}>
      <BetTicket
        name={bet.gameName}
        art={checkImage(bet.iconUrl) ?? undefined}
        lines={[
          <b key="who">{bet.userName}</b>,
          t('bets:line', { time: clockTime(bet.placedAt), amount: stake }),
          t('bets:number', { number: bet.number }),
        ]}
        amount={ending === 'open' || ending === 'void' ? stake : ending === 'won' ? `+${net}` : net}
        ending={ending}
        word={t(`bets:ending.${ending}`)}
      />
    </div>
  )
}
