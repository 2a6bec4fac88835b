import { fromPromise } from 'xstate'
import type { SignInInput } from '../../../machines/login/types'
import type { Session } from '../../../machines/session/session'
import type { Answer } from '../../../machines/shared/chart'
import { login } from '../../platform/calls/session'
import { fetched } from '../../platform/code'
import { answered, call, merchantCode } from '../core/client'
import { usesSmsProvider } from './sms-provider'
import { sessionActor } from '../core/root'
import { tokenMark } from '../session/remember-token'

/** The session in a login answer; trial accounts belong to the trial merchant (SESSION-09, SESSION-26). */
export function sessionOf(
  value: { token: string; userName: string; customerType: number; firstTimeLogin: boolean },
  merchant: string = merchantCode(),
): Session {
  const { token, userName, customerType, firstTimeLogin } = value
  return { token, userName, type: customerType, firstTimeLogin, merchantCode: merchant }
}

/** Passes a new session to the session chart; for the charts' `startSession`. */
export function startSession(_: unknown, { session }: { session: Session }): void {
  sessionActor()?.send({ type: 'SIGNED_IN', session })
}

/** Signs in from the login form, or with a password that was just reset. */
export const signIn = fromPromise<Answer<Session>, SignInInput>(({ input, signal }) => {
  const { method, values, side, dialingCode, captchaId } = input
  const byName = method === 'username'
  if (byName && values.password.startsWith(tokenMark)) {
    return fetched(import('./by-token'), 'token').then((late) => late.byToken(input, sessionOf, signal))
  }
  if (!byName && usesSmsProvider()) {
    return fetched(import('./by-number'), 'phone proof').then((late) =>
      late.byProvedNumber(input, (value) => sessionOf(value), signal),
    )
  }
  return answered(
    call(
      login,
      {
        username: byName ? values.username : values.mobileNum,
        password: byName ? values.password : values.messageCode,
        captcha: values.captcha,
        type: byName ? 'username' : 'sms',
        side,
        ...(byName ? {} : { countryDialingCode: dialingCode }),
      },
      // The call carries the id of the answered captcha (WIRE-09).
      { signal, ...(captchaId ? { captchaId } : {}) },
    ).then((value) => sessionOf(value)),
  )
})
