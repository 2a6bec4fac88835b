import type { transferCalls } from '../../../src/platform/calls/transfer'
import type { Example } from './example'
import type { World } from './world'

const requestId = 'example-of-a-transfer'

/** Gives a member with an upline a withdrawal password, bypassing the wire. */
async function withPin({ sandbox }: World) {
  const { db } = sandbox
  const kept = await db
    .selectFrom('memberSecurity')
    .selectAll()
    .where('memberId', '=', 'M10003')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('memberSecurity')
    .values({ ...kept, memberId: 'M10004' })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Examples of the calls that transfer money to the upline. */
export const transferExamples: { readonly [K in keyof typeof transferCalls]: Example<K> } = {
  walletTransfer: {
    wire: 'POST /wps/relay/GLS2_WalletTransfer',
    module: 'FUNDTRANS3',
    as: 'jun_agent',
    fields: ['amount', 'to', 'paymentPassword', 'requestId'],
    input: async (world) => {
      await withPin(world)
      return { amount: '100.00', to: 'tita_baby', paymentPassword: '246810', requestId }
    },
  },
  walletTransferTerms: {
    wire: 'GET /wps/relay/GLS2_WalletTransfer',
    module: 'FUNDTRANS3',
    as: 'jun_agent',
    // Looking a key up would burn it: covered by tests/wire/transfer.test.ts.
    fields: [],
    input: { requestId: undefined },
  },
}
