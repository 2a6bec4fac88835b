import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { limitPeriods, type FirstLimitsActor } from '../../flows/member/first-limits'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Form } from '../../ui/Form'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import css from './deposit.module.css'

/** Asked before the first deposit: the most the player wants to deposit (trust 33). No value is suggested. */
export function FirstLimits({ actor }: { actor: FirstLimitsActor }) {
  const { t } = useTranslation('deposit')
  const { typed, wrong, failure } = useSelector(actor, (state) => state.context)
  const pending = useSelector(actor, (state) => state.hasTag('pending') || state.hasTag('done'))
  const saving = useSelector(actor, (state) => state.hasTag('saving'))
  return (
    <Form className={css.first} onSubmit={() => actor.send({ type: 'SAVE' })}>
      <header>
        <h2 className="display d3">{t('first.title')}</h2>
        <p className="muted">{t('first.text')}</p>
      </header>
      <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
      {limitPeriods.map((period) => (
        <Field
          key={period}
          name={`limit-${period}`}
          label={t(`first.${period}`)}
          value={typed[period]}
          error={wrong === period && t('first.wrong')}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          disabled={pending}
          onChange={({ target }) => actor.send({ type: 'TYPE', period, value: target.value })}
        />
      ))}
      <Button type="submit" wide disabled={pending && !saving} busy={saving} busyLabel={t('first.busy')}>
        {t('first.save')}
      </Button>
      <Button look="line" wide disabled={pending} onClick={() => actor.send({ type: 'SKIP' })}>
        {t('first.skip')}
      </Button>
      <p className="t3 muted">{t('first.later')}</p>
    </Form>
  )
}
