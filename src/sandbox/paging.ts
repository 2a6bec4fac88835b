import type { SelectQueryBuilder } from 'kysely'

/** Pages of lists, as all calls ask for them and number them. */

interface Asked {
  readonly pageNo: number
  readonly pageSize: number
}

/** A page's bounds, clamped to what is sane: `rows` limits a query to it, `cut` a list. */
export function paging({ pageNo, pageSize }: Asked, most = 100) {
  const limit = Math.min(most, Math.max(1, pageSize))
  const pageNum = Math.max(1, pageNo)
  const offset = (pageNum - 1) * limit
  return {
    rows: <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
      query.limit(limit).offset(offset),
    cut: <Row>(list: readonly Row[]) => list.slice(offset, offset + limit),
    /** Which page of how many it is; at least one, so that `pageNum` never exceeds `totalPages`. */
    of: (total: number) => ({ pageNum, totalPages: Math.max(1, Math.ceil(total / limit)) }),
  }
}

export type Paging = ReturnType<typeof paging>

/** How many rows a query finds. */
export async function countOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
