import { mayUseAgency } from '../session/session'
import { type Path } from '../shared/address'
import * as paths from '../shared/paths'
import type { MemberInfo } from './member'

/** What an entry requires besides its flag. */
type EntryNeed = 'agent' | 'upline' | 'download'

export interface MemberEntry {
  readonly key: string
  /** Own path; null for customer service and the app, which open in place. */
  readonly to: Path | null
  /** Whitelabel flag that switches the entry on; none means always (SITE-38). */
  readonly flag?: string
  readonly need?: EntryNeed
}

/** Quick tiles (MEMBER-11). A record's flag switches its tile, too. */
export const memberTiles = [
  { key: 'deposit', to: paths.deposit },
  { key: 'gameRecord', to: paths.gameRecord, flag: 'TRANSBETREPMEM3' },
  { key: 'accountRecord', to: paths.accountRecord, flag: 'TRANSREC3' },
  { key: 'security', to: paths.securityCenter },
] as const satisfies readonly MemberEntry[]

/** The list, in groups as shown on screen (MEMBER-12..27). */
export const memberGroups = [
  {
    key: 'rewards',
    entries: [
      { key: 'reward', to: paths.rewardCenter, flag: 'REWCEN3' },
      { key: 'referral', to: paths.invite },
      { key: 'agency', to: paths.agent, need: 'agent' },
      { key: 'mission', to: paths.leaderBoard, flag: 'MISSIONLB3' },
      { key: 'manualRebate', to: paths.manualRebate, flag: 'MANPLAYREB3' },
      { key: 'rebate', to: paths.rebateReport, flag: 'PLYRBT' },
    ],
  },
  {
    key: 'records',
    entries: [
      { key: 'depositRecord', to: paths.depositHistory, flag: 'DEPRECM3' },
      { key: 'withdrawReport', to: paths.withdrawReport, flag: 'WITHREC3' },
      { key: 'accountRecord', to: paths.accountRecord, flag: 'TRANSREC3' },
      { key: 'gameRecord', to: paths.gameRecord, flag: 'TRANSBETREPMEM3' },
      { key: 'profitLoss', to: paths.profitLoss, flag: 'PERSREP' },
      { key: 'transfer', to: paths.transfer, flag: 'AGETRANSFERUP3', need: 'upline' },
    ],
  },
  {
    key: 'help',
    entries: [
      { key: 'news', to: paths.announcements, flag: 'MAILCEN' },
      { key: 'protection', to: paths.responsible },
      { key: 'service', to: null },
      { key: 'app', to: null, need: 'download' },
      { key: 'feedback', to: paths.feedback, flag: 'FEEDBACK3' },
    ],
  },
] as const satisfies readonly { key: string; entries: readonly MemberEntry[] }[]

export type TileKey = (typeof memberTiles)[number]['key']
export type EntryKey = (typeof memberGroups)[number]['entries'][number]['key']

export interface Circumstances {
  readonly flags: Readonly<Record<string, string>>
  /** Account type of the session; null for a guest. */
  readonly type: number | null
  /** Null until the member info has loaded. */
  readonly info: MemberInfo | null
  /** The settings name an app to download. */
  readonly download: boolean
}

/** Account type that cannot transfer to its upline (SESSION-11, CONST-42). */
const noTransfer = 2

function isMet(need: EntryNeed, { type, info, download }: Circumstances): boolean {
  if (need === 'agent') return mayUseAgency(type)
  if (need === 'upline') return info?.toUpline === true && info.type !== noTransfer
  return download
}

/** Whether an entry is shown: its flag is on and its needs are met. */
export function shows(entry: MemberEntry, circumstances: Circumstances): boolean {
  if (entry.flag !== undefined && circumstances.flags[entry.flag] !== '1') return false
  return entry.need === undefined || isMet(entry.need, circumstances)
}

/** Whether an entry is in the list: a screen with a tile above it is not listed twice. */
export const isListed = (entry: MemberEntry, circumstances: Circumstances): boolean =>
  shows(entry, circumstances) &&
  !memberTiles.some((tile) => tile.to === entry.to && shows(tile, circumstances))
