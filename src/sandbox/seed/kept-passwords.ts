import { hashPassword } from '../passwords'
import type { Random } from '../random'

const known = new Map<string, string>()

/** The hash of a seeded password, computed once per process: every new world has the same people. */
export async function keptPassword(password: string, random: Random): Promise<string> {
  const before = known.get(password)
  if (before !== undefined) return before
  const made = await hashPassword(password, random)
  known.set(password, made)
  return made
}
