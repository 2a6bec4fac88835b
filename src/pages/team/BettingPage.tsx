import { useTranslation } from 'react-i18next'
import { isPositive } from '../../../machines/shared/arithmetic'
import { endingOf } from '../../flows/records/bet-record'
import { teamBetRecord, type TeamBetRow, type TeamBetSums } from '../../flows/team/team-records'
import { checkImage } from '../../flows/core/urls'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { clockTime } from '../../i18n/time'
import { BetTicket } from '../../ui/records/BetTicket'
import { Totals } from '../../ui/records/Totals'
import { TeamFrame } from '../agency/AgencyFrame'
import { RecordScreen } from '../records/RecordScreen'
import css from './team.module.css'

/** Bets of the team (ROUTE-24): period, games, sums, and every bet with its player. */
export default function BettingPage() {
  const { t } = useTranslation(['figures', 'bets', 'shell', 'titles'])
  return (
    <RecordScreen
      record={teamBetRecord}
      Sums={Sums}
      Row={Bet}
      status={{
        title: t('titles:teamBetting'),
        kinds: {
          label: t('bets:categories'),
          all: t('bets:all'),
          word: (kind) => t(`shell:category.${kind}`),
        },
        empty: { title: t('figures:bets.empty.title'), text: t('figures:bets.empty.text') },
        Frame: TeamFrame,
      }}
    />
  )
}

function Sums({ sums: { stake, payout, net, held } }: { sums: TeamBetSums }) {
  const { t } = useTranslation('figures')
  return (
    <Totals
      sums={[
        [t('stake'), formatMoney(stake)],
        [t('payout'), formatMoney(payout)],
        [t('net'), formatSigned(net)],
        ...(isPositive(held) ? [[t('held'), formatMoney(held)] as const] : []),
      ]}
    />
  )
}

function Bet({ row: { bet } }: { row: TeamBetRow }) {
  const { t } = useTranslation(['figures', 'bets'])
  const ending = endingOf(bet)
  const stake = formatMoney(bet.stake)
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
        amount={ending === 'open' || ending === 'void' ? stake : formatSigned(bet.net)}
        ending={ending}
        word={t(`bets:ending.${ending}`)}
      />
    </div>
  )
}
