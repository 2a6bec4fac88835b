import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { sendOnceMachine } from '../../../machines/send-once/send-once.machine'
import { Button } from '../../ui/Button'
import { Loader } from '../../ui/Loader'
import css from './Unsettled.module.css'

type Once = ActorRefFrom<typeof sendOnceMachine>

/** A chart's open request and its state: null if there is none, or nothing to report. */
export function useOnce(parent: AnyActorRef) {
  const once = useSelector(parent, ({ children }) => children.sendOnce as Once | undefined)
  const status = useSelector(once, (state) => {
    if (state?.hasTag('unknown')) return 'unknown'
    if (state?.hasTag('looking')) return 'looking'
    return state && state.context.request !== null ? 'sending' : null
  })
  return { status, look: () => once?.send({ type: 'LOOK' }), leave: () => once?.send({ type: 'LEAVE' }) }
}

/** A request whose outcome is not known yet: says so plainly, and keeps checking. */
export function Unsettled({ parent, onLeave }: { parent: AnyActorRef; onLeave?: true }) {
  const { t } = useTranslation(['once', 'shell'])
  const { status, look, leave } = useOnce(parent)
  const known = status === 'unknown' ? 'unknown' : 'looking'
  return (
    <div className={css.unsettled} role="status">
      <Loader size={40} />
      <h2 className="display d3">{t(`${known}.title`)}</h2>
      <p>{t(`${known}.text`)}</p>
      {status === 'unknown' && (
        <Button look="quiet" onClick={look}>
          {t('look')}
        </Button>
      )}
      {status === 'unknown' && onLeave && (
        <Button look="line" onClick={leave}>
          {t('shell:close')}
        </Button>
      )}
    </div>
  )
}
