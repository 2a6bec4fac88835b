import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { goBack } from '../../flows/adapters/navigation'
import { openRegister } from '../../flows/register'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { useReady } from '../login/useReady'
import { Language } from '../shell/Language'
import { RegisterForm } from './RegisterForm'
import { RegisterSkeleton } from './RegisterSkeleton'
import css from './RegisterPage.module.css'

/** The registration screen (REG-01..20): everything it shows and does is the registration chart's. */
export default function RegisterPage() {
  const { t } = useTranslation(['register', 'shell'])
  const ready = useReady()
  return (
    <PageFrame
      width="form"
      busy={!ready}
      bar={
        <PageTopBar back={{ label: t('shell:back'), onBack: goBack }} logo={null}>
          <a className={`text-link ${css.login}`} href="/m/login">
            {t('register:logInInstead')}
          </a>
          <Language />
        </PageTopBar>
      }
    >
      {ready ? <Register /> : <RegisterSkeleton />}
    </PageFrame>
  )
}

function Register() {
  const { t } = useTranslation(['register', 'shell'])
  const [search] = useSearchParams()
  const [register] = useState(() => openRegister(search))
  const face = useSelector(register, (state) =>
    state.hasTag('closed')
      ? 'closed'
      : state.hasTag('error')
        ? 'failed'
        : state.hasTag('form')
          ? 'form'
          : 'wait',
  )
  if (face === 'closed') {
    return (
      <EmptyState
        heading="h1"
        title={t('register:closed.title')}
        action={<Button href="/m/login">{t('shell:logIn')}</Button>}
      >
        {t('register:closed.text')}
      </EmptyState>
    )
  }
  if (face === 'failed') {
    return (
      <ErrorState
        heading="h1"
        title={t('register:failed.title')}
        action={<Button onClick={() => register.send({ type: 'RETRY' })}>{t('shell:reload')}</Button>}
      >
        {t('register:failed.text')}
      </ErrorState>
    )
  }
  return face === 'form' ? <RegisterForm register={register} /> : <RegisterSkeleton />
}
