import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onSignOutChange, signOutActor, type LogoutActor } from '../flows/sign-out'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** Asks before signing out (LOGOUT-01). */
export function SignOutDialog() {
  const actor = useSyncExternalStore(onSignOutChange, signOutActor)
  return actor ? <Asking actor={actor} /> : null
}

function Asking({ actor }: { actor: LogoutActor }) {
  const { t } = useTranslation(['shell', 'parts'])
  const asking = useSelector(actor, (state) => state.hasTag('asking'))
  const stay = () => actor.send({ type: 'CANCEL' })
  return (
    <Dialog
      open={asking}
      onClose={stay}
      title={t('parts:logout.title')}
      actions={
        <>
          <Button look="line" onClick={stay}>
            {t('parts:logout.stay')}
          </Button>
          <Button onClick={() => actor.send({ type: 'CONFIRM' })}>{t('parts:logout.go')}</Button>
        </>
      }
    >
      {t('parts:logout.text')}
    </Dialog>
  )
}
