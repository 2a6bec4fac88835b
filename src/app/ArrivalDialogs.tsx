import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentArrival, onArrival, type Arrival } from '../flows/arrival'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** What waits for a player who has just come in: the welcome first, then one contract after another. */
export function ArrivalDialogs() {
  const arrival = useSyncExternalStore(onArrival, currentArrival)
  return arrival && <Waiting key={arrival.token} arrival={arrival} />
}

function Waiting({ arrival: { welcome, contracts } }: { arrival: Arrival }) {
  const { t } = useTranslation('arrival')
  const account = useSelector(welcome, (state) => state.context.account)
  const welcoming = useSelector(welcome, (state) => state.hasTag('open'))
  const kind = useSelector(contracts, (state) => state.context.queue[0] ?? 'salary')
  const prompting = useSelector(contracts, (state) => state.hasTag('open'))
  const close = () => welcome.send({ type: 'CLOSE' })
  const later = () => contracts.send({ type: 'CANCEL' })
  return (
    <>
      <Dialog
        open={welcoming}
        onClose={close}
        title={t('welcome.title', { name: account })}
        actions={<Button onClick={close}>{t('welcome.close')}</Button>}
      >
        {t('welcome.text')}
      </Dialog>
      <Dialog
        key={kind}
        open={prompting && !welcoming}
        onClose={later}
        title={t(`contract.${kind}.title`)}
        actions={
          <>
            <Button look="line" onClick={later}>
              {t('contract.later')}
            </Button>
            <Button onClick={() => contracts.send({ type: 'GO' })}>{t('contract.go')}</Button>
          </>
        }
      >
        {t('contract.text')}
      </Dialog>
    </>
  )
}
