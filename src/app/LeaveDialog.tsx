import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { leaveSite } from '../flows/leave-site'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** Names the host before a link leads out of the site. */
export function LeaveDialog() {
  const { t } = useTranslation('arrival')
  const asking = useSelector(leaveSite, (state) => state.hasTag('open'))
  const host = useSelector(leaveSite, (state) => state.context.host)
  const stay = () => leaveSite.send({ type: 'STAY' })
  return (
    <Dialog
      open={asking}
      onClose={stay}
      title={t('leave.title')}
      actions={
        <>
          <Button look="line" onClick={stay}>
            {t('leave.stay')}
          </Button>
          <Button onClick={() => leaveSite.send({ type: 'GO' })}>{t('leave.go')}</Button>
        </>
      }
    >
      {t('leave.text', { host })}
    </Dialog>
  )
}
