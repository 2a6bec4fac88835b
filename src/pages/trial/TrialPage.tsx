import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { inspect } from '../../flows/inspect'
import { trialAccountFlow, trialInput, type TrialAccountActor } from '../../flows/trial-account'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { checkBold, minusBold } from '../../ui/icons/phosphor'
import { PageFrame } from '../../ui/shell/PageFrame'
import { FormFailure } from '../login/FormFailure'
import { useReady } from '../login/useReady'
import { PageBar } from '../shell/PageBar'
import css from './trial.module.css'

/** Free trial (ROUTE-67, LOGIN-31): a trial account with a name, made with one tap. */
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
  const trial = useActorRef(trialAccountFlow, { input: trialInput(), inspect })
  const name = useSelector(trial, (state) => state.context.name)
  const face = useSelector(trial, (state) =>
    state.hasTag('made') ? 'made' : state.hasTag('member') ? 'member' : 'offer',
  )
  const go = <Button onClick={() => trial.send({ type: 'GO' })}>{t('go')}</Button>
  if (face === 'made') {
    return (
      <EmptyState title={t('made.title')} action={go}>
        <p role="status">
          {t('made.name')} <b className={css.name}>{name}</b>
        </p>
        <p>{t('made.text')}</p>
      </EmptyState>
    )
  }
  if (face === 'member') {
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
  const words = failure && wordsForFailure(failure)
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
      <FormFailure>{words && t(`shell:${words.key}`, words.values)}</FormFailure>
      <Button wide busy={making} busyLabel={t('making')} onClick={() => trial.send({ type: 'START' })}>
        {t('start')}
      </Button>
      <Button look="line" wide href="/m/register">
        {t('register')}
      </Button>
    </div>
  )
}
