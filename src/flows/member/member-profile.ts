import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { litBulbs } from '../../../machines/member-centre/member'
import {
  memberProfileMachine,
  profileRoutes,
  type ProfileAddress,
  type ProfileFacts,
} from '../../../machines/member-profile/member-profile.machine'
import type { Answer } from '../../../machines/shared/chart'
import type { AnswerOf } from '../../platform/call'
import {
  headIcon,
  memberEmail,
  type memberInfo,
  memberNickname,
  memberPayeeName,
  setHeadIcon,
} from '../../platform/calls/member'
import { clubLevels } from '../../platform/calls/rewards'
import { now } from '../../platform/clock'
import { perPlayer } from '../core/lifetime'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { checkImage } from '../core/urls'
import { readMember } from './member-info'

export { ringBulbs } from '../../../machines/member-centre/member'
export type Club = AnswerOf<typeof clubLevels>
export type MemberProfileActor = ActorRefFrom<typeof memberProfileMachine>

/** A fact of the account: null means none, undefined that it did not load. */
export type Fact = string | null | undefined

/** Everything the screen shows of a member. */
export interface MemberProfile extends ProfileFacts {
  readonly info: AnswerOf<typeof memberInfo>
  readonly nickname: Fact
  readonly email: Fact
  readonly payeeName: Fact
  /** Null if the club could not be loaded. */
  readonly club: Club | null
  /** Pictures to choose from: number, and address if it is allowed. */
  readonly choices: readonly { readonly icon: string; readonly picture: string | null }[]
}

/** Which of the two screens a path belongs to. */
export function profileAt(pathname: string): ProfileAddress {
  return pathname.replace(/\/+$/, '') === profileRoutes.benefits ? 'benefits' : 'home'
}

async function fetchProfile(at: ProfileAddress, signal: AbortSignal): Promise<MemberProfile> {
  const fact = <Answer>(asked: Promise<Answer>, read: (answer: Answer) => string | null) =>
    asked.then(read, () => undefined)
  const asked = call(clubLevels, null, { signal })
  const [info, icons, nickname, email, payeeName, club] = await Promise.all([
    readMember(signal),
    call(headIcon, null, { signal }),
    fact(call(memberNickname, null, { signal }), (answer) => answer.nickname),
    fact(call(memberEmail, null, { signal }), (answer) => answer.email),
    fact(call(memberPayeeName, null, { signal }), (answer) => answer.payeeName),
    // Member home can do without the club; the VIP room cannot.
    at === 'home' ? asked.catch(() => null) : asked,
  ])
  const { icon, choices, pictures } = icons
  return {
    clubOn: club?.enabled ?? false,
    icon,
    info,
    nickname,
    email,
    payeeName,
    club,
    choices: choices.map((one) => ({ icon: one, picture: checkImage(pictures[one]) ?? null })),
  }
}

/** How long data fetched by one of the two screens may be reused by the other, milliseconds. */
const freshFor = 3_000

const fetchedForOther = perPlayer((): { profile?: MemberProfile; at?: number } => ({}))

/** The profile that the screen showed last: it shows at once when the player comes back. */
const shown = perPlayer(() => ({ profile: null as MemberProfile | null }))

const belongsAt = (at: ProfileAddress, { clubOn }: MemberProfile) => clubOn === (at === 'benefits')

/** A screen's address, with the profile known to it. */
export function profileInput(at: ProfileAddress) {
  const { profile } = shown()
  return { at, facts: profile && belongsAt(at, profile) ? profile : null }
}

/** The profile; switching between the two screens hands over the fetched data. */
async function profileFor(at: ProfileAddress, signal: AbortSignal): Promise<MemberProfile> {
  const kept = fetchedForOther()
  const { profile, at: since = -Infinity } = kept
  delete kept.profile
  if (profile && now() - since < freshFor) return profile
  const fresh = await fetchProfile(at, signal)
  if (!belongsAt(at, fresh)) Object.assign(kept, { profile: fresh, at: now() })
  return fresh
}

/** The chart of member home and VIP room, bound to the platform. */
export const memberProfileFlow = memberProfileMachine.provide({
  actors: {
    loadProfile: fromPromise<ProfileFacts, { at: ProfileAddress }>(async ({ input, signal }) => {
      const own = shown()
      return (own.profile = await profileFor(input.at, signal))
    }),
    saveIcon: fromPromise<Answer<null>, { icon: string }>(({ input, signal }) => {
      const own = shown()
      const saved = () => {
        if (own.profile) own.profile = { ...own.profile, icon: input.icon }
        return null
      }
      return answered(call(setHeadIcon, input, { signal }).then(saved))
    }),
    readIcon: fromPromise<string>(async ({ signal }) => (await call(headIcon, null, { signal })).icon),
  },
  actions: boundEffects,
})

/** A member as the chart stores it, whole: it reads only what it needs to decide. */
export function profileIn(snapshot: SnapshotFrom<typeof memberProfileMachine>): MemberProfile | null {
  return snapshot.context.facts as MemberProfile | null
}

/** Lit bulbs of the VIP ring. */
export function litOf({ enabled, progress }: Club): number {
  return litBulbs({ enabled, progress })
}

/** `mi•••@example.com`: enough for its owner to recognise. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`
}

/** `M••• R•••`: the first letter of each name. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0]}•••`)
    .join(' ')
}
