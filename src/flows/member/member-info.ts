import type { AnswerOf } from '../../platform/call'
import { memberInfo } from '../../platform/calls/member'
import { perPlayer } from '../core/lifetime'
import { sharedCall } from '../core/share-reads'

type MemberInfo = AnswerOf<typeof memberInfo>

const latest = perPlayer(() => ({ info: null as MemberInfo | null }))

/** The member's facts as they are now. */
export async function readMember(signal?: AbortSignal): Promise<MemberInfo> {
  const kept = latest()
  return (kept.info = await sharedCall(memberInfo, null, signal ? { signal } : {}))
}

/** As a screen has last read them, else now: for what stays the same as long as the player is signed in. */
export const knownMember = async (): Promise<MemberInfo> => latest().info ?? readMember()
