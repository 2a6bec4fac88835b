import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { to } from '../../machines/shared/address'
import * as paths from '../../machines/shared/paths'
import { goTo } from '../flows/adapters/navigation'
import { useSite } from '../flows/core/useSite'
import { protectionTools } from '../flows/member/protection-tools'
import { currentArrival, onArrival, type Arrival } from '../flows/session/arrival'
import { currentTurn, onTurn } from '../flows/session/turns'
import { usePlayMoney } from '../flows/session/usePlayMoney'
import { Button } from '../ui/Button'
import { Dialog, Question } from '../ui/Dialog'

/** What greets a player who has just signed in: welcome and contracts, each in its turn. */
export function ArrivalDialogs() {
  const arrival = useSyncExternalStore(onArrival, currentArrival)
  return arrival && <Waiting key={arrival.account} arrival={arrival} />
}

function Waiting({ arrival: { welcome, contracts } }: { arrival: Arrival }) {
  const { t } = useTranslation('arrival')
  const turn = useSyncExternalStore(onTurn, currentTurn)
  const account = useSelector(welcome, (state) => state.context.account)
  const welcoming = useSelector(welcome, (state) => state.hasTag('open'))
  const kind = useSelector(contracts, (state) => state.context.queue[0] ?? 'salary')
  const prompting = useSelector(contracts, (state) => state.hasTag('open'))
  const play = usePlayMoney()
  const { limits } = useSite(protectionTools)
  const close = () => welcome.send({ type: 'CLOSE' })
  const later = () => contracts.send({ type: 'CANCEL' })
  return (
    <>
      <Dialog
        open={welcoming && turn === 'welcome'}
        onClose={close}
        title={t('welcome.title', { name: account })}
        actions={
          <>
            {!play && limits && (
              <Button
                look="line"
                onClick={() => {
                  close()
                  goTo(to(paths.responsible, { view: 'limits' }))
                }}
              >
                {t('welcome.limits')}
              </Button>
            )}
            <Button onClick={close}>{t('welcome.close')}</Button>
          </>
        }
      >
        {t(play ? 'welcome.trial' : 'welcome.text')}
      </Dialog>
      <Question
        key={kind}
        open={prompting && turn === 'contract'}
        title={t(`contract.${kind}.title`)}
        no={t('contract.later')}
        onNo={later}
        yes={t('contract.go')}
        onYes={() => contracts.send({ type: 'GO' })}
      >
        {t('contract.text')}
      </Question>
    </>
  )
}
