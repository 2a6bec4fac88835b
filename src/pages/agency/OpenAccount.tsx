import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  fieldsOf,
  openAccountFlow,
  openAccountInput,
  prepareSealing,
  ruleOf,
  type OpenAccountActor,
  type OpenField,
} from '../../flows/agency/open-account'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { EmptyState } from '../../ui/EmptyState'
import { Field } from '../../ui/Field'
import { userPlusBold } from '../../ui/icons/phosphor'
import { PasswordField } from '../../ui/PasswordField'
import { Skeleton } from '../../ui/Skeleton'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { useProblem } from '../shared/form/useProblem'
import { Kinds } from './Kinds'
import css from './OpenPage.module.css'
import { Rates } from './Rates'
import { LoadFault } from '../shared/LoadFault'
import { tagIn } from '../../flows/core/tags'
import { useChart } from '../../flows/core/useChart'

/** An account for someone else (ROUTE-20, AGENT-20): rendered from the open-account chart. */
export function OpenAccount() {
  const { t } = useTranslation(['agency', 'shell'])
  const [input] = useState(openAccountInput)
  const account = useChart(openAccountFlow, input)
  const failure = useSelector(account, (state) => state.context.failure)
  const { status: once } = useOnce(account)
  const opened = useSelector(account, (state) => state.context.opened)
  const ready = useSelector(account, (state) => Object.keys(state.context.rules).length > 0)
  const tag = useSelector(account, (state) => tagIn(state, 'form', 'opened', 'error'))
  const status = tag ?? (ready ? 'form' : 'wait')
  if (once === 'looking' || once === 'unknown') return <Unsettled parent={account} />
  if (status === 'form') return <AccountForm account={account} />
  if (status === 'opened')
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
  if (status === 'error')
    return <LoadFault failure={failure} onRetry={() => account.send({ type: 'RETRY' })} />
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

function AccountForm({ account }: { account: OpenAccountActor }) {
  const { t } = useTranslation(['agency', 'shell'])
  const kind = useSelector(account, (state) => state.context.kind)
  const rules = useSelector(account, (state) => state.context.rules)
  const own = useSelector(account, (state) => state.context.own)
  const rates = useSelector(account, (state) => state.context.rates)
  const bad = useSelector(account, (state) => state.context.badRates)
  const failure = useSelector(account, (state) => state.context.failure)
  const busy = useOnce(account).status === 'sending'
  return (
    <Form className={css.form} onSubmit={() => account.send({ type: 'SUBMIT' })}>
      <FormFailure>
        {failure && !busy && (
          <>
            {t('agency:open.not')} <FailureWords failure={failure} />
          </>
        )}
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
        {t('agency:open.submit')}
      </Button>
    </Form>
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
    // Someone else's account: the phone must not fill in its owner's data.
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
