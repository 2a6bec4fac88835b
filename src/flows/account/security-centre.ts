import { fromPromise, type ActorRefFrom } from 'xstate'
import type { SecurityFacts } from '../../../machines/security-centre/security'
import { securityCentreMachine } from '../../../machines/security-centre/security-centre.machine'
import type { QuestionValues, SecurityQuestion } from '../../../machines/security-questions/form'
import { securityQuestionsMachine } from '../../../machines/security-questions/security-questions.machine'
import type { Answer } from '../../../machines/shared/chart'
import { securityConfig, securityQuestions, setSecurityAnswers } from '../../platform/calls/security'
import { bankCards } from '../../platform/calls/withdraw'
import { payees } from '../cash/payees'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'
import { changeProof } from '../session/step-proof'

export {
  pinModeOf,
  replacesContact,
  securedOf,
  type SecurityFacts,
  type SecurityPanel,
} from '../../../machines/security-centre/security'
export type { QuestionField } from '../../../machines/security-questions/form'

export type SecurityCentreActor = ActorRefFrom<typeof securityCentreMachine>
export type SecurityQuestionsActor = ActorRefFrom<typeof securityQuestionsMachine>

const facts = lastAnswer<SecurityFacts>(perPlayer, async (_, signal) => {
  const [config, { cards, banks }] = await Promise.all([
    call(securityConfig, null, { signal }),
    call(bankCards, null, { signal }),
  ])
  const { mobileNum, email, hasWithdrawalPassword, hasSecurityQuestions } = config
  return {
    mobileNum,
    email,
    hasPin: hasWithdrawalPassword,
    hasQuestions: hasSecurityQuestions,
    cards: payees(cards),
    banks,
  }
})

/** The settings known from an earlier visit to the screen. */
export const securityCentreInput = () => ({ facts: facts.known() })

/** The security centre chart, bound to the platform. */
export const securityCentreFlow = securityCentreMachine.provide({
  actors: {
    loadSecurity: facts.load,
  },
})

/** The security questions chart, bound to the platform. Leaving does not abort a request. */
export const securityQuestionsFlow = securityQuestionsMachine.provide({
  actors: {
    loadQuestions: fromPromise<readonly SecurityQuestion[]>(({ signal }) =>
      call(securityQuestions, null, { signal }),
    ),
    saveAnswers: fromPromise<Answer<null>, QuestionValues>(({ input }) =>
      answered(
        call(setSecurityAnswers, {
          password: input.loginPassword,
          answers: [
            { questionId: input.first, answer: input.firstAnswer },
            { questionId: input.second, answer: input.secondAnswer },
          ],
          ...changeProof(),
        }).then(() => null),
      ),
    ),
  },
  actions: boundEffects,
})
