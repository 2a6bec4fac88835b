import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../../flows/brand'
import { byThirdParty } from '../../flows/phone-route'
import { tabsOf } from '../../flows/register'
import { isBuilt } from '../../flows/screens'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Segment } from '../../ui/Segment'
import { StickyFoot } from '../../ui/StickyFoot'
import { FailureWords } from '../shared/FailureWords'
import { SocialButtons } from '../shared/SocialButtons'
import { FormFailure } from '../login/FormFailure'
import form from '../shared/form/form.module.css'
import { RegisterFields, type RegisterActor } from './RegisterFields'
import css from './RegisterPage.module.css'

/** Stands for the link in the sentence about the terms; no language has it in a word. */
const place = '\n'

/** The form itself: ways, fields, the box about age and terms, and the one button. */
export function RegisterForm({ register }: { register: RegisterActor }) {
  const { t } = useTranslation(['register', 'shell'])
  const tab = useSelector(register, (state) => state.context.tab)
  const tabs = useSelector(register, (state) => tabsOf(state.context.flags), shallowEqual)
  const linkRefused = useSelector(register, (state) => state.context.linkRefused)
  const refused = useSelector(register, (state) => state.context.failure)
  const sms = useSelector(register, (state) => state.children.smsCode)
  // A third party that could not send a code says nothing of it (ERROR-38).
  const unsent = useSelector(sms, (state) => (byThirdParty() ? null : (state?.context.failure ?? null)))
  const submitting = useSelector(register, (state) => state.hasTag('submitting'))
  const pausedUntil = useSelector(register, (state) => state.context.pausedUntil)
  const failure = refused ?? unsent
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        register.send({ type: 'SUBMIT' })
      }}
    >
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
        {(failure ?? pausedUntil) !== null ? (
          <FailureWords failure={failure} pausedUntil={pausedUntil} />
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
      <StickyFoot className={form.foot}>
        <Agree register={register} />
        <Submit register={register} submitting={submitting} />
      </StickyFoot>
    </form>
  )
}

/** Age and terms in one box; how old is the brand's (VALID-12). */
function Agree({ register }: { register: RegisterActor }) {
  const { t } = useTranslation('register')
  const { age } = useBrand()
  const agreed = useSelector(register, (state) => state.context.agreed)
  // The name of the terms stands where each language wants it.
  const [before = '', after = ''] = t('agree', { age, terms: place }).split(place)
  return (
    <Checkbox
      name="agree"
      className={css.agree}
      checked={agreed}
      onChange={() => register.send({ type: 'TOGGLE_AGREE' })}
    >
      {before}
      {isBuilt('/m/useragreement') ? (
        // The form is kept while it is read.
        <a href="/m/useragreement">{t('terms')}</a>
      ) : (
        t('terms')
      )}
      {after}
    </Checkbox>
  )
}

function Submit({ register, submitting }: { register: RegisterActor; submitting: boolean }) {
  const { t } = useTranslation('register')
  const agreed = useSelector(register, (state) => state.context.agreed)
  const paused = useSelector(register, (state) => state.hasTag('paused'))
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
        disabled={!agreed || paused}
        aria-describedby={agreed ? undefined : 'agree-first'}
        busy={submitting}
        busyLabel={t('submitting')}
      >
        {t('submit')}
      </Button>
    </>
  )
}
