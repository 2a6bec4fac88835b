import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSecondsLeft } from '../flows/core/useSeconds'
import { idle, onIdleChange } from '../flows/session/idle'
import { countdown } from '../i18n/time'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

type IdleActor = NonNullable<ReturnType<typeof idle>>

/** Counts down to the end of an idle session (trust 16). */
export function IdleDialog() {
  const actor = useSyncExternalStore(onIdleChange, () => idle.known() ?? null)
  return actor && <Countdown actor={actor} />
}

function Countdown({ actor }: { actor: IdleActor }) {
  const { t } = useTranslation('panels')
  const asking = useSelector(actor, (state) => state.hasTag('asking'))
  const left = useSecondsLeft(useSelector(actor, (state) => state.context.until))
  const stay = () => actor.send({ type: 'STAY' })
  return (
    <Dialog
      open={asking}
      onClose={stay}
      title={t('idle.title')}
      actions={
        <>
          <Button onClick={stay}>{t('idle.stay')}</Button>
          <Button look="line" onClick={() => actor.send({ type: 'LEAVE' })}>
            {t('idle.go')}
          </Button>
        </>
      }
    >
      {t('idle.text', { time: countdown(left ?? 0) })}
    </Dialog>
  )
}
