import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  secondStepMachine,
  type SecondStepInput,
  type StepAnswer,
} from '../../../machines/second-step/second-step.machine'
import type { StepWay, Ways } from '../../../machines/second-step/ways'
import type { Answer } from '../../../machines/shared/chart'
import type { AnswerOf } from '../../platform/call'
import type { RequestOptions } from '../../platform/calls/passkeys'
import {
  changeStep,
  finishLogin,
  loginStep,
  proveChange,
  proveWithdrawal,
  withdrawalStep,
} from '../../platform/calls/second-step'
import { answerByPasskey } from '../../platform/passkey'
import { loginTicket } from '../../platform/ticket'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { changeStepOf, withdrawalStepOf } from '../session/step-proof'
import { sessionOf, startSession } from './sign-in'

export { stepLengths } from '../../../machines/second-step/ways'

export type SecondStepActor = ActorRefFrom<typeof secondStepFlow>

type Purpose = SecondStepInput['purpose']
interface Taking {
  readonly purpose: Purpose
  readonly way: StepWay
  readonly code: string
  readonly passkey: boolean
}

const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

const ask = (purpose: Purpose, signal: AbortSignal): Promise<AnswerOf<typeof loginStep>> =>
  purpose === 'sign-in'
    ? call(loginStep, { ticket: loginTicket.held }, { signal })
    : call(purpose === 'change' ? changeStep : withdrawalStep, null, { signal })

const loadWays = fromPromise<Answer<Ways>, { purpose: Purpose }>(async ({ input: { purpose }, signal }) => {
  if (purpose === 'sign-in' && loginTicket.held === '')
    return { ok: false, failure: { code: 'code-expired' } }
  return answered(
    ask(purpose, signal).then(({ passkey, authenticator, recoveryCodes }) => ({
      passkey: passkey !== null && canUsePasskeys(),
      authenticator,
      recoveryCodes,
    })),
  )
})

/** Each tap requests a fresh challenge: the one delivered with the ways may have expired. */
async function passkeyFor(purpose: Purpose, signal: AbortSignal) {
  const begun = await answered(ask(purpose, signal))
  if (!begun.ok) return begun
  const answer = await answerByPasskey(begun.value.passkey as RequestOptions, signal)
  return typeof answer === 'string' ? null : { ok: true as const, value: { answer } }
}

const takeStep = fromPromise<StepAnswer, Taking>(
  async ({ input: { purpose, way, code, passkey }, signal }) => {
    const typed = way === 'app' ? { code } : { recoveryCode: code }
    const step = passkey ? await passkeyFor(purpose, signal) : { ok: true as const, value: typed }
    if (!step?.ok) return step
    if (purpose === 'sign-in') {
      const answer = await answered(
        call(finishLogin, { ticket: loginTicket.held, ...step.value }, { signal }).then((value) =>
          sessionOf(value),
        ),
      )
      if (answer.ok) loginTicket.held = ''
      return answer
    }
    const change = purpose === 'change'
    const act = change ? changeStepOf() : withdrawalStepOf()
    const { cardId, amount } = withdrawalStepOf()
    const proved = change
      ? call(proveChange, step.value, { signal })
      : call(proveWithdrawal, { cardId, amount, ...step.value }, { signal })
    return answered(
      proved.then(({ proof }) => {
        act.proof = proof
        return null
      }),
    )
  },
)

/** The second step, bound to the phone and the platform. Ticket and proof stay in memory, out of the chart. */
export const secondStepFlow = secondStepMachine.provide({
  actors: { loadWays, takeStep },
  actions: {
    ...boundEffects,
    startSession: (_, { session }) => session && startSession(_, { session }),
  },
})
