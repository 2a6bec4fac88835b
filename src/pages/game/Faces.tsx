import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import type { GameRoomActor } from '../../flows/games/game-room'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'
import { Ticket } from '../../ui/Ticket'
import { Titled } from '../../ui/Titled'
import css from './LaunchPage.module.css'
import { FailureAnd } from '../shared/FailureAnd'

/** A round that was interrupted: it takes precedence over a new one (trust 40). */
export function WaitingRound({ room }: { room: GameRoomActor }) {
  const { t } = useTranslation('game')
  const game = useSelector(room, (state) => state.context.game)
  if (!game?.unfinished) return null
  const { stake, placedAt } = game.unfinished
  return (
    <Titled id="waiting" title={t('waiting.title')} look="d3 display" className={css.waiting}>
      <p>{t('waiting.text', { name: game.gameName })}</p>
      <Ticket
        as="div"
        className={css.ticket}
        cut={128}
        stub={
          <>
            <small>{t('waiting.stake')}</small>
            <b className="money">{formatMoney(stake)}</b>
          </>
        }
      >
        <b>{game.gameName}</b>
        <br />
        <small>{t('waiting.since', { time: dateAndTime(placedAt) })}</small>
      </Ticket>
      <div className={css.actions}>
        <Button onClick={() => room.send({ type: 'CONTINUE' })}>{t('waiting.go')}</Button>
        <Button look="line" onClick={() => room.send({ type: 'LEAVE' })}>
          {t('waiting.later')}
        </Button>
      </div>
    </Titled>
  )
}

/**
 * A game that is slow to load in its frame: wait, go back, or, if it has its own host, open it without the
 * frame.
 */
export function SlowGame({ room }: { room: GameRoomActor }) {
  const { t } = useTranslation(['game', 'shell'])
  const foreign = useSelector(room, (state) => state.context.game?.foreign === true)
  return (
    <div className={css.note} role="status">
      <p>{t('game:slow')}</p>
      {foreign && (
        <Button look="quiet" size="s" onClick={() => room.send({ type: 'OPEN_TAB' })}>
          {t('game:openTab')}
        </Button>
      )}
      <Button look="quiet" size="s" onClick={() => room.send({ type: 'LEAVE' })}>
        {t('shell:back')}
      </Button>
    </div>
  )
}

/** A game that opens in a new tab. */
export function OutsideGame({ room }: { room: GameRoomActor }) {
  const { t } = useTranslation(['game', 'shell'])
  const away = useSelector(room, (state) => state.hasTag('away'))
  return (
    <section className={css.waiting} aria-labelledby="outside" aria-live="polite">
      <h2 id="outside" className="d3 display">
        {t(away ? 'game:away.title' : 'game:tab.title')}
      </h2>
      <p>{t(away ? 'game:away.text' : 'game:tab.text')}</p>
      <div className={css.actions}>
        {away ? (
          <Button look="quiet" onClick={() => room.send({ type: 'RETRY' })}>
            {t('game:away.again')}
          </Button>
        ) : (
          <Button onClick={() => room.send({ type: 'OPEN_TAB' })}>{t('game:tab.go')}</Button>
        )}
        <Button look="line" onClick={() => room.send({ type: 'LEAVE' })}>
          {t('shell:back')}
        </Button>
      </div>
    </section>
  )
}

/** A game that did not open, or that stopped: what is safe, and what the player can do. */
export function ClosedGame({ room }: { room: GameRoomActor }) {
  const { t } = useTranslation(['game', 'shell'])
  const failure = useSelector(room, (state) => (state.hasTag('error') ? state.context.failure : null))
  const broken = useSelector(room, (state) => state.hasTag('broken'))
  if (!failure) return null
  const limited = failure.code === 'time-limit'
  const shut = failure.code === 'excluded' || limited
  return (
    <div className={css.closed}>
      <ErrorState
        heading="h2"
        title={broken ? t('game:broken') : t('game:closed')}
        action={
          shut ? (
            <>
              <Button onClick={() => room.send({ type: 'LEAVE' })}>{t('shell:back')}</Button>
              {limited && (
                <Button look="line" href={linkTo(paths.responsible, { view: 'limits' })}>
                  {t('game:limits')}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button onClick={() => room.send({ type: 'RETRY' })}>{t('shell:retry')}</Button>
              <Button look="quiet" onClick={() => room.send({ type: 'OTHER_GAMES' })}>
                {t('game:otherGames')}
              </Button>
              <Button look="line" onClick={() => room.send({ type: 'LEAVE' })}>
                {t('shell:back')}
              </Button>
            </>
          )
        }
      >
        <FailureAnd failure={failure}>
          {broken
            ? t('game:brokenText')
            : limited && failure.until !== undefined
              ? t('game:limits.until', { time: dateAndTime(failure.until) })
              : t('shell:error.safe')}
        </FailureAnd>
      </ErrorState>
    </div>
  )
}
