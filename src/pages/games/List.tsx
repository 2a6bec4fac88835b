import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { LaunchTarget } from '../../../machines/game-launch/launch'
import type { VendorEntry } from '../../../machines/home/categories'
import {
  gamesActor,
  knownCount,
  queryFor,
  type Choice,
  type GameListActor,
  type ListedGame,
} from '../../flows/game-list'
import { pagedView } from '../../flows/paged-list'
import { launch } from '../../flows/taps'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { TileRows } from '../../ui/games/TileRows'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import { clockCounterClockwiseBold, heartBold } from '../../ui/icons/phosphor'
import { MoreFoot } from '../../ui/MoreFoot'
import { GameCard, useKeptGames } from '../shared/GameCard'
import css from './games.module.css'

export interface ListProps {
  actor: GameListActor
  choice: Choice
  vendors: readonly VendorEntry[]
}

const pictures = { ALL: undefined, HOT: undefined, RECENT: clockCounterClockwiseBold, FAV: heartBold }

/** The games of a choice, in all their states (GAMES-04..07, GAMES-12..14). */
export function List({ actor, choice, vendors }: ListProps) {
  const { t } = useTranslation(['games', 'shell'])
  const { t: words } = useTranslation('home')
  const games = gamesActor(choice)
  const view = useSelector(games, pagedView<ListedGame>, sameView)
  const kept = useKeptGames()
  const near = useCallback(() => games.send({ type: 'MORE' }), [games])
  const here = `${location.pathname}${location.search}`
  const open = useCallback((target: LaunchTarget) => launch(target, here), [here])
  // Until the list has turned to this choice, what it shows belongs to the last one.
  const face = view.key === queryFor(choice).key ? view.face : 'skeleton'
  // A favourite that is let go leaves the list at once (FAV-02).
  const items = choice.tab === 'FAV' ? view.items.filter(({ key }) => kept.includes(key)) : view.items
  const bare = face === 'content' && items.length === 0 && view.foot === 'end'
  const count = knownCount(vendors, choice) ?? (view.foot === 'end' ? items.length : null)
  const retry = () => games.send({ type: 'RETRY' })

  if (face === 'error' && view.failure) {
    const { key, values } = wordsForFailure(view.failure)
    return (
      <ErrorState title={t('shell:error.title')} action={<Button onClick={retry}>{t('shell:retry')}</Button>}>
        {t(`shell:${key}`, values)} {t('shell:error.safe')}
      </ErrorState>
    )
  }
  if (face === 'empty' || bare) {
    return (
      <EmptyState
        title={t(`games:empty.${choice.tab}.title`)}
        icon={pictures[choice.tab]}
        action={
          <Button look="quiet" onClick={() => actor.send({ type: 'SHOW_ALL' })}>
            {t(`games:empty.${choice.tab}.action`)}
          </Button>
        }
      >
        {t(`games:empty.${choice.tab}.text`)}
      </EmptyState>
    )
  }
  return (
    <>
      <p className={css.count} role="status">
        {face === 'content' && count !== null && (
          <>
            <b>{count}</b> {t('games:count', { count })}
          </>
        )}
      </p>
      {face === 'skeleton' ? (
        <GameGridSkeleton count={12} />
      ) : (
        <TileRows
          items={items}
          onNear={near}
          renderTile={({ key, game }) => (
            <GameCard key={key} t={words} game={game} kept={kept.includes(key)} from={here} onOpen={open} />
          )}
        />
      )}
      {face === 'content' && (
        <MoreFoot
          foot={view.foot}
          more={t('games:more')}
          stuck={t('games:stuck')}
          retry={t('shell:retry')}
          onRetry={retry}
        />
      )}
    </>
  )
}

type View = ReturnType<typeof pagedView<ListedGame>>

function sameView(a: View, b: View): boolean {
  return (
    a.key === b.key &&
    a.items === b.items &&
    a.face === b.face &&
    a.foot === b.foot &&
    a.failure === b.failure
  )
}
