import { html } from 'hono/html'
import * as v from 'valibot'
import { findByName } from '../accounts'
import { formatMinor, parseMinor } from '../db/money'
import { depositNumber, idOfDeposit } from '../deposits/orders'
import { endDeposit } from '../deposits/settle'
import { nothingWaits } from '../protection/limits'
import type { Sandbox } from '../running'

/**
 * The operator's decisions about deposits: whether a transfer has arrived, what is offered, a player's
 * limit.
 */

const amount = v.pipe(v.string(), v.regex(/^\d{1,11}(\.\d{1,2})?$/))
const ends = ['paid', 'cancelled', 'expired', 'refused'] as const

export const depositBody = v.strictObject({
  /** Ends a pending deposit; `number` as in the report, `D00000012`. */
  end: v.optional(
    v.strictObject({ number: v.pipe(v.string(), v.regex(/^D\d{8}$/)), state: v.picklist(ends) }),
  ),
  /** Opens or closes a payment method, or changes its fee. */
  method: v.optional(
    v.strictObject({ id: v.string(), open: v.optional(v.boolean()), fee: v.optional(amount) }),
  ),
  /** Deposit limit per 24 hours; null for none. */
  limit: v.optional(v.strictObject({ userName: v.string(), amount: v.nullable(amount) })),
})

type Told = v.InferOutput<typeof depositBody>

async function setMethod({ db }: Sandbox, { id, open, fee }: NonNullable<Told['method']>) {
  if (open === undefined && fee === undefined) return false
  const changed = await db
    .updateTable('depositMethod')
    .set({
      ...(open === undefined ? {} : { open: open ? 1 : 0 }),
      ...(fee === undefined ? {} : { fee: parseMinor(fee) }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

async function setLimit({ db }: Sandbox, { userName, amount: max }: NonNullable<Told['limit']>) {
  const member = await findByName(db, userName)
  if (!member) return false
  const { id: memberId } = member
  const limit = { memberId, kind: 'deposit', period: 'day' } as const
  await db
    .deleteFrom('playLimit')
    .where((eb) => eb.and(limit))
    .execute()
  if (max !== null) {
    await db
      .insertInto('playLimit')
      .values({ ...limit, amount: parseMinor(max), ...nothingWaits })
      .execute()
  }
  return true
}

/** Returns for each part whether there was something to change. */
export async function tellDeposits(sandbox: Sandbox, { end, method, limit }: Told) {
  const { db, clock } = sandbox
  return {
    ...(end ? { end: await endDeposit(db, idOfDeposit(end.number), end.state, clock.now()) } : {}),
    ...(method ? { method: await setMethod(sandbox, method) } : {}),
    ...(limit ? { limit: await setLimit(sandbox, limit) } : {}),
  }
}

/** The form on the control page: finds the pending deposit, or refuses. */
export async function depositForm({ db, clock }: Sandbox, fields: URLSearchParams): Promise<void> {
  const state = fields.get('state') === 'paid' ? 'paid' : 'refused'
  await endDeposit(db, idOfDeposit(fields.get('number') ?? ''), state, clock.now())
}

/** Pending deposits, each with the operator's two choices. */
export async function depositSection({ db }: Sandbox) {
  const rows = await db
    .selectFrom('depositOrder')
    .innerJoin('member', 'member.id', 'depositOrder.memberId')
    .select([
      'depositOrder.id',
      'depositOrder.amount',
      'depositOrder.methodName',
      'depositOrder.reference',
      'member.username',
    ])
    .where('state', '=', 'waiting')
    .orderBy('depositOrder.id', 'desc')
    .limit(20)
    .execute()
  return html`<h2>Deposits that wait</h2>
    ${rows.length === 0 ? html`<p class="quiet">None.</p>` : ''}
    ${rows.map(
      ({ id, amount: minor, methodName, reference, username }) =>
        html`<form method="post" action="/__sandbox/form/deposit">
          <input type="hidden" name="number" value="${depositNumber(id)}" />
          <code>${depositNumber(id)}</code> ${username} ${formatMinor(minor)} ${methodName} ${reference ?? ''}
          <button name="state" value="paid">The money has come</button>
          <button name="state" value="refused">Refuse</button>
        </form>`,
    )}`
}
