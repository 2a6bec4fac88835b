import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { operator } from '../../flows/core/operator'
import { usesSmsProvider } from '../../flows/account/sms-provider'
import { tabsOf } from '../../flows/account/register'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Part } from '../../ui/Part'
import { Segment } from '../../ui/Segment'
import { StickyFoot } from '../../ui/StickyFoot'
import { loadPlaceBanners, PlaceBanners } from '../shared/late-place-banners'
import { FailureWords } from '../shared/FailureWords'
import { SocialButtons } from '../shared/SocialButtons'
import { FormFailure } from '../shared/FormFailure'
import form from '../shared/form/form.module.css'
import * as paths from '../../../machines/shared/paths'
import { RegisterFields, type RegisterActor } from './RegisterFields'
import css from './RegisterPage.module.css'
import { Form } from '../../ui/Form'

/** Placeholder for the link in the sentence about the terms; it occurs in no language. */
const place = '\n'

loadPlaceBanners()

/** The form itself: methods, fields, the checkbox about age and terms, and the button. */
export function RegisterForm({ register }: { register: RegisterActor }) {
  const { t } = useTranslation(['register', 'shell'])
  const tab = useSelector(register, (state) => state.context.tab)
  const tabs = useSelector(register, (state) => tabsOf(state.context.flags), shallowEqual)
  const linkRefused = useSelector(register, (state) => state.context.linkRefused)
  const refused = useSelector(register, (state) => state.context.failure)
  const sms = useSelector(register, (state) => state.children.smsCode)
  // An SMS provider that could not send a code shows no message (ERROR-38).
  const unsent = useSelector(sms, (state) => (usesSmsProvider() ? null : (state?.context.failure ?? null)))
  const submitting = useSelector(register, (state) => state.hasTag('submitting'))
  const cooldownUntil = useSelector(register, (state) => state.context.cooldownUntil)
  const failure = refused ?? unsent
  return (
    <Form className={form.form} onSubmit={() => register.send({ type: 'SUBMIT' })}>
      <h1 className={`display d2 ${css.title}`}>{t('register:title')}</h1>
      {tabs.length > 1 && (
        <Segment
          label={t('register:ways')}
          value={tab}
          choices={[
            { value: 'username', label: t('register:way.username'), panel: 'register-fields' },
            { value: 'mobile', label: t('register:way.mobile'), panel: 'register-fields' },
          ]}
          onChange={(way) => {
            if (way !== tab) register.send({ type: way === 'mobile' ? 'CHOOSE_MOBILE' : 'CHOOSE_USERNAME' })
          }}
        />
      )}
      <FormFailure>
        {(failure ?? cooldownUntil) !== null ? (
          <FailureWords failure={failure} cooldownUntil={cooldownUntil} />
        ) : (
          linkRefused && t('register:linkRefused')
        )}
      </FormFailure>
      <div
        id="register-fields"
        className={form.fields}
        {...(tabs.length > 1 ? { role: 'tabpanel', 'aria-label': t(`register:way.${tab}`) } : {})}
      >
        <RegisterFields register={register} />
      </div>
      <SocialButtons side="member" next={null} />
      <Part>
        <PlaceBanners place="m_reg" />
      </Part>
      <StickyFoot className={form.foot}>
        <Agree register={register} />
        <Submit register={register} submitting={submitting} />
      </StickyFoot>
    </Form>
  )
}

/** Age and terms in one checkbox; the age depends on the brand (VALID-12). */
function Agree({ register }: { register: RegisterActor }) {
  const { t } = useTranslation('register')
  const { age } = operator()
  const agreed = useSelector(register, (state) => state.context.agreed)
  // Each language puts the name of the terms where it belongs.
  const [before = '', after = ''] = t('agree', { age, terms: place }).split(place)
  return (
    <Checkbox
      name="agree"
      className={css.agree}
      checked={agreed}
      onChange={() => register.send({ type: 'TOGGLE_AGREE' })}
    >
      {before}
      {/* The form is kept while the player reads them. */}
      <a href={paths.agreement}>{t('terms')}</a>
      {after}
    </Checkbox>
  )
}

function Submit({ register, submitting }: { register: RegisterActor; submitting: boolean }) {
  const { t } = useTranslation('register')
  const agreed = useSelector(register, (state) => state.context.agreed)
  const cooldown = useSelector(register, (state) => state.hasTag('cooldown'))
  return (
    <>
      {!agreed && (
        <p id="agree-first" className={form.note}>
          {t('agreeFirst')}
        </p>
      )}
      <Button
        type="submit"
        wide
        disabled={!agreed || cooldown}
        aria-describedby={agreed ? undefined : 'agree-first'}
        busy={submitting}
        busyLabel={t('submitting')}
      >
        {t('submit')}
      </Button>
    </>
  )
}
