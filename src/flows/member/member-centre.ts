import { fromPromise, type ActorRefFrom } from 'xstate'
import { daysSince, type MemberFacts, type MemberInfo } from '../../../machines/member-centre/member'
import { memberCentreMachine } from '../../../machines/member-centre/member-centre.machine'
import { clubBenefit, unreadCount } from '../../platform/calls/content'
import { memberIcon } from '../../platform/calls/member'
import { now } from '../../platform/clock'
import { call } from '../core/client'
import { perPlayer } from '../core/lifetime'
import { isMuted } from '../core/muted'
import { currentSettings } from '../core/root'
import { checkImage } from '../core/urls'
import { readMember } from './member-info'

export {
  isListed,
  memberGroups,
  memberTiles,
  shows,
  type EntryKey,
  type TileKey,
} from '../../../machines/member-centre/entries'
export { litBulbs, profileTarget, ringBulbs } from '../../../machines/member-centre/member'

/** The last known values. In memory only (SITE-44). */
const kept = perPlayer(() => ({ facts: null as MemberFacts | null }))

export const keptMember = (): MemberFacts | null => kept().facts

/** The member info is required; picture, club and messages may be missing. */
const loadMember = fromPromise<MemberFacts>(async ({ signal }) => {
  const orNull = <Value>(asked: Promise<Value>) => asked.catch(() => null)
  const [info, icon, club, unread] = await Promise.all([
    readMember(signal),
    orNull(call(memberIcon, null, { signal })),
    orNull(call(clubBenefit, null, { signal })),
    orNull(call(unreadCount, null, { signal })),
  ])
  return { info, picture: checkImage(icon?.url) ?? null, club, unread: isMuted('marks') ? 0 : unread }
})

/** The member centre chart, bound to the platform. */
export const memberCentreFlow = memberCentreMachine.provide({
  actors: { loadMember },
  actions: {
    keepMember: (_, { facts }) => {
      kept().facts = facts
    },
  },
})

export type MemberCentreActor = ActorRefFrom<typeof memberCentreFlow>

/** The settings name an app to download (MEMBER-28). */
export function offersApp(): boolean {
  return (currentSettings()?.resources ?? []).some(({ url }) => url !== '')
}

/** Whole days since a registration, by this phone's clock (MEMBER-08). */
export function daysHere({ regDate }: MemberInfo): number {
  return daysSince(regDate, now())
}
