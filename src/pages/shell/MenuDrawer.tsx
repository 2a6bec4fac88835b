import { useSelector } from '@xstate/react'
import { openAppPanel } from '../../flows/app-download'
import { askToSignOut, enter, launch } from '../../flows/taps'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { MenuEntry } from '../../../machines/home/categories'
import { chooseCategory, homeActor, menuLaunch } from '../../flows/home'
import { appActor, currentFlags } from '../../flows/root'
import { promotions, promotionsActor } from '../../flows/promotions'
import { sideMenu } from '../../flows/side-menu'
import { Logo } from '../../ui/Logo'
import {
  bankBold,
  crownBold,
  deviceMobileBold,
  giftBold,
  percentBold,
  plusBold,
  shareNetworkBold,
  targetBold,
  ticketFill,
} from '../../ui/icons/phosphor'
import { SideMenu } from '../../ui/shell/SideMenu'
import { categoryIcons } from './category-icons'

/** Services of the second group: address, flag that switches it on (none: always), sign (MENU-05, MENU-07). */
const services = [
  { key: 'deposit', to: '/m/voucherCenter', flag: 'DEPOSIT', icon: plusBold, words: 'shell:deposit' },
  { key: 'withdraw', to: '/m/withdraw', flag: 'WITHDRAW', icon: bankBold, words: 'parts:withdraw' },
  { key: 'share', to: '/m/home', flag: null, icon: shareNetworkBold, words: 'parts:menu.share' },
  { key: 'vip', to: '/m/member/benefits', flag: null, icon: crownBold, words: 'parts:menu.vip' },
  { key: 'reward', to: '/m/rewardCenter', flag: 'REWCEN3', icon: giftBold, words: 'parts:menu.reward' },
  { key: 'mission', to: '/m/leaderBoard', flag: 'MISSIONLB3', icon: targetBold, words: 'parts:menu.mission' },
  {
    key: 'rebate',
    to: '/m/member/manualRebate',
    flag: 'MANPLAYREB3',
    icon: percentBold,
    words: 'parts:menu.rebate',
  },
  { key: 'app', to: '/m/home', flag: null, icon: deviceMobileBold, words: 'parts:menu.app' },
] as const

/** The side menu's content (MENU-01..16). */
export default function MenuDrawer({ open }: { open: boolean }) {
  const { t } = useTranslation(['shell', 'parts'])
  const navigate = useNavigate()
  const menu = useSelector(homeActor(), (state) => state.context.menu)
  const current = useSelector(homeActor(), (state) => state.context.category)
  const signedIn = useSelector(appActor(), (state) => state.hasTag('signed-in'))
  const offers = useSelector(promotionsActor(), (state) => promotions.view(state).data)
  const flags = currentFlags()
  const close = () => sideMenu.send({ type: 'CLOSE' })
  const toCategory = (entry: MenuEntry) => {
    close()
    const target = menuLaunch(entry)
    if (target) return launch(target, '/m/home')
    chooseCategory(entry.category)
    void navigate('/m/home')
  }
  const toEntry = (key: (typeof services)[number]['key'], to: string) => {
    close()
    // Two of them are panels, which open where the player is (MENU-06, APP-08).
    if (key === 'app') openAppPanel()
    else if (key === 'share') enter({ kind: 'share', to, referral: offers?.referral ?? false })
    else enter({ kind: 'money', to })
  }
  return (
    <SideMenu
      open={open}
      onClose={close}
      label={t('menu')}
      closeLabel={t('close')}
      logo={<Logo />}
      groups={[
        {
          key: 'games',
          title: t('parts:menu.games'),
          entries: [
            {
              key: 'promo',
              label: t('parts:menu.promotions'),
              icon: ticketFill,
              onSelect: () => {
                close()
                enter({ kind: 'open', to: '/m/activity' })
              },
            },
            ...menu.map((entry) => ({
              key: entry.category,
              label: t(`category.${entry.category}`),
              icon: categoryIcons[entry.category],
              current: entry.category === current,
              onSelect: () => toCategory(entry),
            })),
          ],
        },
        {
          key: 'services',
          title: t('parts:menu.services'),
          entries: services
            .filter(({ flag }) => flag === null || flags[flag] === '1')
            .map(({ key, to, icon, words }) => ({
              key,
              label: t(words),
              icon,
              onSelect: () => toEntry(key, to),
            })),
        },
      ]}
      signOut={
        signedIn
          ? {
              label: t('parts:signOut'),
              onSelect: () => {
                close()
                askToSignOut()
              },
            }
          : undefined
      }
    />
  )
}
