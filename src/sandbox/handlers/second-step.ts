import type { passkeyCalls } from '../../platform/calls/passkeys'
import type { secondStepCalls } from '../../platform/calls/second-step'
import { memberOf, openSession, type Member } from '../accounts'
import { parseMinor } from '../db/money'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { ownerChanged, type OwnerChange } from '../owner-changed'
import { demandPassword } from '../password-proof'
import { beginApp, endApp, newRecoveryCodes, takeCode } from '../second-step/codes'
import { demandOffer } from '../second-step/offers'
import { creationFor, demandPasskey, keepPasskey, requestFor } from '../second-step/passkeys'
import { forgetChoice, safetyOf, stepsOf, storeStep } from '../second-step/safety'
import { demandStep, stepTries, ticketOf, waysOf } from '../second-step/steps'
import { changeAct, demandChangeProof, giveProof, withdrawalAct } from '../second-step/proofs'
import { guess } from '../throttle'
import { mayEnter } from './session'

interface OwnerProof {
  readonly password: string
  readonly stepProof?: string | undefined
}

/** The caller, proven to be the owner: by the password and, if set up, the second step. */
async function ownerOf(context: HandlerContext, { password, stepProof }: OwnerProof): Promise<Member> {
  const member = await memberOf(context)
  await demandPassword(context, member, password)
  await demandChangeProof(context, member.id, stepProof)
  return member
}

async function told(context: HandlerContext, member: Member, change: OwnerChange) {
  await ownerChanged(context, member, change)
  return safetyOf(context)
}

export const secondStepHandlers = {
  async beginPasskeyLogin(_, context) {
    await demandOffer(context.db, 'passkeys')
    return requestFor(context, 'login')
  },

  async passkeyLogin({ answer, side }, context) {
    await demandOffer(context.db, 'passkeys')
    const memberId = await demandPasskey(context, answer, 'login')
    return openSession(context, await mayEnter(context, memberId, side))
  },

  signInSafety: (_, context) => safetyOf(context),

  async beginPasskey(proof, context) {
    await demandOffer(context.db, 'passkeys')
    return creationFor(context, await ownerOf(context, proof))
  },

  async addPasskey({ credential }, context) {
    await demandOffer(context.db, 'passkeys')
    const member = await memberOf(context)
    await keepPasskey(context, member, credential)
    return told(context, member, 'passkey')
  },

  async removePasskey({ id, ...proof }, context) {
    const member = await ownerOf(context, proof)
    const gone = await context.db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('memberId', '=', member.id)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) return safetyOf(context)
    await forgetChoice(context, member.id)
    return told(context, member, 'passkey-gone')
  },

  async beginAuthenticator(proof, context) {
    await demandOffer(context.db, 'app')
    return beginApp(context, await ownerOf(context, proof))
  },

  async confirmAuthenticator({ code }, context) {
    await demandOffer(context.db, 'app')
    const member = await memberOf(context)
    const limit = { key: `step|${member.id}`, tries: stepTries }
    const { found } = await guess(
      context,
      limit,
      async (trx) => (await takeCode(trx, member.id, code, context.now(), 0)) || undefined,
    )
    if (!found) throw new Refusal(400, 'verification.wrong')
    await ownerChanged(context, member, 'app')
    return newRecoveryCodes(context, member.id)
  },

  async endAuthenticator(proof, context) {
    const member = await ownerOf(context, proof)
    if (!(await stepsOf(context.db, member.id)).app) return safetyOf(context)
    await endApp(context, member.id)
    await forgetChoice(context, member.id)
    return told(context, member, 'app-gone')
  },

  async renewRecoveryCodes(proof, context) {
    const member = await ownerOf(context, proof)
    if (!(await stepsOf(context.db, member.id)).app) throw new Refusal(403, 'permission.denied')
    await ownerChanged(context, member, 'recovery')
    return newRecoveryCodes(context, member.id)
  },

  async askAtWithdrawals({ on, ...proof }, context) {
    const member = await ownerOf(context, proof)
    const { any, atWithdrawals } = await stepsOf(context.db, member.id)
    if (on && !any) throw new Refusal(403, 'permission.denied')
    await storeStep(context, member.id, { atWithdrawals: on ? 1 : 0 })
    return on === atWithdrawals ? safetyOf(context) : told(context, member, on ? 'step' : 'step-gone')
  },

  async loginStep({ ticket }, context) {
    const { memberId } = await ticketOf(context, ticket)
    return waysOf(context, 'step', memberId)
  },

  async finishLogin({ ticket, ...step }, context) {
    const { memberId, side } = await ticketOf(context, ticket)
    const member = await mayEnter(context, memberId, side as 'member' | 'agent')
    await demandStep(context, memberId, step, 'step', ticket)
    return openSession(context, member)
  },

  withdrawalStep: (_, context) => waysOf(context, 'withdrawal', context.caller!.memberId),

  async proveWithdrawal({ cardId, amount, ...step }, context) {
    const { memberId } = context.caller!
    await demandStep(context, memberId, step, 'withdrawal')
    const act = withdrawalAct(cardId, parseMinor(amount))
    return { proof: await giveProof(context, { memberId, act }) }
  },

  changeStep: (_, context) => waysOf(context, 'change', context.caller!.memberId),

  async proveChange(step, context) {
    const { memberId } = context.caller!
    await demandStep(context, memberId, step, 'change')
    return { proof: await giveProof(context, { memberId, act: changeAct }) }
  },
} satisfies Pick<Handlers, keyof typeof secondStepCalls | keyof typeof passkeyCalls>
