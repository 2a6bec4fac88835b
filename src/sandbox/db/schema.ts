import type { Kysely } from 'kysely'

/** The schema builder, typed independently of the tables. */
export type Schema = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>
