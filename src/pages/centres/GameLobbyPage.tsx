import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LaunchTarget } from '../../../machines/game-launch/launch'
import { roomTypes, tablesActor, tablesOf, type ListedTable, type RoomType } from '../../flows/games/centres'
import { appActor } from '../../flows/core/root'
import { launch } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { TileRows } from '../../ui/games/TileRows'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { GameCard, useKeptGames } from '../shared/GameCard'
import { to } from '../../../machines/shared/address'
import { useQuery } from '../shared/useQuery'
import { goTo } from '../../flows/adapters/navigation'
import * as paths from '../../../machines/shared/paths'
import { GameBanners } from './GameBanners'
import css from './centres.module.css'
import { PagedList } from '../shared/PagedList'
import { useHere } from '../shared/useHere'

const panel = 'live-rooms'

/** The live lobby: tables by room type (ROUTE-42, GAMES-29, GAMES-30). */
export default function GameLobbyPage() {
  const { t } = useTranslation(['centres', 'titles'])
  const asked = useQuery(paths.gameLobby).room
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const room = roomTypes.find((one) => one === asked) ?? 'free'
  const show = (next: RoomType) => goTo({ ...to(paths.gameLobby, { room: next }), replace: true })
  return (
    <PageFrame foot="tabs" bar={<GamesBar title={t('titles:gameLobby')} guest={guest} />}>
      <GameBanners />
      <Segment<RoomType>
        className={css.modes}
        label={t('centres:rooms')}
        choices={roomTypes.map((value) => ({ value, label: t(`centres:room.${value}`), panel }))}
        value={room}
        onChange={show}
      />
      <div id={panel} role="tabpanel" aria-label={t(`centres:room.${room}`)}>
        <p className={css.note}>{t(`centres:room.${room}.note`)}</p>
        <Tables room={room} onFree={() => show('free')} />
      </div>
    </PageFrame>
  )
}

function Tables({ room, onFree }: { room: RoomType; onFree: () => void }) {
  const { t } = useTranslation(['centres', 'shell'])
  const { t: words } = useTranslation('home')
  const here = useHere()
  const list = tablesActor(tablesOf(room))
  useEffect(() => list.send({ type: 'ASK', query: tablesOf(room) }), [list, room])
  const kept = useKeptGames()
  const open = useCallback((target: LaunchTarget) => launch(target, here), [here])
  return (
    <PagedList<ListedTable>
      list={list}
      wanted={room}
      skeleton={<GameGridSkeleton count={9} />}
      empty={
        <EmptyState
          title={t('centres:empty.title')}
          action={
            room === 'free' ? (
              <Button href={paths.gameList}>{t('centres:none.action')}</Button>
            ) : (
              <Button look="quiet" onClick={onFree}>
                {t('centres:empty.action')}
              </Button>
            )
          }
        >
          {t('centres:empty.text')}
        </EmptyState>
      }
      safe={t('shell:error.safe')}
      more={t('centres:more')}
      stuck={t('centres:stuck')}
      end={(count) => t('centres:count', { count })}
    >
      {(items, onNear) => (
        <TileRows
          items={items}
          onNear={onNear}
          renderTile={({ key, game }) => (
            <GameCard key={key} t={words} game={game} kept={kept.includes(key)} from={here} onOpen={open} />
          )}
        />
      )}
    </PagedList>
  )
}
