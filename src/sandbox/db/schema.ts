import type { Kysely } from 'kysely'

/** Where tables are made, whatever else is there. */
export type Schema = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>
