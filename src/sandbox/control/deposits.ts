import { html } from 'hono/html'
import * as v from 'valibot'
import { findByName } from '../accounts'
import { formatMinor, parseMinor } from '../db/money'
import { depositNumber, idOfDeposit } from '../deposits/orders'
import { endDeposit } from '../deposits/settle'
import type { Sandbox } from '../sandbox'

/** What the operator decides about deposits: whether a transfer has come, what is offered, how much a player may. */

const amount = v.pipe(v.string(), v.regex(/^\d{1,11}(\.\d{1,2})?$/))
const ends = ['paid', 'cancelled', 'expired', 'refused'] as const

export const depositBody = v.strictObject({
  /** Ends a deposit that waits; `number` as the report has it, `D00000012`. */
  end: v.optional(
    v.strictObject({ number: v.pipe(v.string(), v.regex(/^D\d{8}$/)), state: v.picklist(ends) }),
  ),
  /** Opens or shuts a way to pay, or changes its fee. */
  method: v.optional(
    v.strictObject({ id: v.string(), open: v.optional(v.boolean()), fee: v.optional(amount) }),
  ),
  /** Most that a player deposits in 24 hours; null for as much as he likes. */
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

async function setLimit({ db }: Sandbox, { userName, amount: most }: NonNullable<Told['limit']>) {
  const member = await findByName(db, userName)
  if (!member) return false
  await db.deleteFrom('depositLimit').where('memberId', '=', member.id).execute()
  if (most !== null) {
    await db
      .insertInto('depositLimit')
      .values({ memberId: member.id, amount: parseMinor(most) })
      .execute()
  }
  return true
}

/** Answers for each part whether there was something to change. */
export async function tellDeposits(sandbox: Sandbox, { end, method, limit }: Told) {
  const { db, clock } = sandbox
  return {
    ...(end ? { end: await endDeposit(db, idOfDeposit(end.number), end.state, clock.now()) } : {}),
    ...(method ? { method: await setMethod(sandbox, method) } : {}),
    ...(limit ? { limit: await setLimit(sandbox, limit) } : {}),
  }
}

/** The form on the control page: a deposit that waits is found, or refused. */
export async function depositForm({ db, clock }: Sandbox, fields: URLSearchParams): Promise<void> {
  const state = fields.get('state') === 'paid' ? 'paid' : 'refused'
  await endDeposit(db, idOfDeposit(fields.get('number') ?? ''), state, clock.now())
}

/** Deposits that wait, with the operator's two answers. */
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
