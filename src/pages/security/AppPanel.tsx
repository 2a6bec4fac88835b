import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  appCodeLength,
  appModeOf,
  type AuthenticatorActor,
  type SignInSecurityActor,
} from '../../flows/account/sign-in-security'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Field } from '../../ui/Field'
import { Form } from '../../ui/Form'
import { Sheet } from '../../ui/Sheet'
import { QrCode } from '../invite/QrCode'
import { FormFailure } from '../shared/FormFailure'
import { Proof, Reason } from './Proof'
import css from './security.module.css'

/** Turns the authenticator app on, or creates new recovery codes. */
export function AppPanel({ actor }: { actor: SignInSecurityActor }) {
  const { t } = useTranslation(['safety', 'shell'])
  const app = useSelector(actor, ({ children }) => children.app as AuthenticatorActor | undefined)
  const mode = useSelector(actor, (state) => appModeOf(state.context.safety))
  // The codes are shown only once: a stray Back or tap outside would lose them, with the app already on.
  const unread = useSelector(app, (state) => state?.hasTag('codes') ?? false)
  return (
    <Sheet
      open={app !== undefined}
      dismissible={!unread}
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={t(unread ? 'safety:codes' : `safety:panel.${mode}`)}
      closeLabel={t('shell:close')}
    >
      {app && <AppForm app={app} />}
    </Sheet>
  )
}

function AppForm({ app }: { app: AuthenticatorActor }) {
  const { t } = useTranslation('safety')
  const mode = useSelector(app, (state) => state.context.mode)
  const view = useSelector(app, (state) =>
    state.hasTag('opening') ? 'opening' : state.hasTag('secret') ? 'secret' : 'codes',
  )
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
