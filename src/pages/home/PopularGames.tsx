import { useSelector } from '@xstate/react'
import { lazy, memo, Suspense, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../../../machines/home/categories'
import { chooseCategory, homeActor, type HomeState } from '../../flows/home'
import { BoothMenu, BoothMenuSkeleton } from '../../ui/home/BoothMenu'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import { Button } from '../../ui/Button'
import { categoryIcons } from '../shell/category-icons'
import { Choices } from './Choices'
import { Games } from './Games'
import { LazyFace } from './LazyFace'
import css from './home.module.css'

const Vendors = lazy(() => import('./Vendors').then(({ Vendors: list }) => ({ default: list })))

const panelId = 'home-games'

/** HOT alone, while the menu is missing. */
const hotOnly: readonly MenuEntry[] = [{ category: 'HOT', vendors: [], classify: [] }]

/** What the shelf has to show; nothing while its games are on their way. */
const faceOf = (state: HomeState) =>
  (['games', 'vendors', 'empty', 'error'] as const).find((tag) => state.hasTag(tag))

const retry = () => homeActor().send({ type: 'RETRY' })

/** What the chosen category holds, in all its states. */
const Shelf = memo(function Shelf({ state }: { state: HomeState }) {
  const face = faceOf(state)
  const { category, failure } = state.context
  return (
    <>
      <Choices state={state} />
      {face === undefined && <GameGridSkeleton count={9} big={category === 'HOT'} />}
      {face === 'games' && <Games state={state} />}
      {face === 'vendors' && (
        <Suspense fallback={<GameGridSkeleton count={6} />}>
          <Vendors state={state} />
        </Suspense>
      )}
      {face === 'empty' && <LazyFace face={{ kind: 'empty' }} />}
      {face === 'error' && failure && <LazyFace face={{ kind: 'error', failure, onRetry: retry }} />}
    </>
  )
})

/** The popular-games area: booths, and what the chosen one holds (HOME-06..15). */
export function PopularGames() {
  const { t } = useTranslation(['home', 'shell'])
  const state = useSelector(homeActor(), (now) => now)
  const before = useDeferredValue(state)
  // A tap lights its booth first: the outline of what is fetched takes the place of the last shelf right after that.
  const shown = faceOf(state) === undefined ? before : state
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
      {state.hasTag('menu-error') && (
        <p className={css.menuFailed} role="status">
          {t('home:menuFailed')}{' '}
          <Button look="quiet" size="s" onClick={retry}>
            {t('shell:retry')}
          </Button>
        </p>
      )}
      <div id={panelId} role="tabpanel" aria-label={t(`shell:category.${category}`)} className={css.panel}>
        <Shelf state={shown} />
      </div>
    </section>
  )
}
