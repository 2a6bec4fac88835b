import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { contractPageFlow } from '../../flows/agency/contract-page'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Question } from '../../ui/Dialog'
import { StickyFoot } from '../../ui/StickyFoot'
import { FormFailure } from '../shared/FormFailure'
import form from '../shared/form/form.module.css'
import css from './ContractPage.module.css'
import { FailureWords } from '../shared/FailureWords'

export type ContractActor = ActorRefFrom<typeof contractPageFlow>

/** The contract with its terms, and the buttons to answer (CONTRACT-07). */
export function Offer({ contract }: { contract: ContractActor }) {
  const { t } = useTranslation(['contract', 'shell'])
  const offer = useSelector(contract, (state) => state.context.offer)
  const failure = useSelector(contract, (state) => state.context.failure)
  const accept = useSelector(contract, (state) => state.context.accept)
  const asking = useSelector(contract, (state) => state.hasTag('asking'))
  const deciding = useSelector(contract, (state) => state.hasTag('deciding'))
  const answer = accept ? 'accept' : 'decline'
  const cancel = () => contract.send({ type: 'CANCEL' })
  return (
    <div className={form.form}>
      <p className={form.lead}>{t('contract:lead')}</p>
      <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
      <Card>
        <h2 className={`display d4 ${css.by}`}>
          {t('contract:offeredBy', { name: offer?.offeredBy ?? '' })}
        </h2>
        <dl className={css.terms} aria-label={t('contract:terms')}>
          {offer?.rows.map(({ label, value }) => (
            <div key={label} className={css.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <StickyFoot className={form.foot}>
        <div className={css.answers}>
          <Button
            look="line"
            wide
            busy={deciding && !accept}
            busyLabel={t('contract:busy')}
            disabled={deciding && accept}
            onClick={() => contract.send({ type: 'DECLINE' })}
          >
            {t('contract:decline')}
          </Button>
          <Button
            wide
            busy={deciding && accept}
            busyLabel={t('contract:busy')}
            disabled={deciding && !accept}
            onClick={() => contract.send({ type: 'ACCEPT' })}
          >
            {t('contract:accept')}
          </Button>
        </div>
      </StickyFoot>
      <Question
        open={asking}
        title={t(`contract:sure.${answer}.title`)}
        no={t('contract:sure.back')}
        onNo={cancel}
        yes={t(`contract:${answer}`)}
        onYes={() => contract.send({ type: 'CONFIRM' })}
      >
        {t(`contract:sure.${answer}.text`)}
      </Question>
    </div>
  )
}
