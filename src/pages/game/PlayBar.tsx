import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { GameRoomActor } from '../../flows/game-room'
import { isBuilt } from '../../flows/screens'
import { useElapsed } from '../../flows/useElapsed'
import { clockDuration } from '../../i18n/duration'
import { formatMoney } from '../../i18n/money'
import { Link } from 'react-router-dom'
import css from './PlayBar.module.css'

const recordPath = '/m/gameRecord'

/** How the play stands: time since the first game of this session, net position, held stakes (trust 26, 36). */
export function PlayBar({ room }: { room: GameRoomActor }) {
  const { t } = useTranslation('game')
  const money = useSelector(room, (state) => state.context.game?.mode === 'play')
  const position = useSelector(room, (state) => state.context.position)
  const stale = useSelector(room, (state) => state.hasTag('stale'))
  const seconds = useElapsed(position?.startedAt ?? null)
  if (!money) return <p className={css.bar}>{t('demo')}</p>
  return (
    <div className={css.bar}>
      <dl className={css.facts}>
        <div>
          <dt>{t('playTime')}</dt>
          <dd>{seconds === null ? '–:––:––' : clockDuration(seconds)}</dd>
        </div>
        <div>
          <dt>{stale && position ? t('netOld') : t('net')}</dt>
          <dd>{position ? formatMoney(position.net, position.currency) : '–'}</dd>
        </div>
        {position && position.held !== '0.00' && (
          <div>
            <dt>{t('held')}</dt>
            <dd>{formatMoney(position.held, position.currency)}</dd>
          </div>
        )}
      </dl>
      {isBuilt(recordPath) && (
        <Link className={css.record} to={recordPath} aria-label={t('recordLabel')}>
          {t('record')}
        </Link>
      )}
    </div>
  )
}
