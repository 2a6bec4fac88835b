import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { loginFlow } from '../../flows/login'
import { currentFlags } from '../../flows/root'
import { byThirdParty } from '../../flows/phone-route'
import { isBuilt } from '../../flows/screens'
import { openService } from '../../flows/taps'
import { pausedUntil } from '../../flows/waits'
import { goBack } from '../../flows/adapters/navigation'
import { Language } from '../shell/Language'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { headsetBold } from '../../ui/icons/phosphor'
import { IconButton } from '../../ui/IconButton'
import { FairHero } from '../../ui/scene/FairHero'
import { Logo } from '../../ui/Logo'
import { Segment } from '../../ui/Segment'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { CaptchaInput, UsernameFields, type LoginActor } from './LoginFields'
import { FailureWords } from '../shared/FailureWords'
import { SocialButtons } from '../shared/SocialButtons'
import { FormFailure } from './FormFailure'
import { MobileFields } from './MobileFields'
import { useReady } from './useReady'
import css from './LoginPage.module.css'
import { inspect } from '../../flows/inspect'

/** The login screen (LOGIN-01..33): everything it shows and does is the login chart's. */
export default function LoginPage() {
  const ready = useReady()
  return <LoginFrame busy={!ready}>{ready ? <Login /> : <LoginWait />}</LoginFrame>
}

const useSide = () => (useSearchParams()[0].get('side') === 'agent' ? 'agent' : 'member')

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
          // Whose site it is comes with the settings, too.
          logo={busy ? null : <Logo href="/m/home" label={t('shell:tab.home')} />}
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

/** The form in its shape, while nobody knows yet which ways there are. */
function LoginWait() {
  return (
    <div className={css.form}>
      {['ways', 'name', 'secret', 'send'].map((row, n) => (
        <Skeleton key={row} height="var(--field)" n={n} />
      ))}
    </div>
  )
}

function Login() {
  const { t } = useTranslation(['login', 'shell'])
  const [search] = useSearchParams()
  const side = useSide()
  const login = useActorRef(loginFlow, {
    input: {
      side,
      next: search.get('next'),
      tabs: currentFlags().MOBILEVERCODELOGIN3 === '1',
      pausedUntil: pausedUntil('login'),
    },
    inspect,
  })
  const method = useSelector(login, (state) => state.context.method)
  const tabs = useSelector(login, (state) => state.context.tabs)
  const remember = useSelector(login, (state) => state.context.remember)
  const refused = useSelector(login, (state) => state.context.failure)
  // A code that could not be sent is told in the same place as a refused login.
  const sms = useSelector(login, (state) => state.children.smsCode)
  const unsent = useSelector(sms, (state) => state?.context.failure ?? null)
  // … unless a third party was to send it: that says nothing (ERROR-38).
  const failure = refused ?? (method === 'mobile' && !byThirdParty() ? unsent : null)
  const until = useSelector(login, (state) => state.context.pausedUntil)
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        login.send({ type: 'SUBMIT' })
      }}
    >
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
        {(failure ?? until) !== null && <FailureWords failure={failure} pausedUntil={until} />}
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
        {isBuilt('/m/forget') && (
          <a className="text-link" href="/m/forget">
            {t('login:forgot')}
          </a>
        )}
      </div>
      <LoginButtons login={login} />
      {method === 'username' && <SocialButtons side={side} next={search.get('next')} />}
      {isBuilt('/m/register') && (
        <p className={css.foot}>
          {t('login:newHere')}{' '}
          <a className="text-link" href="/m/register">
            {t('login:registerNow')}
          </a>
        </p>
      )}
    </form>
  )
}

/** Log in, and play without an account. By themselves, so that a tap on them draws nothing else anew. */
function LoginButtons({ login }: { login: LoginActor }) {
  const { t } = useTranslation('login')
  const paused = useSelector(login, (state) => state.hasTag('paused'))
  const pending = useSelector(login, (state) => state.hasTag('pending'))
  // Until the rules are here nobody can say whether the form is complete.
  const ready = useSelector(login, (state) => state.hasTag('form'))
  const submitting = useSelector(login, (state) => state.hasTag('submitting'))
  return (
    <>
      <Button type="submit" wide disabled={!ready || paused} busy={submitting} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <Button
        look="line"
        wide
        disabled={paused || (pending && !submitting)}
        onClick={() => login.send({ type: 'TRY_FREE' })}
      >
        {t('tryFree')}
      </Button>
    </>
  )
}
