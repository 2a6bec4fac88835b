import { useActorRef, useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { inspect } from '../../flows/inspect'
import { maxComment, promoEntryFlow, submitEntry, type PromoEntryActor } from '../../flows/promo-entry'
import type { Promotion } from '../../flows/promotions'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/TextArea'
import { FormFailure } from '../login/FormFailure'
import { Pictures } from './Pictures'
import css from './promos.module.css'

/** Joins a promotion with one tap, or applies to it (PROMO-04, PROMO-05, PROMO-06). */
export function Entry({ offer: { id, needsApplication } }: { offer: Promotion }) {
  const { t } = useTranslation(['promos', 'shell'])
  const actor = useActorRef(promoEntryFlow, { input: { promotionId: id, needsApplication }, inspect })
  const face = useSelector(actor, (state) =>
    state.matches('looking') ? 'looking' : state.matches('unknown') ? 'unknown' : 'form',
  )
  const sending = useSelector(actor, (state) => state.hasTag('sending') || state.status === 'done')
  const adding = useSelector(actor, (state) => state.hasTag('adding'))
  const failure = useSelector(actor, (state) => state.context.failure)
  const checking = face !== 'form'
  const words = failure && !checking && !sending ? wordsForFailure(failure) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitEntry(actor)
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
        <>
          <p role="status" className="muted">
            {t(`entry.${face}`)}
          </p>
          <Button
            wide
            busy={face === 'looking'}
            busyLabel={t('entry.looking')}
            onClick={() => actor.send({ type: 'LOOK' })}
          >
            {t('entry.look')}
          </Button>
        </>
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
