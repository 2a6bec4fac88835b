import { useSelector } from '@xstate/react'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../../../machines/home/categories'
import { appActor } from '../../flows/core/root'
import {
  chooseCategory,
  gamesOf,
  homeActor,
  hotCount,
  searchGames,
  type HomeState,
} from '../../flows/home/home'
import { classes } from '../../ui/classes'
import { BoothMenu, BoothMenuSkeleton } from './BoothMenu'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { categoryIcons } from '../shell/category-icons'
import { Choices } from './Choices'
import { Games } from './Games'
import { LazyStatus } from './LazyStatus'
import { LateSearch } from '../search/LateSearch'
import css from './home.module.css'
import { FailedRow } from '../shared/FailedRow'
import { tagIn } from '../../flows/core/tags'

const Vendors = lateComponent(() => import('./Vendors'))

const panelId = 'home-games'

/** HOT alone, while the menu is missing. */
const hotOnly: readonly MenuEntry[] = [{ category: 'HOT', vendors: [], classify: [] }]

/** The category's content; nothing while its games are loading. */
const statusOf = (state: HomeState) => tagIn(state, 'games', 'vendors', 'empty', 'error')

const retry = () => homeActor().send({ type: 'RETRY' })

/** The selected category's content, in all states; other categories’ games appear only in search results. */
const BoothGames = memo(function BoothGames({ state }: { state: HomeState }) {
  const { category, games, search } = state.context
  const searching = search.trim() !== ''
  const hot = category === 'HOT'
  return (
    <>
      <Choices state={state} />
      {(hot || !searching) && <CategoryGames state={state} />}
      {searching && <LateSearch place="home" above={hot ? searchGames(gamesOf(games), search) : []} />}
    </>
  )
})

function CategoryGames({ state }: { state: HomeState }) {
  const guest = useSelector(appActor(), (now) => now.hasTag('guest'))
  const { category, failure } = state.context
  const status = statusOf(state)
  if (status === undefined) {
    if (category !== 'HOT') return <GameGridSkeleton />
    return (
      <div className={css.hotWait}>
        <GameGridSkeleton count={hotCount(guest)} big />
      </div>
    )
  }
  if (status === 'games') return <Games state={state} />
  if (status === 'vendors') {
    return (
      <Part wait={<GameGridSkeleton count={6} />}>
        <Vendors state={state} />
      </Part>
    )
  }
  if (status === 'empty') return <LazyStatus status={{ kind: 'empty' }} />
  return failure && <LazyStatus status={{ kind: 'error', failure, onRetry: retry }} />
}

/** The popular-games area: booths, and the content of the selected one (HOME-06..15). */
export function PopularGames() {
  const { t } = useTranslation(['home', 'shell'])
  const state = useSelector(homeActor(), (now) => now)
  const before = useDeferredValue(state)
  // A tap lights its booth first; the skeleton replaces the last category's games right after that.
  const shown = statusOf(state) === undefined ? before : state
  const { menu, category } = state.context
  const booths = useMemo(
    () =>
      (menu.length > 0 ? menu : hotOnly).map((entry) => ({
        key: entry.category,
        label: t(`shell:category.${entry.category}`),
        icon: categoryIcons[entry.category],
      })),
    [menu, t],
  )
  return (
    <section aria-labelledby="popular" className={css.popular}>
      <h2 id="popular" className="visually-hidden">
        {t('home:popular')}
      </h2>
      {state.hasTag('menu-pending') && menu.length === 0 ? (
        <BoothMenuSkeleton />
      ) : (
        <BoothMenu
          label={t('home:popular')}
          booths={booths}
          chosen={category}
          onChoose={chooseCategory}
          panelId={panelId}
        />
      )}
      {state.hasTag('menu-error') && <FailedRow onRetry={retry}>{t('home:menuFailed')}</FailedRow>}
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t(`shell:category.${category}`)}
        className={classes(css.panel, shown.hasTag('vendors') && css.short)}
      >
        <BoothGames state={shown} />
      </div>
    </section>
  )
}
