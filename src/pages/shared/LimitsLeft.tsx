import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { appActor } from '../../flows/core/root'
import { useChart } from '../../flows/core/useChart'
import { limitsLeft } from '../../flows/member/limits-left'
import { onPlayChanged } from '../../flows/member/play-changes'
import { useSite } from '../../flows/core/useSite'
import { protectionTools } from '../../flows/member/protection-tools'
import { usePlayMoney } from '../../flows/session/usePlayMoney'
import { formatMoney } from '../../i18n/money'
import { Icon } from '../../ui/icons/Icon'
import { shieldCheckBold } from '../../ui/icons/phosphor'
import css from './LimitsLeft.module.css'

/**
 * What remains of the player's own limits, shown where they are about to bet (trust 33). Nothing without a
 * limit.
 */
export function LimitsLeft() {
  const member = useSelector(appActor(), (state) => state.hasTag('signed-in'))
  const play = usePlayMoney()
  const { limits } = useSite(protectionTools)
  return member && !play && limits ? <Known /> : null
}

function Known() {
  const { t } = useTranslation('parts')
  const actor = useChart(limitsLeft.logic, { query: null })
  useEffect(() => onPlayChanged(() => actor.send({ type: 'RELOAD' })), [actor])
  const { data } = useSelector(actor, limitsLeft.view)
  if (!data || (data.left === null && data.minutesLeft === null)) return null
  const { left, minutesLeft } = data
  return (
    <p className={css.left}>
      <Icon of={shieldCheckBold} size={20} />
      <span>
        {left && t('limits.money', { amount: formatMoney(left) })}{' '}
        {minutesLeft !== null && t('limits.time', { minutes: minutesLeft })}
      </span>
      <a className="text-link" href={linkTo(paths.responsible, { view: 'limits' })}>
        {t('limits.link')}
      </a>
    </p>
  )
}
