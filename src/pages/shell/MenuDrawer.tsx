import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { goTo } from '../../flows/adapters/navigation'
import { openAppPanel } from '../../flows/service/app-download'
import { askToSignOut, enter, launch } from '../../flows/core/late-actions'
import { useTranslation } from 'react-i18next'
import { logoName } from '../../flows/core/operator'
import type { MenuEntry } from '../../../machines/home/categories'
import { chooseCategory, homeActor, menuLaunch } from '../../flows/home/home'
import { appActor, currentFlags } from '../../flows/core/root'
import { useSite } from '../../flows/core/useSite'
import { promotions, promotionsActor } from '../../flows/member/promotions'
import { useResting } from '../../flows/member/useResting'
import { sideMenu } from '../../flows/home/side-menu'
import { useClosedAccount } from '../../flows/session/useClosedAccount'
import { Icon } from '../../ui/icons/Icon'
import {
  bankBold,
  crownBold,
  deviceMobileBold,
  giftBold,
  percentBold,
  plusBold,
  shareNetworkBold,
  signOutBold,
  targetBold,
  ticketFill,
  xBold,
} from '../../ui/icons/phosphor'
import { IconButton } from '../../ui/IconButton'
import { Logo } from '../../ui/Logo'
import { Modal } from '../../ui/Modal'
import * as paths from '../../../machines/shared/paths'
import { categoryIcons } from './category-icons'
import css from './MenuDrawer.module.css'

/** Services of the second group: address, flag that switches it on (none means always), icon (MENU-05, MENU-07). */
const services = [
  { key: 'deposit', to: paths.deposit, flag: 'DEPOSIT', icon: plusBold, words: 'shell:tab.deposit' },
  { key: 'withdraw', to: paths.withdraw, flag: 'WITHDRAW', icon: bankBold, words: 'parts:withdraw' },
  { key: 'share', to: paths.home, flag: null, icon: shareNetworkBold, words: 'parts:menu.share' },
  { key: 'vip', to: paths.benefits, flag: null, icon: crownBold, words: 'parts:menu.vip' },
  { key: 'reward', to: paths.rewardCenter, flag: 'REWCEN3', icon: giftBold, words: 'parts:menu.reward' },
  {
    key: 'mission',
    to: paths.leaderBoard,
    flag: 'MISSIONLB3',
    icon: targetBold,
    words: 'parts:menu.mission',
  },
  {
    key: 'rebate',
    to: paths.manualRebate,
    flag: 'MANPLAYREB3',
    icon: percentBold,
    words: 'parts:menu.rebate',
  },
  { key: 'app', to: paths.home, flag: null, icon: deviceMobileBold, words: 'parts:menu.app' },
] as const

/** Entries that invite to play, deposits or gifts. */
const invites: ReadonlySet<string> = new Set([
  'deposit',
  'share',
  'vip',
  'reward',
  'mission',
  'rebate',
  'app',
])

/** The menu from the left edge (MENU-01..16): game categories, services, and sign out for players. */
export default function MenuDrawer() {
  const { t } = useTranslation(['shell', 'parts'])
  const menu = useSelector(homeActor(), (state) => state.context.menu)
  const current = useSelector(homeActor(), (state) => state.context.category)
  const signedIn = useSelector(appActor(), (state) => state.hasTag('signed-in'))
  const offers = useSelector(promotionsActor(), (state) => promotions.view(state).data)
  const flags = useSite(currentFlags)
  const close = () => sideMenu().send({ type: 'CLOSE' })
  const toCategory = (entry: MenuEntry) => {
    close()
    const target = menuLaunch(entry)
    if (target) return launch(target, paths.home)
    chooseCategory(entry.category)
    goTo({ to: paths.home })
  }
  const toEntry = (key: (typeof services)[number]['key'], to: string) => {
    close()
    // Two of them are panels, which open on the current screen (MENU-06, APP-08).
    if (key === 'app') openAppPanel()
    else if (key === 'share') enter({ kind: 'share', to, referral: offers?.referral ?? false })
    else enter({ kind: 'money', to })
  }
  // During a break from play, no entry here invites to play (trust 34).
  const resting = useResting()
  // Games can be browsed; every service, and promotions, would be refused (ERROR-31).
  const barred = useClosedAccount()
  const shown = services.filter(
    ({ key, flag }) => !barred && !(resting && invites.has(key)) && (flag === null || flags[flag] === '1'),
  )
  return (
    <Modal open onClose={close} label={t('menu')}>
      <div className={css.drawer}>
        <div className={css.top}>
          <Logo name={logoName()} />
          <IconButton icon={xBold} label={t('close')} onClick={close} />
        </div>
        <div className={css.body}>
          {!resting && (
            <Group id="menu-games" title={t('parts:menu.games')}>
              {!barred && (
                <Entry
                  icon={ticketFill}
                  label={t('parts:menu.promotions')}
                  onSelect={() => {
                    close()
                    enter({ kind: 'open', to: paths.promotions })
                  }}
                />
              )}
              {menu.map((entry) => (
                <Entry
                  key={entry.category}
                  icon={categoryIcons[entry.category]}
                  label={t(`category.${entry.category}`)}
                  current={entry.category === current}
                  onSelect={() => toCategory(entry)}
                />
              ))}
            </Group>
          )}
          {shown.length > 0 && (
            <Group id="menu-services" title={t('parts:menu.services')}>
              {shown.map(({ key, to, icon, words }) => (
                <Entry key={key} icon={icon} label={t(words)} onSelect={() => toEntry(key, to)} />
              ))}
            </Group>
          )}
        </div>
        {signedIn && (
          <div className={css.foot}>
            <button
              type="button"
              className={css.out}
              onClick={() => {
                close()
                askToSignOut()
              }}
            >
              <Icon of={signOutBold} />
              {t('parts:signOut')}
            </button>
          </div>
        )}
      </div>
    </Modal>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul className={css.entries}>{children}</ul>
    </section>
  )
}

interface EntryProps {
  icon: string
  label: string
  current?: boolean
  onSelect: () => void
}

function Entry({ icon, label, current, onSelect }: EntryProps) {
  return (
    <li>
      <button type="button" className={css.entry} aria-current={current || undefined} onClick={onSelect}>
        <Icon of={icon} size={20} />
        <span>{label}</span>
      </button>
    </li>
  )
}
