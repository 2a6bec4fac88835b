import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Limit, Limits } from '../../../machines/play-limits/limit'
import { limitKinds, playLimitsFlow, type PlayLimitsActor } from '../../flows/member/protection'
import { useChart } from '../../flows/core/useChart'
import { useSecondsLeft } from '../../flows/core/useSeconds'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { List, ListRow } from '../../ui/List'
import { Skeletons } from '../../ui/Skeleton'
import { Titled } from '../../ui/Titled'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { LoadFault } from '../shared/LoadFault'
import { LimitSheet } from './LimitSheet'
import css from './protection.module.css'
import { useLimitValue } from './useMinutes'

/** A player's own limits, by subject (trust 33). */
export function LimitsView() {
  const { t } = useTranslation('protection')
  const actor = useChart(playLimitsFlow)
  const limits = useSelector(actor, (state) => state.context.limits)
  const failure = useSelector(actor, (state) => state.context.failure)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const inForm = useSelector(actor, (state) => state.context.chosen !== null)
  if (failed) return <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
  if (!limits) return <Skeletons heights={[180, 180, 180]} />
  return (
    <>
      <p className="muted">{t('limits.lead', { hours: limits.waitHours })}</p>
      <FormFailure>{failure && !inForm && <FailureWords failure={failure} />}</FormFailure>
      {limitKinds.map((kind) => (
        <Titled key={kind} id={`limit-${kind}`} title={t(`kind.${kind}`)} className={css.part}>
          <p className="muted">{t(`kind.${kind}.text`)}</p>
          <List label={t(`kind.${kind}`)}>
            {limits.list
              .filter((one) => one.kind === kind)
              .map((one) => (
                <LimitRow key={one.period} actor={actor} limit={one} />
              ))}
          </List>
          <Waiting actor={actor} limits={limits} kind={kind} />
        </Titled>
      ))}
      <LimitSheet actor={actor} />
    </>
  )
}

function LimitRow({ actor, limit: one }: { actor: PlayLimitsActor; limit: Limit }) {
  const { t } = useTranslation('protection')
  const value = useLimitValue()
  const { kind, period, limit, used, left, until } = one
  const state = () => {
    if (limit === null) return t('limit.none', { used: value(used) })
    if (until !== null) return t('limit.reached', { limit: value(limit), time: dateAndTime(until) })
    return t('limit.left', { left: value(left ?? limit), limit: value(limit) })
  }
  return (
    <ListRow onPress={() => actor.send({ type: 'CHOOSE', name: { kind, period } })} sub={state()}>
      {t(`period.${period}`)}
    </ListRow>
  )
}

/** A pending raise or removal: when it may be confirmed, the confirmation itself, and how to drop it. */
function Waiting({ actor, limits, kind }: { actor: PlayLimitsActor; limits: Limits; kind: Limit['kind'] }) {
  return limits.list
    .filter((one) => one.kind === kind && one.next !== null)
    .map((one) => <WaitingOne key={one.period} actor={actor} limit={one} />)
}

function WaitingOne({ actor, limit: { kind, period, next } }: { actor: PlayLimitsActor; limit: Limit }) {
  const { t } = useTranslation('protection')
  const value = useLimitValue()
  const busy = useSelector(actor, (state) => state.hasTag('pending'))
  const waits = useSecondsLeft(next?.from ?? null) !== null
  if (!next) return null
  const name = { kind, period }
  const what = next.limit === null ? t('next.none') : t('next.value', { limit: value(next.limit) })
  return (
    <div className={css.next} role="note">
      <p>
        <b>{t(`period.${period}`)}:</b> {what}{' '}
        {waits ? t('next.from', { time: dateAndTime(next.from) }) : t('next.now')}
      </p>
      <div className={css.actions}>
        <Button size="s" look="line" disabled={busy} onClick={() => actor.send({ type: 'CANCEL', name })}>
          {t('next.keep')}
        </Button>
        {!waits && (
          <Button size="s" look="quiet" disabled={busy} onClick={() => actor.send({ type: 'CONFIRM', name })}>
            {t('next.yes')}
          </Button>
        )}
      </div>
    </div>
  )
}
