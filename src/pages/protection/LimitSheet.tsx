import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { limitOf, type PlayLimitsActor } from '../../flows/member/protection'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Form } from '../../ui/Form'
import { Sheet } from '../../ui/Sheet'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import css from './protection.module.css'
import { useLimitValue } from './useMinutes'

/** The form of one limit: initially empty, no value is suggested. */
export function LimitSheet({ actor }: { actor: PlayLimitsActor }) {
  const { t } = useTranslation(['protection', 'shell'])
  const value = useLimitValue()
  const { chosen, limits, typed, problem, failure } = useSelector(actor, (state) => state.context)
  const busy = useSelector(actor, (state) => state.hasTag('pending'))
  const open = useSelector(actor, (state) => state.hasTag('form') || state.context.chosen !== null)
  const now = limitOf(limits, chosen)
  const close = () => actor.send({ type: 'CLOSE' })
  const title = chosen
    ? `${t(`protection:kind.${chosen.kind}`)}, ${t(`protection:period.${chosen.period}`)}`
    : ''
  return (
    <Sheet open={open} onClose={close} title={title} closeLabel={t('shell:close')}>
      {chosen && (
        <Form className={css.form} onSubmit={() => actor.send({ type: 'SAVE' })}>
          <p className="muted">
            {now?.limit == null
              ? t('protection:form.none')
              : t('protection:form.now', { limit: value(now.limit), hours: limits?.waitHours })}
          </p>
          <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
          <Field
            name="limit"
            label={chosen.kind === 'time' ? t('protection:form.minutes') : t('protection:form.amount')}
            value={typed}
            error={problem && t(`protection:problem.${problem}`)}
            inputMode={chosen.kind === 'time' ? 'numeric' : 'decimal'}
            autoComplete="off"
            enterKeyHint="done"
            disabled={busy}
            onChange={({ target }) => actor.send({ type: 'TYPE', value: target.value })}
          />
          <Button type="submit" wide busy={busy} busyLabel={t('protection:form.busy')}>
            {t('protection:form.save')}
          </Button>
          {now?.limit != null && (
            <Button look="line" wide disabled={busy} onClick={() => actor.send({ type: 'REMOVE' })}>
              {t('protection:form.remove')}
            </Button>
          )}
        </Form>
      )}
    </Sheet>
  )
}
