import { fromPromise, type ActorRefFrom } from 'xstate'
import { changePasswordMachine } from '../../../machines/change-password/change-password.machine'
import type { HeldPassword, PasswordChange } from '../../../machines/change-password/types'
import type { Answer } from '../../../machines/shared/chart'
import { passWordChangeV2 } from '../../platform/calls/password'
import { temporaryPasswordRecord } from '../../platform/late-records'
import { remove } from '../../platform/storage'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { fieldRules } from '../core/form-setup'
import { refreshRemembered } from '../session/remembered-login'
import { appActor, currentSession } from '../core/root'
import { changeProof } from '../session/step-proof'
import { holdSessionPassword, sessionPassword } from '../session/secrets'

export { fieldsOf } from '../../../machines/change-password/form'

/** The chart's input; the password held in memory never enters it (PSW-02, PSW-16). */
export function passwordOwner(): { userName: string; hasSessionPassword: boolean } {
  return { userName: currentSession()?.userName ?? '', hasSessionPassword: sessionPassword() !== null }
}

/** The change-password chart, bound to the platform. */
export const changePasswordFlow = changePasswordMachine.provide({
  actors: {
    loadRules: fromPromise(({ signal }) => fieldRules(signal)),
    compareHeld: fromPromise<HeldPassword, { newPassword: string }>(async ({ input }) => {
      const held = sessionPassword()
      if (held === null) return 'gone'
      return input.newPassword === held ? 'same' : 'other'
    }),
    changePassword: fromPromise<Answer<null>, PasswordChange>(({ input, signal }) =>
      answered(
        call(
          passWordChangeV2,
          { ...input, oldPassword: input.oldPassword ?? sessionPassword() ?? '', ...changeProof() },
          { signal },
        ).then(() => null),
      ),
    ),
  },
  actions: {
    ...boundEffects,
    updateSessionPassword: ({ context }) => holdSessionPassword(context.values.newPassword),
    removeTemporaryPassword: () => remove(temporaryPasswordRecord),
    refreshRemembered: ({ context: { userName, values } }) =>
      void refreshRemembered(userName, values.newPassword).catch(() => {}),
  },
})

/** Tells the chart when the session ends (PSW-04). Returns an unsubscribe function. */
export function followSession(actor: ActorRefFrom<typeof changePasswordMachine>): () => void {
  const watch = appActor().subscribe((state) => {
    if (state.hasTag('guest')) actor.send({ type: 'SESSION_LOST' })
  })
  return () => watch.unsubscribe()
}
