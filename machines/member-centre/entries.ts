import { mayUseAgency } from '../session/session'
import type { MemberInfo } from './member'

/** What an entry needs beside its flag. */
export type EntryNeed = 'agent' | 'upline' | 'download'

export interface MemberEntry {
  readonly key: string
  /** Own path; null for the customer service and the app, which are opened where the player is. */
  readonly to: string | null
  /** Whitelabel flag that switches the entry on; none: always (SITE-38). */
  readonly flag?: string
  readonly need?: EntryNeed
}

/** Quick tiles (MEMBER-11). */
export const memberTiles = [
  { key: 'deposit', to: '/m/voucherCenter' },
  { key: 'gameRecord', to: '/m/gameRecord' },
  { key: 'accountRecord', to: '/m/transaction/record' },
  { key: 'security', to: '/m/securityCenter' },
] as const satisfies readonly MemberEntry[]

/** The list, in groups as they stand on the screen (MEMBER-12..27). */
export const memberGroups = [
  {
    key: 'rewards',
    entries: [
      { key: 'reward', to: '/m/rewardCenter', flag: 'REWCEN3' },
      { key: 'referral', to: '/m/inviteFriends' },
      { key: 'agency', to: '/m/agent', need: 'agent' },
      { key: 'mission', to: '/m/leaderBoard', flag: 'MISSIONLB3' },
      { key: 'manualRebate', to: '/m/member/manualRebate', flag: 'MANPLAYREB3' },
      { key: 'rebate', to: '/m/member/rebateReport', flag: 'PLYRBT' },
    ],
  },
  {
    key: 'records',
    entries: [
      { key: 'depositRecord', to: '/m/vouReport', flag: 'DEPRECM3' },
      { key: 'withdrawReport', to: '/m/withdrawReport', flag: 'WITHREC3' },
      { key: 'accountRecord', to: '/m/transaction/record', flag: 'TRANSREC3' },
      { key: 'gameRecord', to: '/m/gameRecord', flag: 'TRANSBETREPMEM3' },
      { key: 'profitLoss', to: '/m/profitandloss', flag: 'PERSREP' },
      { key: 'transfer', to: '/m/upLine/transfer', flag: 'AGETRANSFERUP3', need: 'upline' },
    ],
  },
  {
    key: 'help',
    entries: [
      { key: 'news', to: '/m/notice', flag: 'MAILCEN' },
      { key: 'service', to: null },
      { key: 'app', to: null, need: 'download' },
      { key: 'feedback', to: '/m/feedback', flag: 'FEEDBACK3' },
    ],
  },
] as const satisfies readonly { key: string; entries: readonly MemberEntry[] }[]

export type TileKey = (typeof memberTiles)[number]['key']
export type EntryKey = (typeof memberGroups)[number]['entries'][number]['key']

export interface Circumstances {
  readonly flags: Readonly<Record<string, string>>
  /** Account type of the session; null for a guest. */
  readonly type: number | null
  /** Null until the member info is there. */
  readonly info: MemberInfo | null
  /** The settings name an app to download. */
  readonly download: boolean
  /** Whether a screen exists behind a path. */
  readonly isBuilt: (path: string) => boolean
}

/** Account type that transfers nothing to its upline (SESSION-11, CONST-42). */
const noTransfer = 2

function isMet(need: EntryNeed, { type, info, download }: Circumstances): boolean {
  if (need === 'agent') return mayUseAgency(type)
  if (need === 'upline') return info?.toUpline === true && info.type !== noTransfer
  return download
}

/** Whether an entry shows: its flag is on, what it needs is there, and so is its screen. */
export function shows(entry: MemberEntry, circumstances: Circumstances): boolean {
  if (entry.flag !== undefined && circumstances.flags[entry.flag] !== '1') return false
  if (entry.need !== undefined && !isMet(entry.need, circumstances)) return false
  return entry.to === null || circumstances.isBuilt(entry.to)
}
