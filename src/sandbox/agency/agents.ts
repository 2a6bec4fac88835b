import { memberOf, type Member } from '../accounts'
import { Refusal, type HandlerContext } from '../handler'

/** Account types that are not agents (SESSION-10). */
const notAgents: ReadonlySet<number> = new Set([0, 4, 40])

/** The agent who asks; everybody else is refused (SESSION-20). */
export async function agentOf(context: HandlerContext): Promise<Member> {
  const member = await memberOf(context)
  if (notAgents.has(member.type)) throw new Refusal(403, 'permission.denied')
  return member
}
