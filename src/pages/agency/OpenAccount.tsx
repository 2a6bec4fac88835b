import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { inspect } from '../../flows/inspect'
import {
  fieldsOf,
  openAccountFlow,
  prepareSealing,
  ruleOf,
  submitAccount,
  type OpenAccountActor,
  type OpenField,
} from '../../flows/open-account'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Field } from '../../ui/Field'
import { userPlusBold } from '../../ui/icons/phosphor'
import { PasswordField } from '../../ui/PasswordField'
import { Skeleton } from '../../ui/Skeleton'
import { FormFailure } from '../login/FormFailure'
import { useProblem } from '../shared/form/useProblem'
import { Kinds } from './Kinds'
import css from './OpenPage.module.css'
import { Rates } from './Rates'

/** An account for somebody (ROUTE-20, AGENT-20): everything it shows and does is the open-account chart's. */
export function OpenAccount() {
  const { t } = useTranslation(['agency', 'shell'])
  const account = useActorRef(openAccountFlow, { inspect })
  const failure = useSelector(account, (state) => state.context.failure)
  const opened = useSelector(account, (state) => state.context.opened)
  const face = useSelector(account, (state) =>
    state.hasTag('form')
      ? 'form'
      : state.hasTag('opened')
        ? 'opened'
        : state.hasTag('error')
          ? 'error'
          : 'wait',
  )
  if (face === 'form') return <Form account={account} />
  if (face === 'opened')
    return (
      <EmptyState
        icon={userPlusBold}
        title={t('agency:opened.title', { name: opened })}
        action={
          <Button onClick={() => account.send({ type: 'ANOTHER' })}>{t('agency:opened.another')}</Button>
        }
      >
        {t('agency:opened.text')}
      </EmptyState>
    )
  if (face === 'error')
    return (
      <ErrorState
        title={t('shell:error.title')}
        action={<Button onClick={() => account.send({ type: 'RETRY' })}>{t('shell:retry')}</Button>}
      >
        {failure && t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}
      </ErrorState>
    )
  return (
    <div className={css.form} aria-busy="true">
      {[0, 1].map((n) => (
        <Skeleton key={n} n={n} height={64} radius={12} />
      ))}
      {[2, 3, 4].map((n) => (
        <Skeleton key={n} n={n} height={78} radius={12} />
      ))}
    </div>
  )
}

function Form({ account }: { account: OpenAccountActor }) {
  const { t } = useTranslation(['agency', 'shell'])
  const kind = useSelector(account, (state) => state.context.kind)
  const rules = useSelector(account, (state) => state.context.rules)
  const own = useSelector(account, (state) => state.context.own)
  const rates = useSelector(account, (state) => state.context.rates)
  const bad = useSelector(account, (state) => state.context.badRates)
  const failure = useSelector(account, (state) => state.context.failure)
  const busy = useSelector(account, (state) => state.hasTag('busy'))
  const unknown = useSelector(account, (state) => state.hasTag('unknown'))
  const why = failure && wordsForFailure(failure)
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (unknown) account.send({ type: 'LOOK_AGAIN' })
        else submitAccount(account)
      }}
    >
      <FormFailure>
        {unknown
          ? t('agency:open.unknown')
          : why && !busy && `${t('agency:open.not')} ${t(`shell:${why.key}`, why.values)}`}
      </FormFailure>
      <Kinds name="kind" kind={kind} onChoose={(one) => account.send({ type: 'CHOOSE_KIND', kind: one })} />
      <div className={css.fields}>
        {fieldsOf(rules).map((field) => (
          <One key={field} account={account} field={field} />
        ))}
      </div>
      <Rates
        own={own}
        typed={rates}
        bad={bad}
        onType={(category, value) => account.send({ type: 'TYPE_RATE', category, value })}
      />
      <Button type="submit" wide busy={busy} busyLabel={t('agency:open.busy')}>
        {unknown ? t('agency:open.look') : t('agency:open.submit')}
      </Button>
    </form>
  )
}

function One({ account, field }: { account: OpenAccountActor; field: OpenField }) {
  const { t } = useTranslation('form')
  const say = useProblem()
  const value = useSelector(account, (state) => state.context.values[field])
  const problem = useSelector(account, (state) => state.context.problems[field])
  const rule = useSelector(account, (state) => ruleOf(state.context.rules, field), shallowEqual)
  const starred = rule?.required === true
  const shared = {
    name: field,
    value,
    label: t(`label.${field}`),
    required: starred ? t('required') : undefined,
    placeholder: starred ? undefined : t('optional'),
    error: say(field, problem, rule),
    // Somebody else's account: the phone fills nothing of its owner in.
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => {
      prepareSealing()
      account.send({ type: 'TYPE', field, value: event.target.value })
    },
  }
  if (field !== 'password') return <Field {...shared} autoCapitalize="none" spellCheck={false} />
  return (
    <PasswordField
      {...shared}
      autoComplete="new-password"
      help={rule?.min ? t('help.password', { min: rule.min }) : undefined}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  )
}
