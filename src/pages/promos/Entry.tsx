import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { maxComment, promoEntryFlow, type PromoEntryActor } from '../../flows/member/promo-entry'
import type { Promotion } from '../../flows/member/promotions'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/TextArea'
import { FormFailure } from '../shared/FormFailure'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { Pictures } from './Pictures'
import css from './promos.module.css'
import { useChart } from '../../flows/core/useChart'

/** Joins a promotion with one tap, or applies for it (PROMO-04, PROMO-05, PROMO-06). */
export function Entry({ offer: { id, needsApplication } }: { offer: Promotion }) {
  const { t } = useTranslation(['promos', 'shell'])
  const actor = useChart(promoEntryFlow, { promotionId: id, needsApplication })
  const once = useOnce(actor).status
  const checking = once === 'looking' || once === 'unknown'
  const ended = useSelector(actor, (state) => state.status === 'done')
  const sending = once === 'sending' || ended
  const adding = useSelector(actor, (state) => state.hasTag('adding'))
  const failure = useSelector(actor, (state) => state.context.failure)
  const words = failure && !checking && !sending ? wordsForFailure(failure) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'SUBMIT' })
  }
  return (
    <form className={css.entry} onSubmit={submit} noValidate aria-labelledby="promo-entry">
      <h3 id="promo-entry" className={needsApplication ? 'display d4' : 'visually-hidden'}>
        {t(needsApplication ? 'apply.title' : 'join')}
      </h3>
      {needsApplication && <Comment actor={actor} off={sending || checking} />}
      {needsApplication && <Pictures actor={actor} off={sending || checking} />}
      <FormFailure>{words && `${t(`shell:${words.key}`, words.values)} ${t('entry.notSent')}`}</FormFailure>
      {checking ? (
        <Unsettled parent={actor} />
      ) : (
        <Button type="submit" wide busy={sending} busyLabel={t('entry.sending')} disabled={adding}>
          {t(needsApplication ? 'apply' : 'join')}
        </Button>
      )}
    </form>
  )
}

function Comment({ actor, off }: { actor: PromoEntryActor; off: boolean }) {
  const { t } = useTranslation('promos')
  const comment = useSelector(actor, (state) => state.context.comment)
  const problem = useSelector(actor, (state) => state.context.commentProblem)
  return (
    <TextArea
      name="comment"
      label={t('apply.comment')}
      required={t('apply.required')}
      aside={<span className="num">{t('apply.count', { count: comment.length, max: maxComment })}</span>}
      error={
        problem && (problem === 'required' ? t('apply.missing') : t('apply.too-long', { max: maxComment }))
      }
      maxLength={maxComment}
      readOnly={off}
      value={comment}
      onChange={({ target }) => actor.send({ type: 'TYPE', comment: target.value })}
    />
  )
}
