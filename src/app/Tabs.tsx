import { useSelector } from '@xstate/react'
import { enter } from '../flows/core/late-actions'
import { useTranslation } from 'react-i18next'
import { operator } from '../flows/core/operator'
import { useLocation } from 'react-router-dom'
import { promotions, promotionsActor, unclaimedOf } from '../flows/member/promotions'
import { useShut } from '../flows/member/useShut'
import {
  giftBold,
  giftFill,
  houseBold,
  houseFill,
  ticketBold,
  ticketFill,
  userBold,
  userFill,
} from '../ui/icons/phosphor'
import { TabBar } from '../ui/shell/TabBar'
import { routeOf } from './routes'
import * as paths from '../../machines/shared/paths'

const places = {
  home: paths.home,
  promos: paths.promotions,
  deposit: paths.deposit,
  invite: paths.invite,
  members: paths.members,
} as const

/** How the entry chart handles each tab (LAYOUT-06..11); home needs no decision and is a plain link. */
const kinds = { promos: 'open', deposit: 'money', invite: 'invite', members: 'members' } as const

/** The tab bar (LAYOUT-03..11). Taps that need a decision go through the entry chart. */
export function Tabs() {
  const { t } = useTranslation('shell')
  const here = routeOf(useLocation().pathname)?.path
  const offers = useSelector(promotionsActor(), (state) => promotions.view(state).data)
  const unclaimed = unclaimedOf(offers)
  const go = (place: keyof typeof kinds) => () =>
    enter({ kind: kinds[place], to: places[place], referral: offers?.referral ?? false })
  const shut = useShut()
  const tab = (place: 'promos' | 'invite' | 'members', icon: string, activeIcon: string) => ({
    key: place,
    onSelect: go(place),
    to: places[place],
    label: t(`tab.${place}`),
    icon,
    activeIcon,
    active: here === places[place],
  })
  return (
    <TabBar
      label={t('tabs')}
      tabs={[
        {
          key: 'home',
          href: places.home,
          label: t('tab.home'),
          icon: houseBold,
          activeIcon: houseFill,
          active: here === places.home,
        },
        // Nothing that would be refused is advertised.
        ...(shut ? [] : [tab('promos', ticketBold, ticketFill), tab('invite', giftBold, giftFill)]),
        {
          ...tab('members', userBold, userFill),
          count:
            unclaimed > 0 ? { value: unclaimed, label: t('tab.unclaimed', { count: unclaimed }) } : undefined,
        },
      ]}
      deposit={
        shut
          ? undefined
          : {
              onSelect: go('deposit'),
              to: places.deposit,
              label: t('tab.deposit'),
              active: here === places.deposit,
              bonus: operator().depositBadge,
            }
      }
    />
  )
}
