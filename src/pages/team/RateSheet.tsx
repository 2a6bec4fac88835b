import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { rateProblem, type DownlineRebateActor, type RateBound } from '../../flows/team/downline-rebate'
import type { Tables } from '../../i18n/tables'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { Field } from '../../ui/Field'
import { checkCircleFill } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { FormFailure } from '../shared/FormFailure'
import { FailureWords } from '../shared/FailureWords'
import { OnceSheet } from './OnceSheet'
import { SheetStatus } from './SheetStatus'
import css from './team.module.css'

interface Part {
  rebate: DownlineRebateActor
}

/** New rates for a direct downline, within the limits (WIRE-121). */
export function RateSheet({ rebate }: Part) {
  const { t } = useTranslation('team')
  const name = useSelector(rebate, (state) => state.context.userName)
  const done = useSelector(rebate, (state) => state.hasTag('done'))
  return (
    <OnceSheet actor={rebate} title={t('rates.title', { name })} safe={t('rates.safe')}>
      {done ? <Done rebate={rebate} /> : <RateForm rebate={rebate} />}
    </OnceSheet>
  )
}

function Done({ rebate }: Part) {
  const { t } = useTranslation('team')
  const name = useSelector(rebate, (state) => state.context.userName)
  return (
    <SheetStatus
      icon={checkCircleFill}
      good
      title={t('rates.done.title')}
      text={t('rates.done.text', { name })}
    >
      <Button wide onClick={() => rebate.send({ type: 'CLOSE' })}>
        {t('send.done')}
      </Button>
    </SheetStatus>
  )
}

function RateForm({ rebate }: Part) {
  const { t } = useTranslation(['team', 'shell'])
  const { bounds, failure, notDone } = useSelector(rebate, (state) => state.context)
  const sending = useSelector(rebate, (state) => state.hasTag('pending'))
  if (bounds.length === 0) return <Skeleton height={320} />
  return (
    <Form className={css.buttons} onSubmit={() => rebate.send({ type: 'SAVE' })}>
      <p className={css.lead}>{t('team:rates.lead')}</p>
      <FormFailure>
        {failure && (
          <>
            {failure.code === 'terms-changed' ? t('team:rates.changed') : <FailureWords failure={failure} />}
            {notDone && ` ${t('team:rates.safe')}`}
          </>
        )}
      </FormFailure>
      <div className={css.fields}>
        {bounds.map((bound) => (
          <Rate key={bound.category} rebate={rebate} bound={bound} off={sending} />
        ))}
      </div>
      <Button type="submit" wide busy={sending} busyLabel={t('team:rates.busy')}>
        {t('team:rates.save')}
      </Button>
    </Form>
  )
}

type CategoryWord = Extract<keyof Tables['shell'], `category.${string}`>

function Rate({ rebate, bound, off }: Part & { bound: RateBound; off: boolean }) {
  const { t } = useTranslation(['team', 'shell'])
  const { category, rate, min, max } = bound
  const typed = useSelector(rebate, (state) => state.context.typed[category] ?? rate)
  const wrong = useSelector(rebate, (state) => state.context.wrong.includes(category))
  const problem = wrong ? rateProblem(bound, typed) : null
  return (
    <Field
      name={`rate-${category}`}
      label={t(`shell:category.${category}` as `shell:${CategoryWord}`)}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      help={t('team:rates.bounds', { min, max })}
      error={problem && t(`team:rates.problem.${problem}`, { min, max })}
      end={<span className={css.percent}>%</span>}
      disabled={off}
      onChange={({ target: { value } }) => rebate.send({ type: 'TYPE', category, value })}
    />
  )
}
