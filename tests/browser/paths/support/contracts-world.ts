import type { ContractKind } from '../../../../machines/contract-prompt/contracts'
import type { World } from '../../support/world'

/** Offers exactly these contracts from the upline. */
export async function offerContracts(
  { db }: World,
  username: string,
  offers: readonly { readonly id: string; readonly kind: ContractKind; readonly request?: string }[],
): Promise<void> {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst()
  if (!member) throw new Error(`nobody is called ${username}`)
  const rows = JSON.stringify([{ label: 'turnover', value: '0.5' }])
  await db.deleteFrom('contractOffer').where('memberId', '=', member.id).execute()
  for (const { id, kind, request = '1' } of offers) {
    const row = {
      id,
      memberId: member.id,
      kind,
      offeredBy: 'upline_1',
      request,
      rows,
      state: 'open',
    } as const
    await db.insertInto('contractOffer').values(row).execute()
  }
}
