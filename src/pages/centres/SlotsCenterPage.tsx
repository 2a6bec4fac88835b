import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { listPath, slotRows } from '../../flows/centres'
import { homeActor } from '../../flows/home'
import { appActor } from '../../flows/root'
import { launch } from '../../flows/taps'
import { checkImage } from '../../flows/urls'
import { Button } from '../../ui/Button'
import { SectionHead } from '../../ui/home/SectionHead'
import { VendorList, VendorListSkeleton } from '../../ui/home/VendorList'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { GameCard, useKeptGames } from '../shared/GameCard'
import { MenuFailed } from './MenuFailed'
import css from './centres.module.css'

/** The slots centre: new, hot and jackpot slots in rows, then all makers (ROUTE-44, GAMES-30). */
export default function SlotsCenterPage() {
  const { t } = useTranslation(['centres', 'titles'])
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  return (
    <PageFrame foot="tabs" bar={<GamesBar title={t('titles:slotsCenter')} guest={guest} />}>
      <div className={css.sections}>
        {slotRows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
        <Makers />
      </div>
    </PageFrame>
  )
}

function Row({ row: { key, actor: actorOf, resource, query } }: { row: (typeof slotRows)[number] }) {
  const { t } = useTranslation(['centres', 'shell'])
  const { t: words } = useTranslation('home')
  const { pathname } = useLocation()
  const actor = actorOf()
  const { data, face } = useSelector(actor, resource.view)
  const kept = useKeptGames()
  const id = `slots-${key}`
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t(`centres:${key}`)}
        more={{ label: t('centres:seeAll'), href: listPath('RNG', query) }}
      />
      {face === 'skeleton' && (
        <div className={css.row} aria-hidden="true">
          {Array.from({ length: 4 }, (_, n) => (
            <span key={n}>
              <Skeleton n={n} ratio="3 / 4" radius={12} />
            </span>
          ))}
        </div>
      )}
      {face === 'empty' && <p className={css.told}>{t('centres:rowEmpty')}</p>}
      {face === 'error' && (
        <p className={css.told} role="status">
          {t('centres:rowFailed')}{' '}
          <Button look="quiet" size="s" onClick={() => actor.send({ type: 'RELOAD' })}>
            {t('shell:retry')}
          </Button>
        </p>
      )}
      {face === 'content' && data && (
        <ul className={css.row} aria-labelledby={id}>
          {data.map((game) => (
            <GameCard
              key={game.nodeId}
              t={words}
              game={game}
              kept={kept.includes(game.nodeId)}
              from={pathname}
              onOpen={(target) => launch(target, pathname)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Makers() {
  const { t } = useTranslation('centres')
  const menu = useSelector(homeActor(), (state) => state.context.menu)
  const pending = useSelector(homeActor(), (state) => state.hasTag('menu-pending'))
  const vendors = menu.find(({ category }) => category === 'RNG')?.vendors ?? []
  return (
    <section aria-labelledby="makers">
      <SectionHead id="makers" title={t('makers')} />
      {vendors.length === 0 && pending && <VendorListSkeleton />}
      <MenuFailed />
      <VendorList
        label={t('makers')}
        vendors={vendors.map(({ vassalage, name, mobileSmallIcon, gameCount }) => ({
          key: vassalage,
          name,
          note: t('games', { count: gameCount }),
          logo: checkImage(mobileSmallIcon),
          href: listPath('RNG', { vassalage }),
        }))}
      />
    </section>
  )
}
