import { fromPromise, type ActorRefFrom } from 'xstate'
import type { Session } from '../../../machines/session/session'
import { welcomeMachine } from '../../../machines/welcome/welcome.machine'
import { welcomedRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'
import { boundEffects } from '../core/effects'
import { startChart } from '../core/chart'

type WelcomeActor = ActorRefFrom<typeof welcomeMachine>

const welcomed = () => read(welcomedRecord) ?? []

const welcomeFlow = welcomeMachine.provide({
  actors: {
    wasWelcomed: fromPromise<boolean, { account: string }>(async ({ input }) =>
      welcomed().includes(input.account),
    ),
  },
  actions: {
    ...boundEffects,
    markWelcomed: (_, { account }) => write(welcomedRecord, [...welcomed(), account]),
  },
})

/** Welcomes an account on its first login, once (LOGIN-29). */
export function startWelcome({ userName, firstTimeLogin }: Session): WelcomeActor {
  return startChart(welcomeFlow, { account: userName, firstTime: firstTimeLogin })
}
