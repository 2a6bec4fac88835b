import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isPartNeeded, onDialogsNeeded } from '../flows/adapters/dialogs'
import { loginPrompt } from '../flows/session/entry'
import { withWords } from '../i18n/lazy'
import { Question } from '../ui/Dialog'
import { lateComponent } from '../ui/late'
import { Part } from '../ui/Part'
import { SignOutDialog } from './SignOutDialog'

const ArrivalDialogs = lateComponent(
  withWords(async () => ({ default: (await import('./ArrivalDialogs')).ArrivalDialogs }), ['arrival']),
)
const LeaveDialog = lateComponent(
  withWords(async () => ({ default: (await import('./LeaveDialog')).LeaveDialog }), ['arrival']),
)

const AppDialog = lateComponent(
  withWords(async () => ({ default: (await import('./AppDialog')).AppDialog }), ['panels']),
)
const ShareDialog = lateComponent(
  withWords(async () => ({ default: (await import('./ShareDialog')).ShareDialog }), ['panels']),
)
const UpdateDialog = lateComponent(
  withWords(async () => ({ default: (await import('./UpdateDialog')).UpdateDialog }), ['panels']),
)

const InstallDialog = lateComponent(
  withWords(async () => ({ default: (await import('./InstallDialog')).InstallDialog }), ['panels']),
)

const IdleDialog = lateComponent(
  withWords(async () => ({ default: (await import('./IdleDialog')).IdleDialog }), ['panels']),
)

/** Dialogs that any screen can open. */
export function Dialogs() {
  const { t } = useTranslation(['shell', 'parts'])
  const arrival = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('arrival'))
  const leave = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('leave'))
  const app = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('app'))
  const share = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('share'))
  const update = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('update'))
  const install = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('install'))
  const idle = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('idle'))
  const asking = useSelector(loginPrompt(), (state) => state.hasTag('open'))
  const cancel = () => loginPrompt().send({ type: 'CANCEL' })
  return (
    <>
      <Question
        open={asking}
        title={t('parts:prompt.title')}
        no={t('parts:prompt.later')}
        onNo={cancel}
        yes={t('logIn')}
        onYes={() => loginPrompt().send({ type: 'CONFIRM' })}
      >
        {t('parts:prompt.text')}
      </Question>
      <SignOutDialog />
      {/* Each suspends separately: loading one dialog must not hide an open one. */}
      <Part>{arrival && <ArrivalDialogs />}</Part>
      <Part>{app && <AppDialog />}</Part>
      <Part>{share && <ShareDialog />}</Part>
      <Part>{update && <UpdateDialog />}</Part>
      <Part>{install && <InstallDialog />}</Part>
      <Part>{leave && <LeaveDialog />}</Part>
      <Part>{idle && <IdleDialog />}</Part>
    </>
  )
}
