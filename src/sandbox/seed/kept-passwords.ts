import { hashPassword } from '../passwords'
import type { Random } from '../random'

const known = new Map<string, string>()

/** A password of the seeds as it is kept. Made once for a process: a world that starts anew has the same people. */
export async function keptPassword(password: string, random: Random): Promise<string> {
  const before = known.get(password)
  if (before !== undefined) return before
  const made = await hashPassword(password, random)
  known.set(password, made)
  return made
}
