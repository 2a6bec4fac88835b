import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onSignOutChange, signOutActor, type LogoutActor } from '../flows/session/sign-out'
import { Question } from '../ui/Dialog'

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
    <Question
      open={asking}
      title={t('parts:logout.title')}
      no={t('parts:logout.stay')}
      onNo={stay}
      yes={t('parts:logout.go')}
      onYes={() => actor.send({ type: 'CONFIRM' })}
    >
      {t('parts:logout.text')}
    </Question>
  )
}
