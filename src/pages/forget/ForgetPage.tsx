import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { forgotPasswordFlow } from '../../flows/account/forgot-password'
import { currentFlags } from '../../flows/core/root'
import { useSite } from '../../flows/core/useSite'
import { cooldownUntil } from '../../flows/core/cooldown'
import { Button } from '../../ui/Button'
import { Segment } from '../../ui/Segment'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { StickyFoot } from '../../ui/StickyFoot'
import { FormFailure } from '../shared/FormFailure'
import { useReady } from '../login/useReady'
import { FailureWords } from '../shared/FailureWords'
import form from '../shared/form/form.module.css'
import { PageBar } from '../shell/PageBar'
import { MailFields, PhoneFields } from './ForgetFields'
import { Form } from '../../ui/Form'
import { useChart } from '../../flows/core/useChart'

/** The forgot-password screen (FORGOT-01..14), rendered from its chart. */
export default function ForgetPage() {
  const { t } = useTranslation('titles')
  const ready = useReady()
  return (
    <PageFrame width="form" busy={!ready} bar={<PageBar title={t('forget')} />}>
      {ready ? <Forget /> : <Skeleton height={260} />}
    </PageFrame>
  )
}

function Forget() {
  const { t } = useTranslation(['forget', 'shell'])
  const phoneOffered = useSite(currentFlags).CHNGPASSVERIF3 === '1'
  const forgot = useChart(forgotPasswordFlow, { phoneOffered, cooldownUntil: cooldownUntil('forget') })
  const preparing = useSelector(forgot, (state) => state.hasTag('loading'))
  const method = useSelector(forgot, (state) => state.context.method)
  const refused = useSelector(forgot, (state) => state.context.failure)
  const sms = useSelector(forgot, (state) => state.children.smsCode)
  const unsent = useSelector(sms, (state) => state?.context.failure ?? null)
  const until = useSelector(forgot, (state) => state.context.cooldownUntil)
  const submitting = useSelector(forgot, (state) => state.hasTag('submitting'))
  const sent = useSelector(forgot, (state) => state.hasTag('sent'))
  // The e-mail form is checked when it is sent; the phone form's button is disabled until the form is valid (VALID-33).
  const off = useSelector(
    forgot,
    (state) =>
      state.hasTag('cooldown') ||
      (state.context.method === 'phone' && !state.hasTag('submitting') && !state.can({ type: 'SUBMIT' })),
  )
  if (preparing) return <Skeleton height={260} />
  const failure = refused ?? (method === 'phone' ? unsent : null)
  return (
    <Form className={form.form} onSubmit={() => forgot.send({ type: 'SUBMIT' })}>
      {phoneOffered && (
        <Segment
          label={t('forget:ways')}
          value={method}
          choices={[
            { value: 'phone', label: t('forget:way.phone'), panel: 'forget-fields' },
            { value: 'email', label: t('forget:way.email'), panel: 'forget-fields' },
          ]}
          onChange={(way) => {
            if (way !== method) forgot.send({ type: way === 'phone' ? 'CHOOSE_PHONE' : 'CHOOSE_EMAIL' })
          }}
        />
      )}
      <p className={form.lead}>{t(method === 'phone' ? 'forget:phoneHint' : 'forget:emailHint')}</p>
      <FormFailure>
        {(failure ?? until) !== null && <FailureWords failure={failure} cooldownUntil={until} />}
      </FormFailure>
      <div
        id="forget-fields"
        className={form.fields}
        {...(phoneOffered ? { role: 'tabpanel', 'aria-label': t(`forget:way.${method}`) } : {})}
      >
        {method === 'phone' ? <PhoneFields forgot={forgot} /> : <MailFields forgot={forgot} />}
      </div>
      <StickyFoot className={form.foot}>
        <Button type="submit" wide disabled={off} busy={submitting || sent} busyLabel={t('forget:busy')}>
          {t(method === 'phone' ? 'forget:set' : 'forget:retrieve')}
        </Button>
      </StickyFoot>
    </Form>
  )
}
