/** Who looks at the product; each may open other screens. */
export const people = ['guest', 'member', 'vip', 'agent', 'trial', 'blocked', 'excluded'] as const
export type Person = (typeof people)[number]
