import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { LaunchTarget } from '../../../machines/game-launch/launch'
import { roomTypes, tablesActor, tablesOf, type ListedTable, type RoomType } from '../../flows/centres'
import { pagedView } from '../../flows/paged-list'
import { appActor } from '../../flows/root'
import { launch } from '../../flows/taps'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { TileRows } from '../../ui/games/TileRows'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import { MoreFoot } from '../../ui/MoreFoot'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { GameCard, useKeptGames } from '../shared/GameCard'
import css from './centres.module.css'

const panel = 'live-rooms'

/** The live lobby: tables by room type (ROUTE-42, GAMES-29, GAMES-30). */
export default function GameLobbyPage() {
  const { t } = useTranslation(['centres', 'titles'])
  const [search, setSearch] = useSearchParams()
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const room = roomTypes.find((one) => one === search.get('room')) ?? 'free'
  const show = (next: RoomType) => setSearch({ room: next }, { replace: true })
  return (
    <PageFrame foot="tabs" bar={<GamesBar title={t('titles:gameLobby')} guest={guest} />}>
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
  const { pathname, search } = useLocation()
  const here = pathname + search
  const actor = tablesActor(tablesOf(room))
  useEffect(() => actor.send({ type: 'ASK', query: tablesOf(room) }), [actor, room])
  const view = useSelector(actor, pagedView<ListedTable>, sameView)
  const kept = useKeptGames()
  const near = useCallback(() => actor.send({ type: 'MORE' }), [actor])
  const open = useCallback((target: LaunchTarget) => launch(target, here), [here])
  const face = view.key === room ? view.face : 'skeleton'
  const retry = () => actor.send({ type: 'RETRY' })
  if (face === 'error' && view.failure) {
    const { key, values } = wordsForFailure(view.failure)
    return (
      <ErrorState title={t('shell:error.title')} action={<Button onClick={retry}>{t('shell:retry')}</Button>}>
        {t(`shell:${key}`, values)} {t('shell:error.safe')}
      </ErrorState>
    )
  }
  if (face === 'empty') {
    return (
      <EmptyState
        title={t('centres:empty.title')}
        action={
          room === 'free' ? (
            <Button href="/m/gameList">{t('centres:none.action')}</Button>
          ) : (
            <Button look="quiet" onClick={onFree}>
              {t('centres:empty.action')}
            </Button>
          )
        }
      >
        {t('centres:empty.text')}
      </EmptyState>
    )
  }
  if (face === 'skeleton') return <GameGridSkeleton count={9} />
  return (
    <>
      <TileRows
        items={view.items}
        onNear={near}
        renderTile={({ key, game }) => (
          <GameCard key={key} t={words} game={game} kept={kept.includes(key)} from={here} onOpen={open} />
        )}
      />
      <MoreFoot
        foot={view.foot}
        more={t('centres:more')}
        stuck={t('centres:stuck')}
        retry={t('shell:retry')}
        onRetry={retry}
        end={t('centres:count', { count: view.items.length })}
      />
    </>
  )
}

type View = ReturnType<typeof pagedView<ListedTable>>
const sameView = (a: View, b: View) =>
  a.key === b.key && a.items === b.items && a.face === b.face && a.foot === b.foot
