import type { Kysely } from 'kysely'
import { memberOf, type Member } from '../accounts'
import type { Tables } from '../db/tables'
import { Refusal, type HandlerContext } from '../handler'

/** Account types that are not agents (SESSION-10). */
const notAgents: ReadonlySet<number> = new Set([0, 4, 40])

export const isAgent = ({ type }: { type: number }): boolean => !notAgents.has(type)

/** The calling agent; refuses anyone else (SESSION-20). */
export async function askingAgent(context: HandlerContext): Promise<Member> {
  const member = await memberOf(context)
  if (!isAgent(member)) throw new Refusal(403, 'permission.denied')
  return member
}

/** A member of a team. */
export interface Teammate {
  readonly member: Member
  /** 1 for a direct downline of the agent. */
  readonly level: number
  /** Names from the direct downline down to this member. */
  readonly path: readonly string[]
}

/** Everyone below an agent, on every level: agents first, then by name. */
export async function teamOf(db: Kysely<Tables>, agent: Member): Promise<Teammate[]> {
  const people = await db.selectFrom('member').selectAll().where('upline', 'is not', null).execute()
  const below = new Map<string, Member[]>()
  for (const one of people) below.set(one.upline ?? '', [...(below.get(one.upline ?? '') ?? []), one])
  const team: Teammate[] = []
  const gather = (upline: string, path: readonly string[]) => {
    for (const member of below.get(upline) ?? []) {
      const mate = { member, level: path.length + 1, path: [...path, member.username] }
      team.push(mate)
      gather(member.username, mate.path)
    }
  }
  gather(agent.username, [])
  return team.sort(
    (a, b) =>
      Number(isAgent(b.member)) - Number(isAgent(a.member)) || (a.member.nameKey < b.member.nameKey ? -1 : 1),
  )
}

/** A team member by name; someone outside the team is reported as nonexistent. */
export function mateIn(team: readonly Teammate[], userName: string): Teammate {
  const mate = team.find(({ member }) => member.nameKey === userName.trim().toLowerCase())
  if (!mate) throw new Refusal(404, 'member.not.found')
  return mate
}

/** The part of a team below one member; all of it for null. */
export function below(team: readonly Teammate[], under: Teammate | null): readonly Teammate[] {
  if (!under) return team
  const { length } = under.path
  return team.filter(({ path }) => path.length > length && path[length - 1] === under.member.username)
}
