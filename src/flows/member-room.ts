import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { litBulbs } from '../../machines/member-centre/member'
import {
  memberRoomMachine,
  roomRoutes,
  type RoomAddress,
  type RoomFacts,
} from '../../machines/member-room/member-room.machine'
import type { Answer } from '../../machines/shared/chart'
import type { AnswerOf } from '../platform/call'
import {
  headIcon,
  memberEmail,
  memberInfo,
  memberNickname,
  memberPayeeName,
  setHeadIcon,
} from '../platform/calls/member'
import { clubLevels } from '../platform/calls/rewards'
import { answered, ask } from './client'
import { boundEffects } from './effects'
import { checkImage } from './urls'

export { ringBulbs } from '../../machines/member-centre/member'
export type Club = AnswerOf<typeof clubLevels>
export type MemberRoomActor = ActorRefFrom<typeof memberRoomMachine>

/** A fact of the account: null is none, undefined one that did not load. */
export type Fact = string | null | undefined

/** Everything that the screen shows of a member. */
export interface Room extends RoomFacts {
  readonly info: AnswerOf<typeof memberInfo>
  readonly nickname: Fact
  readonly email: Fact
  readonly payeeName: Fact
  /** Null where the club could not be asked. */
  readonly club: Club | null
  /** Pictures to choose from: number, and address where it may be shown. */
  readonly choices: readonly { readonly icon: string; readonly picture: string | null }[]
}

/** Which of the two addresses a path is. */
export function roomAt(pathname: string): RoomAddress {
  return pathname.replace(/\/+$/, '') === roomRoutes.benefits ? 'benefits' : 'home'
}

async function fetchRoom(at: RoomAddress, signal: AbortSignal): Promise<Room> {
  const fact = <Answer>(asked: Promise<Answer>, read: (answer: Answer) => string | null) =>
    asked.then(read, () => undefined)
  const asked = ask(clubLevels, null, { signal })
  const [info, icons, nickname, email, payeeName, club] = await Promise.all([
    ask(memberInfo, null, { signal }),
    ask(headIcon, null, { signal }),
    fact(ask(memberNickname, null, { signal }), (answer) => answer.nickname),
    fact(ask(memberEmail, null, { signal }), (answer) => answer.email),
    fact(ask(memberPayeeName, null, { signal }), (answer) => answer.payeeName),
    // Member home shows without the club; the VIP room is about it.
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

/** The chart of member home and VIP room bound to the platform. */
export const memberRoomFlow = memberRoomMachine.provide({
  actors: {
    loadRoom: fromPromise<RoomFacts, { at: RoomAddress }>(({ input, signal }) => fetchRoom(input.at, signal)),
    saveIcon: fromPromise<Answer<null>, { icon: string }>(({ input, signal }) =>
      answered(ask(setHeadIcon, input, { signal }).then(() => null)),
    ),
    readIcon: fromPromise<string>(async ({ signal }) => (await ask(headIcon, null, { signal })).icon),
  },
  actions: boundEffects,
})

/** What the chart keeps of a member, whole: the chart reads only what it decides by. */
export function roomIn(snapshot: SnapshotFrom<typeof memberRoomMachine>): Room | null {
  return snapshot.context.facts as Room | null
}

/** Bulbs of the VIP ring that are lit. */
export function litOf({ enabled, progress }: Club): number {
  return litBulbs({ enabled, progress })
}

/** `mi•••@example.com`: enough to know one's own address by. */
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
