import { useSite } from '../../flows/core/useSite'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { gameRoomFlow } from '../../flows/games/game-room'
import { holdFrame } from '../../flows/adapters/frame'
import { protectionTools } from '../../flows/member/protection-tools'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { classes } from '../../ui/classes'
import { Loader } from '../../ui/Loader'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import Balance from '../shell/Balance'
import { ClosedGame, OutsideGame, SlowGame, WaitingRound } from './Faces'
import { PlayBar } from './PlayBar'
import { RealityCheck } from './RealityCheck'
import css from './LaunchPage.module.css'
import { useChart } from '../../flows/core/useChart'

/** The launch screen: the way back, the balance, the net position, and the game in its frame (LAUNCH-13). */
export default function LaunchPage() {
  const [search] = useSearchParams()
  const text = search.toString()
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text])
  return <Room key={text} query={query} />
}

function Room({ query }: { query: Record<string, string> }) {
  const { t } = useTranslation(['game', 'shell', 'titles'])
  const room = useChart(gameRoomFlow, { query })
  const game = useSelector(room, (state) => state.context.game)
  const opening = useSelector(room, (state) => state.hasTag('opening'))
  const loading = useSelector(room, (state) => state.hasTag('loading'))
  const offered = useSelector(room, (state) => state.hasTag('offered'))
  const outside = useSelector(room, (state) => state.hasTag('outside'))
  const framed = useSelector(room, (state) => state.hasTag('frame'))
  const slow = useSelector(room, (state) => state.hasTag('slow'))
  const slowLink = useSelector(room, (state) => state.hasTag('slow-link'))
  const lost = useSelector(room, (state) => state.hasTag('disconnected'))
  // Tickets of lotteries stay in the lottery's own history.
  const record =
    (query.prize_mode ?? query.playType) === undefined
      ? paths.gameRecord
      : linkTo(paths.lottery, { view: 'tickets' })
  const { checks } = useSite(protectionTools)
  const checked = checks && game?.mode === 'play' && (framed || outside)
  const leave = () => room.send({ type: 'LEAVE' })
  return (
    <PageFrame
      bar={
        <PageTopBar
          back={{ label: t('game:leave'), onBack: leave }}
          title={game?.gameName ?? t('titles:launchGame')}
          balance={<Balance />}
        />
      }
    >
      <div className={classes(css.room, lost && css.below)}>
        {framed && <PlayBar room={room} record={record} />}
        {checked && <RealityCheck room={room} record={record} />}
        {slowLink && !slow && (
          <p className={css.line} role="status">
            {t('game:slowLink')}
          </p>
        )}
        <div className={css.stage}>
          {framed && game && (
            <iframe
              ref={holdFrame}
              className={css.frame}
              title={t('game:frame', { name: game.gameName })}
              sandbox={game.sandbox}
              src={game.url}
              allow="fullscreen; autoplay"
              referrerPolicy="no-referrer"
              inert={lost}
            />
          )}
          {(opening || loading) && !lost && (
            <div className={css.cover} role="status">
              <Loader size={56} />
              <p>{opening ? t('game:opening') : t('game:loading')}</p>
            </div>
          )}
          {slow && <SlowGame room={room} />}
          {lost && (
            <div className={css.cover} role="alert">
              <p className="d4 display">{t('game:lost')}</p>
              <p>{t('game:lostText')}</p>
            </div>
          )}
          {offered && <WaitingRound room={room} />}
          {outside && <OutsideGame room={room} />}
          <ClosedGame room={room} />
        </div>
      </div>
    </PageFrame>
  )
}
