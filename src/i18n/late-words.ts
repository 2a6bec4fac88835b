import type { Words } from './tables'

/** The words of screens that visits do not start on. */
export const files: Record<string, () => Promise<{ words: Words }>> = import.meta.glob<{ words: Words }>([
  './words/*/*.ts',
  '!./words/{EN,TY}/{arrival,boot,form,games,home,login,parts,register,shell,social,titles}.ts',
  '!./words/VI/{boot,home,login,shell,titles}.ts',
])
