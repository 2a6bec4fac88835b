import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { MenuEntry } from '../../../machines/home/categories'
import { categoryPath, vendorPath } from '../../flows/games/centres'
import { useLobby } from '../../flows/games/lobby'
import { appActor } from '../../flows/core/root'
import { launch } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { SectionHead } from '../../ui/home/SectionHead'
import { VendorList, VendorListSkeleton } from '../../ui/home/VendorList'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import * as paths from '../../../machines/shared/paths'
import { GameBanners } from './GameBanners'
import { MenuFailed } from './MenuFailed'
import css from './centres.module.css'
import { vendorChoice } from '../shared/vendorChoice'

const gamesOf = (vendors: MenuEntry['vendors']) => vendors.reduce((sum, { gameCount }) => sum + gameCount, 0)

/** The game centre: every category with its vendors and the number of their games (ROUTE-43, GAMES-27, GAMES-30). */
export default function GameCenterPage() {
  const { t } = useTranslation(['centres', 'titles'])
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const { menu, waiting: pending, failed } = useLobby()
  const categories = menu.filter(({ category, vendors }) => category !== 'HOT' && vendors.length > 0)
  const total = categories.reduce((sum, { vendors }) => sum + gamesOf(vendors), 0)
  return (
    <PageFrame foot="tabs" bar={<GamesBar title={t('titles:gameCenter')} guest={guest} />}>
      <div className={css.sections}>
        <GameBanners />
        {categories.length > 0 && <p className={css.lead}>{t('centres:lead', { count: total })}</p>}
        <MenuFailed />
        {categories.length === 0 && pending && <VendorListSkeleton count={12} />}
        {categories.length === 0 && !pending && !failed && (
          <EmptyState
            title={t('centres:none.title')}
            action={<Button href={paths.home}>{t('centres:none.action')}</Button>}
          >
            {t('centres:none.text')}
          </EmptyState>
        )}
        {categories.map((entry) => (
          <Category key={entry.category} entry={entry} />
        ))}
      </div>
    </PageFrame>
  )
}

function Category({ entry: { category, vendors } }: { entry: MenuEntry }) {
  const { t } = useTranslation(['centres', 'shell'])
  const { pathname } = useLocation()
  const all = categoryPath(category)
  const name = t(`shell:category.${category}`)
  const count = gamesOf(vendors)
  return (
    <section aria-labelledby={`centre-${category}`}>
      <SectionHead
        id={`centre-${category}`}
        title={name}
        {...(all === null ? {} : { more: { label: t('centres:seeAll'), href: all } })}
      />
      <p className={css.sub}>{t('centres:games', { count })}</p>
      <VendorList
        label={name}
        vendors={vendors.map((vendor) => {
          const { vassalage, freeplay, gameCount } = vendor
          const href = vendorPath(category, vassalage)
          return {
            ...vendorChoice(vendor),
            note: t('centres:games', { count: gameCount }),
            ...(href === null
              ? { onSelect: () => launch({ category, vendor: vassalage, freeplay }, pathname) }
              : { href }),
          }
        })}
      />
    </section>
  )
}
