import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { logoName } from '../../flows/core/operator'
import { loginFlow, typedName } from '../../flows/account/login'
import { offersPasskeys } from '../../flows/account/passkey-offer'
import { loginNote } from '../../flows/account/login-note'
import { currentFlags } from '../../flows/core/root'
import { useSite } from '../../flows/core/useSite'
import { usesSmsProvider } from '../../flows/account/sms-provider'
import { openService } from '../../flows/core/late-actions'
import { cooldownUntil } from '../../flows/core/cooldown'
import { goBack } from '../../flows/adapters/navigation'
import { Language } from '../shell/Language'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { headsetBold } from '../../ui/icons/phosphor'
import { IconButton } from '../../ui/IconButton'
import { FairHero } from '../../ui/scene/FairHero'
import { lateComponent } from '../../ui/late'
import { Logo } from '../../ui/Logo'
import { Part } from '../../ui/Part'
import { Segment } from '../../ui/Segment'
import { Skeletons } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { useQuery } from '../shared/useQuery'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { CaptchaInput, UsernameFields, type LoginActor } from './LoginFields'
import { FailureWords } from '../shared/FailureWords'
import { SocialButtons } from '../shared/SocialButtons'
import { FormFailure } from '../shared/FormFailure'
import { MobileFields } from './MobileFields'
import { useReady } from './useReady'
import css from './LoginPage.module.css'
import { useChart } from '../../flows/core/useChart'
import { Form } from '../../ui/Form'

const OtherWays = lateComponent(() => import('./OtherWays'))
const RulesLink = lateComponent(() => import('./RulesLink'))

/** The login screen (LOGIN-01..33), rendered from the login chart. */
export default function LoginPage() {
  const ready = useReady()
  const { view } = useQuery(paths.login)
  return (
    <LoginFrame busy={!ready}>
      {!ready ? (
        <LoginWait />
      ) : view ? (
        <Part>
          <OtherWays />
        </Part>
      ) : (
        <Login />
      )}
    </LoginFrame>
  )
}

const useSide = () => (useQuery(paths.login).side === 'agent' ? 'agent' : 'member')

/** The screen around the form: it needs nothing from the platform. */
function LoginFrame({ busy, children }: { busy: boolean; children: ReactNode }) {
  const { t } = useTranslation(['login', 'shell'])
  const side = useSide()
  return (
    <PageFrame
      width="form"
      busy={busy}
      bar={
        <PageTopBar
          back={{ label: t('shell:back'), onBack: goBack }}
          // The brand may come with the settings, too.
          logo={busy ? null : <Logo name={logoName()} href={paths.home} label={t('shell:tab.home')} />}
          clear
        >
          <IconButton icon={headsetBold} label={t('login:service')} onClick={openService} />
          <Language />
        </PageTopBar>
      }
    >
      <FairHero size="login" title={t(side === 'agent' ? 'login:titleAgent' : 'login:title')} />
      {children}
    </PageFrame>
  )
}

/** The form's skeleton, until the available methods are known. */
function LoginWait() {
  return (
    <div className={css.form}>
      <Skeletons heights={[52, 52, 52, 52]} />
    </div>
  )
}

function Login() {
  const { t } = useTranslation(['login', 'shell'])
  const query = useQuery(paths.login)
  const { next = null } = query
  const side = useSide()
  const flags = useSite(currentFlags)
  const login = useChart(loginFlow, {
    ...typedName(),
    side,
    next,
    tabs: flags.MOBILEVERCODELOGIN3 === '1',
    cooldownUntil: cooldownUntil('login'),
    note: loginNote(),
  })
  const note = useSelector(login, (state) => state.context.note)
  const method = useSelector(login, (state) => state.context.method)
  const tabs = useSelector(login, (state) => state.context.tabs)
  const remember = useSelector(login, (state) => state.context.remember)
  const refused = useSelector(login, (state) => state.context.failure)
  // A code that could not be sent shows in the same place as a refused login.
  const sms = useSelector(login, (state) => state.children.smsCode)
  const unsent = useSelector(sms, (state) => state?.context.failure ?? null)
  // … unless an SMS provider was to send it: that shows no message (ERROR-38).
  const failure = refused ?? (method === 'mobile' && !usesSmsProvider() ? unsent : null)
  const until = useSelector(login, (state) => state.context.cooldownUntil)
  return (
    <Form className={css.form} onSubmit={() => login.send({ type: 'SUBMIT' })}>
      {note && <b role="status">{t(`login:note.${note}`)}</b>}
      {tabs && (
        <Segment
          label={t('login:ways')}
          value={method}
          choices={[
            { value: 'username', label: t('login:way.username'), panel: 'login-fields' },
            { value: 'mobile', label: t('login:way.mobile'), panel: 'login-fields' },
          ]}
          onChange={(way) => {
            if (way !== method) login.send({ type: way === 'mobile' ? 'CHOOSE_MOBILE' : 'CHOOSE_USERNAME' })
          }}
        />
      )}
      <FormFailure>
        {(failure ?? until) !== null && <FailureWords failure={failure} cooldownUntil={until} />}
      </FormFailure>
      <div
        id="login-fields"
        className={css.fields}
        {...(tabs ? { role: 'tabpanel', 'aria-label': t(`login:way.${method}`) } : {})}
      >
        {method === 'username' ? <UsernameFields login={login} /> : <MobileFields login={login} />}
        <CaptchaInput login={login} />
      </div>
      <div className={css.line}>
        <Checkbox checked={remember} onChange={() => login.send({ type: 'TOGGLE_REMEMBER' })}>
          {t('login:remember')}
        </Checkbox>
        <a className="text-link" href={paths.forgotPassword}>
          {t('login:forgot')}
        </a>
      </div>
      <LoginButtons login={login} />
      {offersPasskeys(flags) && (
        <Button look="line" wide href={linkTo(paths.login, { ...query, view: 'passkey' })}>
          {t('login:passkey')}
        </Button>
      )}
      {method === 'username' && <SocialButtons side={side} next={next} />}
      {next?.startsWith(paths.launchGame) && (
        <Part>
          <RulesLink next={next} />
        </Part>
      )}
      <p className={css.foot}>
        {t('login:newHere')}{' '}
        <a className="text-link" href={linkTo(paths.register, next ? { next } : {})}>
          {t('login:registerNow')}
        </a>
      </p>
    </Form>
  )
}

/** Log in, and play without an account. A separate component, so that tapping it re-renders nothing else. */
function LoginButtons({ login }: { login: LoginActor }) {
  const { t } = useTranslation('login')
  const cooldown = useSelector(login, (state) => state.hasTag('cooldown'))
  const pending = useSelector(login, (state) => state.hasTag('pending'))
  // Until the rules have loaded, it is unknown whether the form is complete.
  const ready = useSelector(login, (state) => state.hasTag('form'))
  const submitting = useSelector(login, (state) => state.hasTag('submitting'))
  return (
    <>
      <Button type="submit" wide disabled={!ready || cooldown} busy={submitting} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <Button
        look="line"
        wide
        disabled={cooldown || (pending && !submitting)}
        onClick={() => login.send({ type: 'TRY_FREE' })}
      >
        {t('tryFree')}
      </Button>
    </>
  )
}
