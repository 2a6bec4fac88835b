import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { checkImage } from '../../flows/core/urls'
import { latestWinners, winnersActor } from '../../flows/home/winners'
import { formatMoney } from '../../i18n/money'
import { EmptyState } from '../../ui/EmptyState'
import { WinnersList, WinnersListSkeleton } from './WinnersList'
import { FailedRow } from './FailedRow'
import { Loaded } from './Loaded'

/** The latest winners, in all states of the list (WIN-02..05); with `moving`, it scrolls automatically. */
export function LatestWinners({ moving = false }: { moving?: boolean }) {
  const { t } = useTranslation('home')
  const actor = winnersActor()
  const reload = () => actor.send({ type: 'RELOAD' })
  return (
    <Loaded
      wide
      view={useSelector(actor, latestWinners.view)}
      onRetry={reload}
      skeleton={<WinnersListSkeleton count={moving ? 3 : 6} note={t('winnersNote')} />}
      empty={<EmptyState title={t('noWinners')} />}
      failed={<FailedRow onRetry={reload}>{t('winnersFailed')}</FailedRow>}
    >
      {(winners) => (
        <WinnersList
          label={t('latestWinners')}
          winners={winners.map(({ iconUrl, customerName, gameName, winAmount }, n) => ({
            key: `${n}-${customerName}-${gameName}`,
            name: customerName,
            game: gameName,
            amount: formatMoney(winAmount),
            art: checkImage(iconUrl),
          }))}
          moving={moving}
          note={t('winnersNote')}
        />
      )}
    </Loaded>
  )
}
