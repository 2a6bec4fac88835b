import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  contactLengths,
  contactProofFlow,
  type ContactField,
  type ContactKind,
} from '../../flows/account/contact-proof'
import { useChart } from '../../flows/core/useChart'
import { whenFinished } from '../../flows/core/finished'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Field } from '../../ui/Field'
import { Form } from '../../ui/Form'
import { PasswordField } from '../../ui/PasswordField'
import { ChangeStep } from '../shared/ChangeStep'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { SmsCodeField } from '../shared/form/SmsCodeField'
import css from './security.module.css'

interface ContactFormProps {
  kind: ContactKind
  /** The account already has one, which this one replaces. */
  replaces: boolean
  onSaved: () => void
}

/** Adds or changes a number or an address, verified by a code, so that it can be used to reset a password. */
export function ContactForm({ kind, replaces, onSaved }: ContactFormProps) {
  const { t } = useTranslation(['security', 'form'])
  const proof = useChart(contactProofFlow, { kind })
  useEffect(() => whenFinished(proof, onSaved), [proof, onSaved])
  const refused = useSelector(proof, (state) => state.context.failure)
  const sms = useSelector(proof, (state) => state.children.smsCode)
  const unsent = useSelector(sms, (state) => state?.context.failure ?? null)
  const busy = useSelector(proof, (state) => state.hasTag('pending') || state.hasTag('saved'))
  const steps = useSelector(proof, (state) => state.hasTag('step'))
  const values = useSelector(proof, (state) => state.context.values)
  const problems = useSelector(proof, (state) => state.context.problems)
  const failure = refused ?? unsent
  const field = (name: ContactField) => ({
    name,
    value: values[name],
    required: t('security:required'),
    error: problems[name] && t(`security:contact.${problems[name]}`),
    onChange: ({ target }: { target: { value: string } }) =>
      proof.send({ type: 'TYPE', field: name, value: target.value }),
  })
  if (steps)
    return (
      <div className={css.inset}>
        <ChangeStep actor={proof} />
      </div>
    )
  return (
    <Form className={classes(css.form, css.inset)} onSubmit={() => proof.send({ type: 'SUBMIT' })}>
      <p className={css.lead}>{t(`security:contact.${replaces ? 'change' : 'why'}.${kind}`)}</p>
      <FormFailure>
        {failure?.code === 'wrong-credentials'
          ? t('security:pin.wrongLogin')
          : failure?.code === 'already-exists'
            ? t(`security:contact.taken.${kind}`)
            : failure && <FailureWords failure={failure} />}
      </FormFailure>
      <Field
        {...field('contact')}
        label={t(replaces ? `security:contact.new.${kind}` : `security:centre.${kind}`)}
        inputMode={kind === 'mobile' ? 'tel' : 'email'}
        autoComplete={kind === 'mobile' ? 'tel-national' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={contactLengths[kind]}
        enterKeyHint="next"
      />
      {sms && (
        <SmsCodeField
          {...field('code')}
          sms={sms}
          label={t(`security:contact.code.${kind}`)}
          help={t('security:contact.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={contactLengths.code}
          enterKeyHint="next"
          onGetCode={() => proof.send({ type: 'GET_CODE' })}
        />
      )}
      <PasswordField
        {...field('loginPassword')}
        label={t('security:label.loginPassword')}
        showLabel={t('security:showPassword')}
        hideLabel={t('security:hidePassword')}
        autoComplete="current-password"
        enterKeyHint="done"
      />
      <Button type="submit" wide busy={busy} busyLabel={t('security:contact.busy')}>
        {t(`security:contact.${replaces ? 'swap' : 'submit'}.${kind}`)}
      </Button>
    </Form>
  )
}
