import { fromPromise } from 'xstate'
import * as v from 'valibot'
import type { Provider } from '../../../machines/social-sign-in/providers'
import {
  socialSignInMachine,
  type ProviderAnswer,
} from '../../../machines/social-sign-in/social-sign-in.machine'
import type { Session } from '../../../machines/session/session'
import type { Answer } from '../../../machines/shared/chart'
import { login } from '../../platform/calls/session'
import { PlatformError } from '../../platform/errors'
import { here, leaveFor, openPopup, takeFragment } from '../../platform/page'
import { randomHex } from '../../platform/random'
import { providerRecord } from '../../platform/records'
import { read, remove, write } from '../../platform/storage'
import { spokenLanguage } from '../../i18n/language'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { sessionOf, startSession } from './sign-in'
import { startOfSocial } from './social-offer'

/** How often a provider's window is polled, in milliseconds: there is no event for its closing. */
const look = 400

const message = v.object({
  source: v.literal('perya-provider'),
  state: v.string(),
  provider: v.picklist(['facebook', 'google']),
  idToken: v.string(),
})

const cancelled: ProviderAnswer = { kind: 'cancelled' }
const answerOf = (provider: Provider, idToken: string): ProviderAnswer =>
  idToken === '' ? cancelled : { kind: 'signed-in', provider, idToken }

/**
 * Listens to the opened window and no other: same origin, same window, same state. A window that posts its token and
 * closes may be seen as closed before the token arrives: it counts as cancelled one poll later.
 */
function listen(popup: Window, state: string, signal: AbortSignal): Promise<ProviderAnswer> {
  return new Promise((resolve) => {
    const done = (answer: ProviderAnswer) => {
      clearInterval(timer)
      window.removeEventListener('message', listen)
      resolve(answer)
    }
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.origin || event.source !== popup) return
      const said = v.safeParse(message, event.data)
      if (said.success && said.output.state === state) {
        done(answerOf(said.output.provider, said.output.idToken))
      }
    }
    let seenClosed = false
    const timer = setInterval(() => {
      if (seenClosed) done(cancelled)
      seenClosed = popup.closed
    }, look)
    window.addEventListener('message', listen)
    signal.addEventListener('abort', () => {
      popup.close()
      done(cancelled)
    })
  })
}

/** A separate window if possible; otherwise the provider's own page, from which the player returns. */
const askProvider = fromPromise<ProviderAnswer, { provider: Provider }>(({ input: { provider }, signal }) => {
  const start = startOfSocial()
  if (start.kind === 'refused') throw new PlatformError('empty-url', { call: 'provider' })
  const state = randomHex(16)
  const query = new URLSearchParams({ state, return: here(), lang: spokenLanguage() })
  const address = `${start.kind === 'own' ? start.path : start.url}/${provider}?${query}`
  const popup = start.kind === 'own' ? openPopup(address) : null
  if (popup) return listen(popup, state, signal)
  write(providerRecord, { provider, state })
  leaveFor(address)
  // The page is unloading: this never settles.
  return new Promise(() => {})
})

/** The token from a provider's page that has just sent the player back; null if there was none. */
const resumeProvider = fromPromise<ProviderAnswer | null>(async () => {
  const begun = read(providerRecord)
  if (!begun) return null
  remove(providerRecord)
  const said = takeFragment()
  if (said.get('state') !== begun.state || said.get('provider') !== begun.provider) return null
  return answerOf(begun.provider, said.get('id_token') ?? '')
})

/** The social sign-in chart, bound to the provider and the platform. */
export const socialSignInFlow = socialSignInMachine.provide({
  actors: {
    resumeProvider,
    askProvider,
    signInSocial: fromPromise<
      Answer<Session>,
      { provider: Provider; idToken: string; side: 'member' | 'agent' }
    >(({ input: { idToken, side }, signal }) => {
      const word = { type: 'firebase', side, firebaseIdToken: idToken } as const
      const input = { username: '', password: '', captcha: '', ...word }
      return answered(call(login, input, { signal }).then((value) => sessionOf(value)))
    }),
  },
  actions: { ...boundEffects, startSession },
})
