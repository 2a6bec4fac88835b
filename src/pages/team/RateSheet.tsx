import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { giveRates, rateProblem, type DownlineRebateActor, type RateBound } from '../../flows/downline-rebate'
import { wordsForFailure } from '../../i18n/messages'
import type { Tables } from '../../i18n/tables'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { checkCircleFill, hourglassBold } from '../../ui/icons/phosphor'
import { Sheet } from '../../ui/Sheet'
import { Skeleton } from '../../ui/Skeleton'
import { FormFailure } from '../login/FormFailure'
import { FailureWords } from '../shared/FailureWords'
import { Told } from './Told'
import css from './team.module.css'

interface Part {
  rebate: DownlineRebateActor
}

/** Other rates for a direct downline, within their bounds (WIRE-121). */
export function RateSheet({ rebate }: Part) {
  const { t } = useTranslation(['team', 'shell'])
  const open = useSelector(rebate, (state) => state.hasTag('open'))
  const sending = useSelector(rebate, (state) => state.hasTag('sending') || state.matches('finding'))
  const name = useSelector(rebate, (state) => state.context.userName)
  // Decided here: while the panel goes, it stays as it was.
  const stage = useSelector(rebate, stageOf)
  return (
    <Sheet
      open={open}
      onClose={() => rebate.send({ type: 'CLOSE' })}
      dismissible={!sending}
      title={t('team:rates.title', { name })}
      closeLabel={t('shell:close')}
    >
      <div className={css.panel}>
        <Stage rebate={rebate} stage={stage} />
      </div>
    </Sheet>
  )
}

type Snapshot = ReturnType<DownlineRebateActor['getSnapshot']>

function stageOf(state: Snapshot) {
  if (state.hasTag('done')) return 'done'
  if (state.matches('finding')) return 'finding'
  if (state.matches('unknown')) return 'unknown'
  return state.hasTag('error') ? 'error' : 'form'
}

function Stage({ rebate, stage }: Part & { stage: ReturnType<typeof stageOf> }) {
  const { t } = useTranslation(['team', 'shell'])
  const name = useSelector(rebate, (state) => state.context.userName)
  const failure = useSelector(rebate, (state) => state.context.failure)
  if (stage === 'done') {
    return (
      <Told
        icon={checkCircleFill}
        good
        title={t('team:rates.done.title')}
        text={t('team:rates.done.text', { name })}
      >
        <Button wide onClick={() => rebate.send({ type: 'CLOSE' })}>
          {t('team:send.done')}
        </Button>
      </Told>
    )
  }
  if (stage === 'error') {
    const words = failure && wordsForFailure(failure)
    return (
      <Told
        title={t('shell:error.title')}
        text={`${words ? t(`shell:${words.key}`, words.values) : ''} ${t('team:rates.safe')}`}
        alert
      >
        <Button wide onClick={() => rebate.send({ type: 'RETRY' })}>
          {t('shell:retry')}
        </Button>
      </Told>
    )
  }
  if (stage === 'finding' || stage === 'unknown') {
    const known = stage === 'finding' ? 'checking' : 'unknown'
    return (
      <Told icon={hourglassBold} title={t(`team:send.${known}.title`)} text={t(`team:rates.${known}.text`)}>
        <Button
          look="quiet"
          wide
          busy={stage === 'finding'}
          busyLabel={t('team:send.checking.title')}
          onClick={() => rebate.send({ type: 'LOOK_AGAIN' })}
        >
          {t('team:send.look')}
        </Button>
      </Told>
    )
  }
  return <Form rebate={rebate} />
}

function Form({ rebate }: Part) {
  const { t } = useTranslation(['team', 'shell'])
  const { bounds, failure, notDone } = useSelector(rebate, (state) => state.context)
  const sending = useSelector(rebate, (state) => state.hasTag('pending'))
  if (bounds.length === 0) return <Skeleton height={320} />
  return (
    <form
      className={css.buttons}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        giveRates(rebate)
      }}
    >
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
    </form>
  )
}

type CategoryWord = Extract<keyof Tables['shell'], `category.${string}`>

function Rate({ rebate, bound, off }: Part & { bound: RateBound; off: boolean }) {
  const { t } = useTranslation(['team', 'shell'])
  const { category, rate, least, most } = bound
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
      help={t('team:rates.bounds', { least, most })}
      error={problem && t(`team:rates.problem.${problem}`, { least, most })}
      end={<span className={css.percent}>%</span>}
      disabled={off}
      onChange={({ target: { value } }) => rebate.send({ type: 'TYPE', category, value })}
    />
  )
}
