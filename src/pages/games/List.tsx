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
} from '../../flows/games/game-list'
import type { GameItem } from '../../flows/home/home'
import { knowsFavourites } from '../../flows/games/favourites'
import { launch } from '../../flows/core/late-actions'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { TileRows } from '../../ui/games/TileRows'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import { clockCounterClockwiseBold, heartBold } from '../../ui/icons/phosphor'
import { GameCard, useKeptGames } from '../shared/GameCard'
import { LateSearch } from '../search/LateSearch'
import { OrderPicker } from './OrderPicker'
import css from './games.module.css'
import { PagedList, usePages } from '../shared/PagedList'
import { useHere } from '../shared/useHere'

interface ListProps {
  actor: GameListActor
  choice: Choice
  vendors: readonly VendorEntry[]
}

const pictures = { ALL: undefined, HOT: undefined, RECENT: clockCounterClockwiseBold, FAV: heartBold }

/** The games of a choice, in all states (GAMES-04..07, GAMES-12..14). */
export function List({ actor, choice, vendors }: ListProps) {
  const { t } = useTranslation(['games', 'shell'])
  const { t: words } = useTranslation('home')
  const list = gamesActor(choice)
  const { key } = queryFor(choice)
  const { items: all, status, foot } = usePages<ListedGame>(list, key)
  const kept = useKeptGames()
  const here = useHere()
  const open = useCallback((target: LaunchTarget) => launch(target, here), [here])
  // A game that is no longer a favourite leaves the list at once (FAV-02).
  const items =
    choice.tab === 'FAV' && knowsFavourites() ? all.filter((item) => kept.includes(item.key)) : all
  const bare = status === 'content' && items.length === 0 && foot === 'end'
  const count = knownCount(vendors, choice) ?? (foot === 'end' ? items.length : null)
  const empty = (
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
  const factOf = ({ rtp, minBet }: GameItem): string | undefined => {
    if (choice.tab !== 'ALL') return undefined
    if (choice.order === 'return' && rtp !== undefined) return t('games:return', { percent: rtp })
    return choice.order === 'stake' && minBet ? t('games:stake', { amount: formatMoney(minBet) }) : undefined
  }
  const searching = choice.gameName !== ''
  // Games missing from this list may be in others: they are searched once the list has ended.
  const elsewhere = searching && (
    <LateSearch place="list" above={items.map(({ game }) => game)} none={empty} />
  )
  if (bare || (searching && status === 'empty')) return elsewhere || empty
  const orders = choice.tab === 'ALL' ? (items[0]?.orders ?? []) : []
  return (
    <>
      {(status === 'skeleton' || status === 'content') && (
        <div className={css.head}>
          <p className={css.count} role="status">
            {status === 'content' && count !== null && (
              <>
                <b>{count}</b> {t('games:count', { count })}
              </>
            )}
          </p>
          {orders.length > 0 && (
            <OrderPicker
              orders={orders}
              value={choice.order}
              onChange={(order) => actor.send({ type: 'SORT', order })}
            />
          )}
        </div>
      )}
      <PagedList<ListedGame>
        wide
        list={list}
        wanted={key}
        skeleton={<GameGridSkeleton count={12} />}
        empty={empty}
        safe={t('shell:error.safe')}
        more={t('games:more')}
        stuck={t('games:stuck')}
      >
        {(_, onNear) => (
          <TileRows
            items={items}
            onNear={onNear}
            renderTile={({ key: id, game }) => (
              <GameCard
                key={id}
                t={words}
                game={game}
                fact={factOf(game)}
                kept={kept.includes(id)}
                from={here}
                onOpen={open}
              />
            )}
          />
        )}
      </PagedList>
      {foot === 'end' && elsewhere}
    </>
  )
}
