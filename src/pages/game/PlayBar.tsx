import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isPositive } from '../../../machines/shared/arithmetic'
import type { GameRoomActor } from '../../flows/games/game-room'
import { useElapsed } from '../../flows/core/useSeconds'
import { clockDuration } from '../../i18n/duration'
import { usePlayMoney } from '../../flows/session/usePlayMoney'
import { formatMoney } from '../../i18n/money'
import { Icon } from '../../ui/icons/Icon'
import { shieldCheckBold } from '../../ui/icons/phosphor'
import * as paths from '../../../machines/shared/paths'
import css from './PlayBar.module.css'

/** Play so far: time since the first game of this session, net position, held stakes (trust 26, 36). */
export function PlayBar({ room, record }: { room: GameRoomActor; record: string }) {
  const { t } = useTranslation('game')
  const play = usePlayMoney()
  const money = useSelector(room, (state) => state.context.game?.mode === 'play')
  const position = useSelector(room, (state) => state.context.position)
  const stale = useSelector(room, (state) => state.hasTag('stale'))
  const seconds = useElapsed(position?.startedAt ?? null)
  if (!money) return <p className={css.bar}>{t(play ? 'demo.trial' : 'demo')}</p>
  return (
    <div className={css.bar}>
      <dl className={css.facts}>
        <div>
          <dt>{t('playTime')}</dt>
          <dd>{seconds === null ? '–:––:––' : clockDuration(seconds)}</dd>
        </div>
        <div>
          <dt>{stale && position ? t('netOld') : t('net')}</dt>
          <dd>{position ? formatMoney(position.net) : '–'}</dd>
        </div>
        {position && isPositive(position.held) && (
          <div>
            <dt>{t('held')}</dt>
            <dd>{formatMoney(position.held)}</dd>
          </div>
        )}
        {position?.left && (
          <div>
            <dt>{t('left')}</dt>
            <dd>{formatMoney(position.left)}</dd>
          </div>
        )}
        {position?.minutesLeft != null && (
          <div>
            <dt>{t('timeLeft')}</dt>
            <dd>{t('minutes', { minutes: position.minutesLeft })}</dd>
          </div>
        )}
      </dl>
      <a className={css.record} href={paths.responsible} aria-label={t('protectLabel')}>
        <Icon of={shieldCheckBold} size={20} />
      </a>
      <a className={css.record} href={record} aria-label={t('recordLabel')}>
        {t('record')}
      </a>
    </div>
  )
}
