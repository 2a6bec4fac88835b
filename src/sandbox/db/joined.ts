import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables'

/**
 * A transaction as a database: nested transactions run inside this one, so that many steps are committed
 * together or not at all. A step that throws must not have written anything, or everything is rolled back.
 */
export const joined = (trx: Transaction<Tables>): Kysely<Tables> => {
  const within: Kysely<Tables> = new Proxy(trx, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({ execute: <T>(run: (db: Kysely<Tables>) => Promise<T>) => run(within) })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return within
}
