import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { checkImage } from '../../flows/urls'
import { latestWinners, winnersActor } from '../../flows/winners'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { SectionHead } from '../../ui/home/SectionHead'
import { WinnersList, WinnersListSkeleton } from '../../ui/home/WinnersList'
import css from './home.module.css'

/** Latest winners: heading, list, footer (WIN-01..05). */
export function Winners() {
  const { t } = useTranslation(['home', 'shell'])
  const actor = winnersActor()
  const { data, face } = useSelector(actor, latestWinners.view)
  return (
    <section aria-labelledby="winners">
      <SectionHead
        id="winners"
        title={t('home:latestWinners')}
        more={{ label: t('home:topWinners', { count: 20 }), href: '/m/winnerPage' }}
      />
      {face === 'skeleton' && <WinnersListSkeleton />}
      {face === 'empty' && <EmptyState title={t('home:noWinners')} />}
      {face === 'error' && (
        <p className={css.menuFailed} role="status">
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
          moving
          note={t('home:winnersNote')}
        />
      )}
    </section>
  )
}
