import type { Client, InValue, Transaction } from '@libsql/client'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'

/**
 * Kysely over one libSQL client, one statement or transaction at a time. SQLite has a single writer and its
 * calls block the process: two open transactions in one process would wait for each other until the busy
 * timeout. Inside a transaction use only its handle; using the outer one there deadlocks.
 */
export function libsqlDialect(client: Client): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(client),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class Connection implements DatabaseConnection {
  readonly client: Client
  transaction: Transaction | undefined

  constructor(client: Client) {
    this.client = client
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const target = this.transaction ?? this.client
    const result = await target.execute({ sql: query.sql, args: query.parameters as InValue[] })
    return {
      rows: result.rows as unknown as R[],
      numAffectedRows: BigInt(result.rowsAffected),
      ...(result.lastInsertRowid === undefined ? {} : { insertId: result.lastInsertRowid }),
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

function createDriver(client: Client): Driver {
  const connection = new Connection(client)
  let last: Promise<void> = Promise.resolve()
  let release: () => void = () => {}
  const settle = async (how: 'commit' | 'rollback') => {
    const { transaction } = connection
    connection.transaction = undefined
    await transaction?.[how]()
  }
  return {
    init: async () => {},
    async acquireConnection() {
      const before = last
      let free: () => void = () => {}
      last = new Promise((resolve) => {
        free = resolve
      })
      await before
      release = free
      return connection
    },
    beginTransaction: async () => {
      connection.transaction = await client.transaction('write')
    },
    commitTransaction: () => settle('commit'),
    rollbackTransaction: () => settle('rollback'),
    releaseConnection: async () => release(),
    destroy: async () => client.close(),
  }
}
