import { fromPromise } from 'xstate'
import { daysSince, type MemberFacts, type MemberInfo } from '../../machines/member-centre/member'
import { memberCentreMachine } from '../../machines/member-centre/member-centre.machine'
import { clubBenefit, unreadCount } from '../platform/calls/content'
import { memberIcon, memberInfo } from '../platform/calls/member'
import { now } from '../platform/clock'
import { ask } from './client'
import { currentSession, currentSettings } from './root'
import { checkImage } from './urls'

export {
  memberGroups,
  memberTiles,
  shows,
  type EntryKey,
  type TileKey,
} from '../../machines/member-centre/entries'
export { litBulbs, profileTarget, ringBulbs } from '../../machines/member-centre/member'

/** What was seen last, with the token it belongs to: nobody else ever sees it. In memory only (SITE-44). */
let kept: { readonly token: string; readonly facts: MemberFacts } | null = null

export function keptMember(): MemberFacts | null {
  const token = currentSession()?.token
  return kept !== null && kept.token === token ? kept.facts : null
}

/** The member himself has to be known; picture, club and messages may be missing. */
const loadMember = fromPromise<MemberFacts>(async ({ signal }) => {
  const orNull = <Value>(asked: Promise<Value>) => asked.catch(() => null)
  const [info, icon, club, unread] = await Promise.all([
    ask(memberInfo, null, { signal }),
    orNull(ask(memberIcon, null, { signal })),
    orNull(ask(clubBenefit, null, { signal })),
    orNull(ask(unreadCount, null, { signal })),
  ])
  return { info, picture: checkImage(icon?.url) ?? null, club, unread }
})

/** The member centre's chart bound to the platform. */
export const memberCentreFlow = memberCentreMachine.provide({
  actors: { loadMember },
  actions: {
    keepMember: (_, { facts }) => {
      const token = currentSession()?.token
      kept = token === undefined ? null : { token, facts }
    },
  },
})

/** The settings name an app to download (MEMBER-28). */
export function offersApp(): boolean {
  return (currentSettings()?.resources ?? []).some(({ url }) => url !== '')
}

/** Whole days since somebody registered, on this phone's clock (MEMBER-08). */
export function daysHere({ regDate }: MemberInfo): number {
  return daysSince(regDate, now())
}
