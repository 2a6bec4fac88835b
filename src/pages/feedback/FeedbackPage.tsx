import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { goBack } from '../../flows/adapters/navigation'
import { feedbackFlow, keptFeedback, type FeedbackActor } from '../../flows/service/feedback'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { PageBar } from '../shell/PageBar'
import { FeedbackForm } from './FeedbackForm'
import css from './feedback.module.css'
import { useChart } from '../../flows/core/useChart'

/** Feedback (ROUTE-63, HELP-05, HELP-06): a message to the operator, and its outcome. */
export default function FeedbackPage() {
  const { t } = useTranslation('titles')
  const feedback = useChart(feedbackFlow, { draft: keptFeedback() })
  const sent = useSelector(feedback, (state) => state.hasTag('sent'))
  const { status: once } = useOnce(feedback)
  const unsettled = once === 'looking' || once === 'unknown'
  return (
    <PageFrame bar={<PageBar title={t('feedback')} />} foot="tabs" width="form">
      {unsettled ? (
        <Unsettled parent={feedback} />
      ) : sent ? (
        <Sent feedback={feedback} />
      ) : (
        <FeedbackForm feedback={feedback} />
      )}
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
      <p>{t('sent.answer')}</p>
    </EmptyState>
  )
}
