import type { AnswerOf } from '../../platform/call'
import { memberInfo } from '../../platform/calls/member'
import { now } from '../../platform/clock'
import { perPlayer } from '../core/lifetime'
import { sharedCall } from '../core/share-reads'

type MemberInfo = AnswerOf<typeof memberInfo>

interface Kept {
  info?: MemberInfo
  /** When it arrived, until a screen reads it. */
  unread?: number
  isRead: boolean
}

/** How long the first screen may use data requested before it, milliseconds. */
const freshFor = 3_000

const latest = perPlayer((): Kept => ({ isRead: false }))

/** The player's current data, for a screen. */
export async function readMember(signal?: AbortSignal): Promise<MemberInfo> {
  const kept = latest()
  const { info, unread = -Infinity } = kept
  kept.isRead = true
  delete kept.unread
  if (info && now() - unread < freshFor) return info
  return (kept.info = await sharedCall(memberInfo, null, signal ? { signal } : {}))
}

/** The same as last loaded: for data that does not change while the player is signed in. */
export async function knownMember(): Promise<MemberInfo> {
  const kept = latest()
  if (kept.info) return kept.info
  kept.info = await sharedCall(memberInfo, null)
  if (!kept.isRead) kept.unread = now()
  return kept.info
}
