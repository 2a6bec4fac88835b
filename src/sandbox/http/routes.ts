import type { Kysely } from 'kysely'
import type { Call } from '../../platform/call'
import { contract, type CallName } from '../../platform/contract'
import type { Tables } from '../db/tables'
import { getSetting } from '../settings'

export interface Route {
  readonly name: CallName
  readonly call: Call
}

const byPath = new Map<string, Map<string, Route>>()
for (const [name, call] of Object.entries(contract) as [CallName, Call][]) {
  const methods = byPath.get(call.path) ?? new Map<string, Route>()
  methods.set(call.method, { name, call })
  byPath.set(call.path, methods)
}

/**
 * The call behind a method and path: the contract's path, or the override in `settings.paths` for a call
 * whose path is configurable. `methods` lists the methods the path supports.
 */
export async function findRoute(
  db: Kysely<Tables>,
  method: string,
  path: string,
): Promise<{ route: Route | null; methods: readonly string[] }> {
  const known = byPath.get(path)
  if (known) return { route: known.get(method) ?? null, methods: [...known.keys()] }
  const { paths } = await getSetting(db, 'consolidated')
  const moved = (Object.keys(contract) as CallName[]).find(
    (name) => contract[name].configured && paths?.[name] === path,
  )
  if (!moved) return { route: null, methods: [] }
  const call: Call = contract[moved]
  return { route: call.method === method ? { name: moved, call } : null, methods: [call.method] }
}
