import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useJackpot } from '../../flows/home/jackpot'
import { latestWinners, ranks, ranksActor, winnersActor } from '../../flows/home/winners'
import { useResting } from '../../flows/member/useResting'
import { formatMoney, moneyParts } from '../../i18n/money'
import { EmptyState } from '../../ui/EmptyState'
import { RankList, RankListSkeleton } from './RankList'
import { JackpotBoard } from '../../ui/home/JackpotBoard'
import { SectionHead } from '../../ui/home/SectionHead'
import { SideBySide } from '../../ui/home/SideBySide'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageBar } from '../shell/PageBar'
import { Loaded } from '../shared/Loaded'
import { LatestWinners } from '../shared/LatestWinners'

/** The winners page: the jackpot with 2 decimals, the ranking and the latest winners (WIN-08, WIN-12). */
export default function WinnersPage() {
  const { t } = useTranslation(['winners', 'home', 'titles'])
  // Checked here, as this screen has no tab bar: a player on a break sees no winners (trust 34).
  useResting()
  return (
    <PageFrame bar={<PageBar title={t('titles:winners')} />}>
      <Banner />
      <SideBySide>
        <Ranks />
        <Latest />
      </SideBySide>
    </PageFrame>
  )
}

function Banner() {
  const { t } = useTranslation('home')
  const { jackpot, isShow } = useJackpot()
  const parts = jackpot && moneyParts(jackpot)
  return (
    <JackpotBoard
      label={t(isShow ? 'jackpot.show' : 'jackpot')}
      value={parts?.whole}
      decimals={parts?.part}
      currency={parts?.sign}
      spoken={jackpot && formatMoney(jackpot)}
    />
  )
}

function Ranks() {
  const { t } = useTranslation('winners')
  const actor = ranksActor()
  return (
    <section aria-labelledby="ranks">
      <SectionHead id="ranks" title={t('ranks')} />
      <Loaded
        wide
        view={useSelector(actor, ranks.view)}
        onRetry={() => actor.send({ type: 'RELOAD' })}
        skeleton={<RankListSkeleton />}
        empty={<EmptyState title={t('noRanks')}>{t('noRanksText')}</EmptyState>}
      >
        {(list) => (
          <RankList
            label={t('ranks')}
            ranks={list.map(({ rank, customerName, winAmount }) => ({
              place: rank,
              name: customerName,
              amount: formatMoney(winAmount),
            }))}
          />
        )}
      </Loaded>
    </section>
  )
}

function Latest() {
  const { t } = useTranslation('home')
  const { status } = useSelector(winnersActor(), latestWinners.view)
  if (status === 'empty') return null
  return (
    <section aria-labelledby="latest">
      <SectionHead id="latest" title={t('latestWinners')} />
      <LatestWinners />
    </section>
  )
}
