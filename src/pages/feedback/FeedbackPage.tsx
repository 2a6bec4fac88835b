import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { goBack } from '../../flows/adapters/navigation'
import { feedbackFlow, keptFeedback, type FeedbackActor } from '../../flows/feedback'
import { inspect } from '../../flows/inspect'
import { isBuilt } from '../../flows/screens'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Loader } from '../../ui/Loader'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageBar } from '../shell/PageBar'
import { FeedbackForm } from './FeedbackForm'
import css from './feedback.module.css'

/** Feedback (ROUTE-63, HELP-05, HELP-06): a message to the operator, and what became of it. */
export default function FeedbackPage() {
  const { t } = useTranslation(['feedback', 'titles'])
  const feedback = useActorRef(feedbackFlow, { input: { draft: keptFeedback() }, inspect })
  const face = useSelector(feedback, (state) =>
    state.hasTag('sent')
      ? 'sent'
      : state.hasTag('unsure')
        ? 'unsure'
        : state.hasTag('checking')
          ? 'checking'
          : 'form',
  )
  return (
    <PageFrame bar={<PageBar title={t('titles:feedback')} />} foot="tabs" width="form">
      {face === 'form' && <FeedbackForm feedback={feedback} />}
      {face === 'checking' && (
        <div className={css.wait} role="status">
          <Loader size={40} />
          <p>{t('checking')}</p>
        </div>
      )}
      {face === 'unsure' && (
        <ErrorState
          title={t('unsure.title')}
          action={<Button onClick={() => feedback.send({ type: 'LOOK_AGAIN' })}>{t('unsure.look')}</Button>}
        >
          {t('unsure.text')}
        </ErrorState>
      )}
      {face === 'sent' && <Sent feedback={feedback} />}
    </PageFrame>
  )
}

function Sent({ feedback }: { feedback: FeedbackActor }) {
  const { t } = useTranslation('feedback')
  const number = useSelector(feedback, (state) => state.context.receipt?.number ?? '')
  return (
    <EmptyState
      title={t('sent.title')}
      action={
        <div className={css.after}>
          <Button wide onClick={goBack}>
            {t('sent.back')}
          </Button>
          <Button look="line" wide onClick={() => feedback.send({ type: 'ANOTHER' })}>
            {t('sent.another')}
          </Button>
        </div>
      }
    >
      <p role="status">{t('sent.text', { number })}</p>
      {isBuilt('/m/webEmail') && <p>{t('sent.answer')}</p>}
    </EmptyState>
  )
}
