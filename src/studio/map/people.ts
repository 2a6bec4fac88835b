/** Kinds of people who use the product; each may open different screens. */
export const people = ['guest', 'member', 'vip', 'agent', 'trial', 'blocked', 'excluded'] as const
export type Person = (typeof people)[number]
