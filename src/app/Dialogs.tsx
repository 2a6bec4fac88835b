import { useSelector } from '@xstate/react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isPartNeeded, onDialogsNeeded } from '../flows/adapters/dialogs'
import { loginPrompt } from '../flows/entry'
import { withWords } from '../i18n/lazy'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { SignOutDialog } from './SignOutDialog'

const ArrivalDialogs = lazy(
  withWords(
    () => import('./ArrivalDialogs').then(({ ArrivalDialogs: part }) => ({ default: part })),
    ['arrival'],
  ),
)
const LeaveDialog = lazy(
  withWords(() => import('./LeaveDialog').then(({ LeaveDialog: part }) => ({ default: part })), ['arrival']),
)

const AppDialog = lazy(
  withWords(() => import('./AppDialog').then(({ AppDialog: part }) => ({ default: part })), ['panels']),
)
const ShareDialog = lazy(
  withWords(() => import('./ShareDialog').then(({ ShareDialog: part }) => ({ default: part })), ['panels']),
)

/** Dialogs that any screen may open. */
export function Dialogs() {
  const { t } = useTranslation(['shell', 'parts'])
  const arrival = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('arrival'))
  const leave = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('leave'))
  const app = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('app'))
  const share = useSyncExternalStore(onDialogsNeeded, () => isPartNeeded('share'))
  const asking = useSelector(loginPrompt, (state) => state.hasTag('open'))
  const cancel = () => loginPrompt.send({ type: 'CANCEL' })
  return (
    <>
      <Dialog
        open={asking}
        onClose={cancel}
        title={t('parts:prompt.title')}
        actions={
          <>
            <Button look="line" onClick={cancel}>
              {t('parts:prompt.later')}
            </Button>
            <Button onClick={() => loginPrompt.send({ type: 'CONFIRM' })}>{t('logIn')}</Button>
          </>
        }
      >
        {t('parts:prompt.text')}
      </Dialog>
      <SignOutDialog />
      {/* Each waits for itself: a dialog that comes must not take away one that is open. */}
      <Suspense fallback={null}>{arrival && <ArrivalDialogs />}</Suspense>
      <Suspense fallback={null}>{app && <AppDialog />}</Suspense>
      <Suspense fallback={null}>{share && <ShareDialog />}</Suspense>
      <Suspense fallback={null}>{leave && <LeaveDialog />}</Suspense>
    </>
  )
}
