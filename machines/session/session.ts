/** Session info, stored under `MC_SESSION_INFO` (SESSION-01, SESSION-02). The only record with the token. */
export interface Session {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** Account type number. */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** Effect: passes the session to the session chart. */
export const startSession = (_: unknown, _params: { session: Session }) => {}

export type Role = 'guest' | 'member' | 'trial' | 'agent'

/** SESSION-09. */
export const trialType = 4
/** SESSION-10: types that are not agents. */
export const notAgents: readonly number[] = [0, 4, 40]
/** CONTRACT-01: types that are never asked about a contract. */
export const neverAskedForContract: readonly number[] = [4, 40, 41, 42]

/** A player's role, by account type; null for a guest. Type 40 is a trial on the agent side: a member here. */
export function roleOf(type: number | null): Role {
  if (type === null) return 'guest'
  if (type === trialType) return 'trial'
  return notAgents.includes(type) ? 'member' : 'agent'
}

/** The agency and its pages: any type but 0, 4 and 40 (SESSION-18). */
export function mayUseAgency(type: number | null): boolean {
  return type !== null && !notAgents.includes(type)
}
