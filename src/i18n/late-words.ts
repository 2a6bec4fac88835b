import type { Words } from './tables'

/** Where the words of screens are that players come to from others. */
export const files: Record<string, () => Promise<{ words: Words }>> = import.meta.glob<{ words: Words }>([
  './words/*/*.ts',
  '!./words/*/{arrival,form,games,home,login,member,panels,parts,register,shell,social,titles}.ts',
])
