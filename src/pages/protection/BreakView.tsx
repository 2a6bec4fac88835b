import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { BreakLength } from '../../../machines/play-break/break'
import { breakLengths, lengthKey, playBreakFlow } from '../../flows/member/protection'
import { useChart } from '../../flows/core/useChart'
import { Button } from '../../ui/Button'
import { Chip, ChipRow } from '../../ui/Chip'
import { Question } from '../../ui/Dialog'
import { Skeletons } from '../../ui/Skeleton'
import { Titled } from '../../ui/Titled'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { LoadFault } from '../shared/LoadFault'
import { useChange } from '../shared/useChange'
import css from './protection.module.css'
import { StaysOpen, useRestWords } from './Rest'

type PlayBreakActor = ActorRefFrom<typeof playBreakFlow>

/** A time-out or a self-exclusion (trust 34): what it means, how long it is and, while it lasts, its end. */
export function BreakView() {
  const actor = useChart(playBreakFlow)
  const failure = useSelector(actor, (state) => state.context.failure)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const loading = useSelector(actor, (state) => state.hasTag('loading'))
  const resting = useSelector(actor, (state) => state.hasTag('resting'))
  if (failed) return <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
  if (loading) return <Skeletons heights={[120, 180]} />
  return (
    <>
      <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
      {resting ? <Resting actor={actor} /> : <Choosing actor={actor} />}
    </>
  )
}

function useLengthWords() {
  const { t } = useTranslation('protection')
  return (length: BreakLength) =>
    length.kind === 'time-out'
      ? t('length.days', { count: length.days })
      : length.months === null
        ? t('length.forGood')
        : t('length.months', { count: length.months })
}

function Choosing({ actor }: { actor: PlayBreakActor }) {
  const { t } = useTranslation('protection')
  const words = useLengthWords()
  const length = useSelector(actor, (state) => state.context.length)
  const { change, status } = useChange(actor)
  const chips = (kind: BreakLength['kind']) => (
    <ChipRow layout="flow" label={t(`break.${kind}`)}>
      {breakLengths
        .filter((one) => one.kind === kind)
        .map((one) => (
          <Chip
            key={lengthKey(one)}
            picked={length !== null && lengthKey(length) === lengthKey(one)}
            onClick={() => actor.send({ type: 'CHOOSE', length: one })}
          >
            {words(one)}
          </Chip>
        ))}
    </ChipRow>
  )
  return (
    <>
      <p className="muted">{t('break.lead')}</p>
      {(['time-out', 'self-exclusion'] as const).map((kind) => (
        <Titled key={kind} id={kind} title={t(`break.${kind}`)} className={css.part}>
          <p className="muted">{t(`break.${kind}.text`)}</p>
          {chips(kind)}
        </Titled>
      ))}
      <Button
        wide
        disabled={length === null}
        busy={status === 'sending'}
        busyLabel={t('break.busy')}
        onClick={() => actor.send({ type: 'NEXT' })}
      >
        {t('break.next')}
      </Button>
      <Question
        open={status === 'asking'}
        title={t('break.sure')}
        no={t('break.no')}
        onNo={() => change?.send({ type: 'CANCEL' })}
        yes={t('break.yes')}
        onYes={() => change?.send({ type: 'CONFIRM' })}
      >
        {length && t('break.sure.text', { length: words(length) })}
      </Question>
    </>
  )
}

function Resting({ actor }: { actor: PlayBreakActor }) {
  const { t } = useTranslation('protection')
  const now = useSelector(actor, (state) => state.context.now)
  const busy = useSelector(actor, (state) => state.hasTag('pending'))
  const words = useRestWords()
  if (!now) return null
  return (
    <>
      <Titled id="rest" title={t('rest')} look="display d3" className={css.rest}>
        <p>{words(now)}</p>
        {now.over && (
          <Button
            wide
            look="line"
            busy={busy}
            busyLabel={t('break.busy')}
            onClick={() => actor.send({ type: 'COME_BACK' })}
          >
            {t('rest.back')}
          </Button>
        )}
      </Titled>
      <StaysOpen />
    </>
  )
}
