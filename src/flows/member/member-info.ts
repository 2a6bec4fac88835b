import type { AnswerOf } from '../../platform/call'
import { memberInfo } from '../../platform/calls/member'
import { now } from '../../platform/clock'
import { perPlayer } from '../core/lifetime'
import { sharedCall } from '../core/share-reads'

type MemberInfo = AnswerOf<typeof memberInfo>

interface Kept {
  info?: MemberInfo
  /** When it came, until a screen has read it. */
  unread?: number
  isRead: boolean
}

/** How long data requested before the first screen may be used by that screen, milliseconds. */
const freshFor = 3_000

const latest = perPlayer((): Kept => ({ isRead: false }))

/** The player's facts as they are now, for a screen. */
export async function readMember(signal?: AbortSignal): Promise<MemberInfo> {
  const kept = latest()
  const { info, unread = -Infinity } = kept
  kept.isRead = true
  delete kept.unread
  if (info && now() - unread < freshFor) return info
  return (kept.info = await sharedCall(memberInfo, null, signal ? { signal } : {}))
}

/** The same as they last came: for what does not change while the player is signed in. */
export async function knownMember(): Promise<MemberInfo> {
  const kept = latest()
  if (kept.info) return kept.info
  kept.info = await sharedCall(memberInfo, null)
  if (!kept.isRead) kept.unread = now()
  return kept.info
}
