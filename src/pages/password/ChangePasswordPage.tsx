import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { PasswordField as Name } from '../../../machines/change-password/form'
import {
  changePasswordFlow,
  fieldsOf,
  followSession,
  passwordOwner,
} from '../../flows/account/change-password'
import { Button } from '../../ui/Button'
import { PasswordField } from '../../ui/PasswordField'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { StickyFoot } from '../../ui/StickyFoot'
import form from '../shared/form/form.module.css'
import { useProblem } from '../shared/form/useProblem'
import { ChangeStep } from '../shared/ChangeStep'
import { PageBar } from '../shell/PageBar'
import css from './ChangePasswordPage.module.css'
import { Form } from '../../ui/Form'
import { useChart } from '../../flows/core/useChart'

/** The change-password screen (PSW-01..16), rendered from its chart. */
export default function ChangePasswordPage() {
  const { t } = useTranslation(['password', 'titles'])
  const change = useChart(changePasswordFlow, passwordOwner())
  useEffect(() => followSession(change), [change])
  const userName = useSelector(change, (state) => state.context.userName)
  const hasSessionPassword = useSelector(change, (state) => state.context.hasSessionPassword)
  const shows = useSelector(change, (state) => state.hasTag('form') || state.hasTag('saved'))
  const busy = useSelector(change, (state) => state.hasTag('submitting') || state.hasTag('saved'))
  const steps = useSelector(change, (state) => state.hasTag('step'))
  return (
    <PageFrame width="form" busy={!shows && !steps} bar={<PageBar title={t('titles:changePsw')} />}>
      {steps ? (
        <ChangeStep actor={change} />
      ) : shows ? (
        <Form className={form.form} onSubmit={() => change.send({ type: 'SUBMIT' })}>
          <p className={css.owner}>
            <span>{t('password:owner')}</span>
            <b>{userName}</b>
          </p>
          {/* Password managers need to know whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
          <div className={form.fields}>
            {fieldsOf({ hasSessionPassword }).map((field) => (
              <OneField key={field} change={change} field={field} />
            ))}
          </div>
          <StickyFoot className={form.foot}>
            <Button type="submit" wide busy={busy} busyLabel={t('password:busy')}>
              {t('password:submit')}
            </Button>
          </StickyFoot>
        </Form>
      ) : (
        <Skeleton height={320} />
      )}
    </PageFrame>
  )
}

function OneField({ change, field }: { change: ActorRefFrom<typeof changePasswordFlow>; field: Name }) {
  const { t } = useTranslation('form')
  const say = useProblem()
  const value = useSelector(change, (state) => state.context.values[field])
  const problem = useSelector(change, (state) => state.context.problems[field])
  const rule = useSelector(
    change,
    (state) => state.context.rules[field === 'oldPassword' ? 'loginPassword' : 'password'],
  )
  return (
    <PasswordField
      name={field}
      value={value}
      label={t(`label.${field}`)}
      required={t('required')}
      error={say(field, problem, rule)}
      help={field === 'newPassword' && rule?.min ? t('help.password', { min: rule.min }) : undefined}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
      enterKeyHint={field === 'confirmPassword' ? 'done' : 'next'}
      onChange={(event) => change.send({ type: 'TYPE', field, value: event.target.value })}
    />
  )
}
