import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import type { Resource, ResourceActor } from '../../flows/core/resource'
import { useSite } from '../../flows/core/useSite'
import { onPlayChanged } from '../../flows/member/play-changes'
import {
  ownBreak,
  ownBreakActor,
  ownCheck,
  ownCheckActor,
  ownLimits,
  ownLimitsActor,
} from '../../flows/member/protection'
import { protectionTools } from '../../flows/member/protection-tools'
import { dateAndTime } from '../../i18n/time'
import {
  chartLineUpBold,
  clockCounterClockwiseBold,
  hourglassBold,
  shieldCheckBold,
} from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { useRefreshed } from '../shared/useRefreshed'

/** Every tool with its current state. */
export function Tools() {
  const { t } = useTranslation('protection')
  const tools = useSite(protectionTools)
  return (
    <List label={t('tools')}>
      {tools.limits && <LimitsRow />}
      {tools.breaks && <BreakRow />}
      {tools.checks && <CheckRow />}
      <ListRow icon={chartLineUpBold} href={paths.profitLoss} sub={t('tools.pnl.sub')}>
        {t('tools.pnl')}
      </ListRow>
    </List>
  )
}

/** A tool's state, loaded again whenever play may have changed it; null where it may be out of date. */
function useOwn<Data>({ view }: Resource<Data>, shared: ResourceActor): Data | null {
  const actor = useRefreshed(shared)
  useEffect(() => onPlayChanged(() => actor.send({ type: 'RELOAD' })), [actor])
  const { data, failure } = useSelector(actor, view)
  return failure ? null : data
}

function LimitsRow() {
  const { t } = useTranslation('protection')
  const limits = useOwn(ownLimits, ownLimitsActor())
  const set = limits?.list.filter(({ limit }) => limit !== null) ?? []
  const reached = set.filter(({ until }) => until !== null).length
  const state = reached > 0 ? t('limits.reached', { count: reached }) : t('limits.set', { count: set.length })
  return (
    <ListRow
      icon={shieldCheckBold}
      href={linkTo(paths.responsible, { view: 'limits' })}
      sub={limits ? (set.length === 0 ? t('limits.none') : state) : undefined}
    >
      {t('limits')}
    </ListRow>
  )
}

function BreakRow() {
  const { t } = useTranslation('protection')
  const rest = useOwn(ownBreak, ownBreakActor())
  const state = () => {
    if (!rest) return undefined
    if (rest.kind === 'none') return t('break.none')
    if (rest.opensAt !== null) return t('break.opens', { time: dateAndTime(rest.opensAt) })
    return rest.until === null ? t('break.forGood') : t('break.until', { time: dateAndTime(rest.until) })
  }
  return (
    <ListRow icon={hourglassBold} href={linkTo(paths.responsible, { view: 'break' })} sub={state()}>
      {t('break')}
    </ListRow>
  )
}

function CheckRow() {
  const { t } = useTranslation('protection')
  const check = useOwn(ownCheck, ownCheckActor())
  return (
    <ListRow
      icon={clockCounterClockwiseBold}
      href={linkTo(paths.responsible, { view: 'check' })}
      sub={check ? t('check.every', { minutes: check.minutes }) : undefined}
    >
      {t('check')}
    </ListRow>
  )
}
