import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { trialAccountFlow, trialInput, type TrialAccountActor } from '../../flows/account/trial-account'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { checkBold, minusBold } from '../../ui/icons/phosphor'
import { PageFrame } from '../../ui/shell/PageFrame'
import { FormFailure } from '../shared/FormFailure'
import { useReady } from '../login/useReady'
import { PageBar } from '../shell/PageBar'
import * as paths from '../../../machines/shared/paths'
import css from './trial.module.css'
import { FailureWords } from '../shared/FailureWords'
import { tagIn } from '../../flows/core/tags'
import { useChart } from '../../flows/core/useChart'

/** Free trial (ROUTE-67, LOGIN-31): a named trial account, created with one tap. */
export default function TrialPage() {
  const { t } = useTranslation('titles')
  const ready = useReady()
  return (
    <PageFrame bar={<PageBar title={t('trial')} />} width="form" busy={!ready}>
      {ready && <Trial />}
    </PageFrame>
  )
}

function Trial() {
  const { t } = useTranslation('trial')
  const trial = useChart(trialAccountFlow, trialInput())
  const name = useSelector(trial, (state) => state.context.name)
  const status = useSelector(trial, (state) => tagIn(state, 'made', 'member') ?? 'offer')
  const go = <Button onClick={() => trial.send({ type: 'GO' })}>{t('go')}</Button>
  if (status === 'made') {
    return (
      <EmptyState title={t('made.title')} action={go}>
        <p role="status">
          {t('made.name')} <b className={css.name}>{name}</b>
        </p>
        <p>{t('made.text')}</p>
      </EmptyState>
    )
  }
  if (status === 'member') {
    return (
      <EmptyState title={t('member.title')} action={go}>
        {t('member.text')}
      </EmptyState>
    )
  }
  return <Offer trial={trial} />
}

const can = ['games', 'look', 'end'] as const
const cannot = ['win', 'money', 'keep'] as const

function Offer({ trial }: { trial: TrialAccountActor }) {
  const { t } = useTranslation(['trial', 'shell'])
  const failure = useSelector(trial, (state) => state.context.failure)
  const making = useSelector(trial, (state) => state.hasTag('pending'))
  return (
    <div className={css.offer}>
      <h2 className="display d2">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <Card>
        <ul className={css.points}>
          {can.map((one) => (
            <li key={one}>
              <Icon of={checkBold} size={20} className="good" />
              {t(`can.${one}`)}
            </li>
          ))}
          {cannot.map((one) => (
            <li key={one}>
              <Icon of={minusBold} size={20} className="quiet" />
              {t(`cannot.${one}`)}
            </li>
          ))}
        </ul>
      </Card>
      <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
      <Button wide busy={making} busyLabel={t('making')} onClick={() => trial.send({ type: 'START' })}>
        {t('start')}
      </Button>
      <Button look="line" wide href={paths.register}>
        {t('register')}
      </Button>
    </div>
  )
}
