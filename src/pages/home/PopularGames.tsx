import { useSelector } from '@xstate/react'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../../../machines/home/categories'
import { chooseCategory, homeActor } from '../../flows/home'
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

/** The popular-games area: booths, and what the chosen one holds (HOME-06..15). */
export function PopularGames() {
  const { t } = useTranslation(['home', 'shell'])
  const home = homeActor()
  const menu = useSelector(home, (state) => state.context.menu)
  const category = useSelector(home, (state) => state.context.category)
  const menuPending = useSelector(home, (state) => state.hasTag('menu-pending'))
  const menuFailed = useSelector(home, (state) => state.hasTag('menu-error'))
  const face = useSelector(home, (state) =>
    (['games', 'vendors', 'empty', 'error'] as const).find((tag) => state.hasTag(tag)),
  )
  const failure = useSelector(home, (state) => state.context.failure)
  const retry = () => home.send({ type: 'RETRY' })
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
      {menuPending && menu.length === 0 ? (
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
      {menuFailed && (
        <p className={css.menuFailed} role="status">
          {t('home:menuFailed')}{' '}
          <Button look="quiet" size="s" onClick={retry}>
            {t('shell:retry')}
          </Button>
        </p>
      )}
      <div id={panelId} role="tabpanel" aria-label={t(`shell:category.${category}`)} className={css.panel}>
        <Choices />
        {face === undefined && <GameGridSkeleton count={9} big={category === 'HOT'} />}
        {face === 'games' && <Games />}
        {face === 'vendors' && (
          <Suspense fallback={<GameGridSkeleton count={6} />}>
            <Vendors />
          </Suspense>
        )}
        {face === 'empty' && <LazyFace face={{ kind: 'empty' }} />}
        {face === 'error' && failure && <LazyFace face={{ kind: 'error', failure, onRetry: retry }} />}
      </div>
    </section>
  )
}
