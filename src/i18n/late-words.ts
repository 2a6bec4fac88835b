import type { Words } from './tables'

/** The words of screens that visits do not start on. */
export const files: Record<string, () => Promise<Readonly<Record<string, Words>>>> = import.meta.glob<
  Readonly<Record<string, Words>>
>([
  './sets/*/team.ts',
  './words/*/*.ts',
  '!./words/*/{agency,boot,faces,figures,once,parts,team,titles}.ts',
  '!./words/{EN,TY}/{arrival,form,games,home,login,register,shell,social}.ts',
  '!./words/VI/{home,login,shell}.ts',
])
