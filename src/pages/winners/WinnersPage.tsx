import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { amountOf, jackpotActor } from '../../flows/jackpot'
import { checkImage } from '../../flows/urls'
import { latestWinners, ranks, ranksActor, winnersActor } from '../../flows/winners'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { RankList, RankListSkeleton } from '../../ui/games/RankList'
import { JackpotBoard } from '../../ui/home/JackpotBoard'
import { SectionHead } from '../../ui/home/SectionHead'
import { SideBySide } from '../../ui/home/SideBySide'
import { WinnersList, WinnersListSkeleton } from '../../ui/home/WinnersList'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageBar } from '../shell/PageBar'

/** The winner page: the jackpot with 2 decimals, the rank list and the latest winners (WIN-08, WIN-12). */
export default function WinnersPage() {
  const { t } = useTranslation(['winners', 'home', 'titles'])
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
  const amount = useSelector(jackpotActor(), (state) => amountOf(state.context.centavos))
  const [value = '', decimals] = amount.split('.')
  return (
    <JackpotBoard
      label={t('jackpot')}
      value={value}
      decimals={decimals}
      currency="₱"
      spoken={amount === '' ? '' : formatMoney(amount)}
    />
  )
}

function Ranks() {
  const { t } = useTranslation(['winners', 'shell'])
  const actor = ranksActor()
  const { data, face, refreshing, failure } = useSelector(actor, ranks.view)
  return (
    <section aria-labelledby="ranks">
      <SectionHead id="ranks" title={t('winners:ranks')} />
      {face === 'skeleton' && <RankListSkeleton />}
      {face === 'empty' && <EmptyState title={t('winners:noRanks')}>{t('winners:noRanksText')}</EmptyState>}
      {face === 'error' && failure && (
        <ErrorState
          title={t('shell:error.title')}
          action={
            <Button busy={refreshing} onClick={() => actor.send({ type: 'RELOAD' })}>
              {t('shell:retry')}
            </Button>
          }
        >
          {t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}
        </ErrorState>
      )}
      {face === 'content' && data && (
        <RankList
          label={t('winners:ranks')}
          ranks={data.map(({ rank, customerName, winAmount }) => ({
            place: rank,
            name: customerName,
            amount: formatMoney(winAmount),
          }))}
        />
      )}
    </section>
  )
}

function Latest() {
  const { t } = useTranslation(['home', 'shell'])
  const actor = winnersActor()
  const { data, face } = useSelector(actor, latestWinners.view)
  if (face === 'empty') return null
  return (
    <section aria-labelledby="latest">
      <SectionHead id="latest" title={t('home:latestWinners')} />
      {face === 'skeleton' && <WinnersListSkeleton count={6} />}
      {face === 'error' && (
        <p className="wrap">
          {t('home:winnersFailed')}{' '}
          <Button look="quiet" size="s" onClick={() => actor.send({ type: 'RELOAD' })}>
            {t('shell:retry')}
          </Button>
        </p>
      )}
      {face === 'content' && data && (
        <WinnersList
          label={t('home:latestWinners')}
          winners={data.map(({ iconUrl, customerName, gameName, winAmount }, n) => ({
            key: `${n}-${customerName}-${gameName}`,
            name: customerName,
            game: gameName,
            amount: formatMoney(winAmount),
            art: checkImage(iconUrl),
          }))}
          note={t('home:winnersNote')}
        />
      )}
    </section>
  )
}
