import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { leaveSite } from '../flows/session/leave-site'
import { Question } from '../ui/Dialog'

/** Names the host before a link leaves the site. */
export function LeaveDialog() {
  const { t } = useTranslation('arrival')
  const asking = useSelector(leaveSite(), (state) => state.hasTag('open'))
  const host = useSelector(leaveSite(), (state) => state.context.host)
  const stay = () => leaveSite().send({ type: 'STAY' })
  return (
    <Question
      open={asking}
      title={t('leave.title')}
      no={t('leave.stay')}
      onNo={stay}
      yes={t('leave.go')}
      onYes={() => leaveSite().send({ type: 'GO' })}
    >
      {t('leave.text', { host })}
    </Question>
  )
}
