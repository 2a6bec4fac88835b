import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  isListed,
  memberGroups,
  memberTiles,
  offersApp,
  shows,
  type EntryKey,
  type TileKey,
} from '../../flows/member/member-centre'
import { openAppPanel } from '../../flows/service/app-download'
import { promotions, promotionsActor, unclaimedOf } from '../../flows/member/promotions'
import { useSite } from '../../flows/core/useSite'
import { currentFlags, sessionActor, type SessionActor } from '../../flows/core/root'
import { enter, openService } from '../../flows/core/late-actions'
import { Badge } from '../../ui/Badge'
import { Icon } from '../../ui/icons/Icon'
import {
  arrowDownLeftBold,
  arrowsLeftRightBold,
  arrowUpRightBold,
  chartLineUpBold,
  chatCircleDotsBold,
  clockCounterClockwiseBold,
  deviceMobileBold,
  giftBold,
  handCoinsBold,
  headsetBold,
  newspaperBold,
  paperPlaneTiltFill,
  percentBold,
  receiptBold,
  receiptFill,
  shieldCheckBold,
  shieldCheckFill,
  targetBold,
  usersThreeBold,
  walletFill,
} from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import css from './Entries.module.css'
import type { MemberCentreActor } from '../../flows/member/member-centre'

const tileIcons: Record<TileKey, string> = {
  deposit: walletFill,
  gameRecord: receiptFill,
  accountRecord: clockCounterClockwiseBold,
  security: shieldCheckFill,
}
const entryIcons: Record<EntryKey, string> = {
  reward: giftBold,
  referral: paperPlaneTiltFill,
  agency: usersThreeBold,
  mission: targetBold,
  manualRebate: percentBold,
  rebate: handCoinsBold,
  depositRecord: arrowDownLeftBold,
  withdrawReport: arrowUpRightBold,
  accountRecord: clockCounterClockwiseBold,
  gameRecord: receiptBold,
  profitLoss: chartLineUpBold,
  transfer: arrowsLeftRightBold,
  news: newspaperBold,
  protection: shieldCheckBold,
  service: headsetBold,
  app: deviceMobileBold,
  feedback: chatCircleDotsBold,
}

/** Entries hidden during a break from play: no links to deposits, gifts or invitations (trust 34). */
const invites: ReadonlySet<TileKey | EntryKey> = new Set([
  'deposit',
  'reward',
  'referral',
  'mission',
  'manualRebate',
  'app',
])

/** Quick tiles and the list (MEMBER-11..29): entries whose screens exist. */
export function Entries({ centre }: { centre: MemberCentreActor }) {
  const { t } = useTranslation('member')
  const type = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.type ?? null)
  const info = useSelector(centre, (state) => state.context.facts?.info ?? null)
  const offers = useSelector(promotionsActor(), (state) => promotions.view(state).data)
  const unclaimed = type === null ? 0 : unclaimedOf(offers)
  const flags = useSite(currentFlags)
  const download = useSite(offersApp)
  const circumstances = { flags, type, info, download }
  const follow = (key: string, to: string | null) => () => {
    if (key === 'app') openAppPanel()
    else if (to === null) openService()
    // A guest is asked to log in like at every other entry (MEMBER-29).
    else if (key === 'referral' && type !== null)
      enter({ kind: 'invite', to, referral: offers?.referral ?? false })
    else enter({ kind: 'money', to })
  }
  const closed = offers?.closed === true
  const tiles = memberTiles.filter((tile) => shows(tile, circumstances) && !(closed && invites.has(tile.key)))
  return (
    <>
      {tiles.length > 0 && (
        <ul className={css.tiles} aria-label={t('quick')}>
          {tiles.map(({ key, to }) => (
            <li key={key}>
              <button type="button" className={css.tile} onClick={follow(key, to)}>
                <Icon of={tileIcons[key]} size={26} className={css.icon} />
                {t(`tile.${key}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {memberGroups.map((group) => {
        const entries = group.entries.filter(
          (entry) => isListed(entry, circumstances) && !(closed && invites.has(entry.key)),
        )
        if (entries.length === 0) return null
        return (
          <List key={group.key} label={t(`group.${group.key}`)}>
            {entries.map(({ key, to }) => (
              <ListRow
                key={key}
                icon={entryIcons[key]}
                onPress={follow(key, to)}
                end={
                  key === 'reward' && <Badge count={unclaimed} label={t('unclaimed', { count: unclaimed })} />
                }
              >
                {t(`entry.${key}`)}
              </ListRow>
            ))}
          </List>
        )
      })}
    </>
  )
}
