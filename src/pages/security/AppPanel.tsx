import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  appCodeLength,
  appModeOf,
  authenticatorFlow,
  type AuthenticatorActor,
  type SignInSecurityActor,
} from '../../flows/account/sign-in-security'
import { whenFinished } from '../../flows/core/finished'
import { useChart } from '../../flows/core/useChart'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Field } from '../../ui/Field'
import { Form } from '../../ui/Form'
import { Sheet } from '../../ui/Sheet'
import { QrCode } from '../invite/QrCode'
import { FormFailure } from '../shared/FormFailure'
import { Proof, Reason } from './Proof'
import css from './security.module.css'

/** Turns the authenticator app on, or makes its recovery codes anew. */
export function AppPanel({ actor }: { actor: SignInSecurityActor }) {
  const { t } = useTranslation(['safety', 'shell'])
  const open = useSelector(actor, (state) => state.hasTag('app'))
  const mode = useSelector(actor, (state) => appModeOf(state.context.safety))
  const saved = useCallback(() => actor.send({ type: 'APP_SAVED' }), [actor])
  return (
    <Sheet
      open={open}
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={t(`safety:panel.${mode}`)}
      closeLabel={t('shell:close')}
    >
      {open && <AppForm mode={mode} onSaved={saved} />}
    </Sheet>
  )
}

function AppForm({ mode, onSaved }: { mode: 'on' | 'codes'; onSaved: () => void }) {
  const app = useChart(authenticatorFlow, { mode })
  useEffect(() => whenFinished(app, onSaved), [app, onSaved])
  const view = useSelector(app, (state) =>
    state.hasTag('opening') ? 'opening' : state.hasTag('secret') ? 'secret' : 'codes',
  )
  const { t } = useTranslation('safety')
  if (view === 'opening') return <Proof parent={app} text={t(`panel.${mode}.text`)} />
  return view === 'secret' ? <Secret app={app} /> : <Codes app={app} />
}

function Secret({ app }: { app: AuthenticatorActor }) {
  const { t } = useTranslation('safety')
  const { secret, code, missing, failure } = useSelector(app, (state) => state.context)
  const busy = useSelector(app, (state) => state.hasTag('pending'))
  return (
    <Form className={classes(css.form, css.inset)} onSubmit={() => app.send({ type: 'SUBMIT' })}>
      <p className={css.lead}>{t('scan.text')}</p>
      {secret && (
        <div className={css.scan}>
          <QrCode text={secret.uri} label={t('scan.picture')} />
          <small className="muted">{t('scan.key')}</small>
          <code className={css.key}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      )}
      <FormFailure>{failure && <Reason failure={failure} />}</FormFailure>
      <Field
        name="appCode"
        value={code}
        label={t('scan.code')}
        help={t('step.app.help')}
        required={t('required')}
        error={missing && t('scan.short')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={appCodeLength}
        enterKeyHint="done"
        onChange={({ target: { value } }) => app.send({ type: 'TYPE', value })}
      />
      <Button type="submit" wide busy={busy} busyLabel={t('step.busy')}>
        {t('scan.go')}
      </Button>
    </Form>
  )
}

function Codes({ app }: { app: AuthenticatorActor }) {
  const { t } = useTranslation('safety')
  const codes = useSelector(app, (state) => state.context.codes)
  return (
    <div className={classes(css.form, css.inset)}>
      <p className={css.lead}>{t('codes.text')}</p>
      <ol className={css.codes} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button wide onClick={() => app.send({ type: 'KEPT' })}>
        {t('codes.kept')}
      </Button>
    </div>
  )
}
