import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { useChart } from '../../flows/core/useChart'
import { useSite } from '../../flows/core/useSite'
import { onPlayChanged } from '../../flows/member/play-changes'
import { ownBreak, ownCheck, ownLimits } from '../../flows/member/protection'
import { protectionTools } from '../../flows/member/protection-tools'
import { dateAndTime } from '../../i18n/time'
import {
  chartLineUpBold,
  clockCounterClockwiseBold,
  hourglassBold,
  shieldCheckBold,
} from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'

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

function LimitsRow() {
  const { t } = useTranslation('protection')
  const actor = useChart(ownLimits.logic, { query: null })
  useEffect(() => onPlayChanged(() => actor.send({ type: 'RELOAD' })), [actor])
  const limits = useSelector(actor, ownLimits.view).data
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
  const actor = useChart(ownBreak.logic, { query: null })
  useEffect(() => onPlayChanged(() => actor.send({ type: 'RELOAD' })), [actor])
  const rest = useSelector(actor, ownBreak.view).data
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
  const actor = useChart(ownCheck.logic, { query: null })
  useEffect(() => onPlayChanged(() => actor.send({ type: 'RELOAD' })), [actor])
  const check = useSelector(actor, ownCheck.view).data
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
