import type { Transaction } from 'kysely'
import type { InputOf } from '../../platform/call'
import type { finishLogin } from '../../platform/calls/second-step'
import { hashToken } from '../accounts'
import type { StepTicketTable } from '../db/second-step'
import type { Tables } from '../db/tables'
import { Refusal, type HandlerContext } from '../handler'
import { guess } from '../throttle'
import { takeCode, takeRecoveryCode } from './codes'
import { demandPasskey, requestFor } from './passkeys'
import { stepsOf } from './safety'

/** Which action a passkey challenge is for: one for signing in is not valid for a withdrawal. */
type StepPurpose = 'step' | 'withdrawal' | 'change'
type Step = Omit<InputOf<typeof finishLogin>, 'ticket'>

/** Maximum wrong codes per account before a lockout, and per ticket before it is void. */
export const stepTries = 10
const ticketTries = 5
const ticketLife = 5 * 60_000

const gone = () => new Refusal(400, 'second.step.expired')

/** Refuses a login that still owes the second step, with the ticket for it. Passkeys alone require none. */
export async function demandStepLater(
  context: HandlerContext,
  memberId: string,
  side: 'member' | 'agent' | undefined,
): Promise<void> {
  const { db, now, random } = context
  if (!(await stepsOf(db, memberId)).app) return
  const ticket = random.token()
  await db.deleteFrom('stepTicket').where('expiresAt', '<=', now()).execute()
  await db
    .insertInto('stepTicket')
    .values({
      hash: hashToken(ticket),
      memberId,
      side: side ?? 'member',
      wrong: 0,
      expiresAt: now() + ticketLife,
    })
    .execute()
  throw new Refusal(403, 'second.step.wanted', { value: { ticket } })
}

/** The ticket's owner; refuses a void one. */
export async function ticketOf(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  ticket: string,
): Promise<StepTicketTable> {
  const row = await db
    .selectFrom('stepTicket')
    .selectAll()
    .where('hash', '=', hashToken(ticket))
    .executeTakeFirst()
  if (!row || row.expiresAt <= now() || row.wrong >= ticketTries) throw gone()
  return row
}

/** The member's ways to complete the step, with a challenge if there are passkeys. */
export async function waysOf(context: HandlerContext, purpose: StepPurpose, memberId: string) {
  const { app, keys, codes } = await stepsOf(context.db, memberId)
  return {
    passkey: keys.length > 0 ? await requestFor(context, purpose, memberId) : null,
    authenticator: app,
    recoveryCodes: codes > 0,
  }
}

/** Whether an authenticator or recovery code is the member's; consumes it. */
async function takeEither(trx: Transaction<Tables>, memberId: string, step: Step, at: number) {
  if (!(await stepsOf(trx, memberId)).app) return false
  if (step.recoveryCode !== undefined) return takeRecoveryCode(trx, memberId, step.recoveryCode)
  return takeCode(trx, memberId, step.code ?? '', at)
}

/** Refuses unless the step is the member's. Guesses are serialised, and counted per account. */
export async function demandStep(
  context: HandlerContext,
  memberId: string,
  step: Step,
  purpose: StepPurpose,
  ticket?: string,
): Promise<void> {
  if (step.answer) {
    await demandPasskey(context, step.answer, purpose, memberId)
    if (ticket !== undefined) await spend(context, ticket)
    return
  }
  if (step.code === undefined && step.recoveryCode === undefined) throw new Refusal(400, 'request.invalid')
  const { now } = context
  const { found } = await guess(context, { key: `step|${memberId}`, tries: stepTries }, async (trx) => {
    const row = ticket === undefined ? null : await ticketOf({ db: trx, now }, ticket)
    const right = await takeEither(trx, memberId, step, now())
    if (row) {
      const own = trx.updateTable('stepTicket').where('hash', '=', row.hash)
      // A ticket that has opened a session cannot open another.
      await own.set({ wrong: right ? ticketTries : row.wrong + 1 }).execute()
    }
    return right || undefined
  })
  if (!found) throw new Refusal(400, 'verification.wrong')
}

async function spend({ db, now }: HandlerContext, ticket: string): Promise<void> {
  const spent = await db
    .deleteFrom('stepTicket')
    .where('hash', '=', hashToken(ticket))
    .where('expiresAt', '>', now())
    .where('wrong', '<', ticketTries)
    .executeTakeFirst()
  if (spent.numDeletedRows === 0n) throw gone()
}
