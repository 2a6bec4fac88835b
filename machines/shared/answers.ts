import type { Session } from '../session/session'
import type { Answer } from './chart'
import type { Failure } from './failure'

/** Readers of answers for action parameters. Total, because parameters are also evaluated on paths not taken. */

const nobody: Session = { token: '', merchantCode: '', userName: '', type: 0, firstTimeLogin: false }

/** The session in an accepted answer, for transitions whose guard has already seen one. */
export const sessionIn = (answer: Answer<Session> | null): { session: Session } => ({
  session: answer?.ok ? answer.value : nobody,
})

/** Why the platform refused. */
export const refusalIn = (answer: Answer<unknown> | null): { failure: Failure } => ({
  failure: answer?.ok === false ? answer.failure : { code: 'unknown' },
})
