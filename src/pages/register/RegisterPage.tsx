import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goBack } from '../../flows/adapters/navigation'
import { openRegister } from '../../flows/account/register'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { useReady } from '../login/useReady'
import { Language } from '../shell/Language'
import { Reference } from '../shared/Reference'
import { useQuery } from '../shared/useQuery'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { RegisterForm } from './RegisterForm'
import { RegisterSkeleton } from './RegisterSkeleton'
import css from './RegisterPage.module.css'
import { tagIn } from '../../flows/core/tags'

/** The registration screen (REG-01..20), rendered from the registration chart. */
export default function RegisterPage() {
  const { t } = useTranslation(['register', 'shell'])
  const ready = useReady()
  const login = useLogin()
  return (
    <PageFrame
      width="form"
      busy={!ready}
      bar={
        <PageTopBar back={{ label: t('shell:back'), onBack: goBack }} logo={null}>
          <a className={`text-link ${css.login}`} href={login}>
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

/** The login, carrying on the player's destination. */
function useLogin(): string {
  const { next } = useQuery(paths.register)
  return linkTo(paths.login, next ? { next } : {})
}

function Register() {
  const { t } = useTranslation(['register', 'shell'])
  const link = useQuery(paths.register)
  const login = useLogin()
  const [register] = useState(() => openRegister(link))
  const status = useSelector(register, (state) => tagIn(state, 'closed', 'error', 'form'))
  const failure = useSelector(register, (state) => state.context.failure)
  if (status === 'closed') {
    return (
      <EmptyState
        heading="h1"
        title={t('register:closed.title')}
        action={<Button href={login}>{t('shell:logIn')}</Button>}
      >
        {t('register:closed.text')}
      </EmptyState>
    )
  }
  if (status === 'error') {
    return (
      <ErrorState
        heading="h1"
        title={t('register:failed.title')}
        action={<Button onClick={() => register.send({ type: 'RETRY' })}>{t('shell:reload')}</Button>}
      >
        {t('register:failed.text')}
        <Reference failure={failure} alone />
      </ErrorState>
    )
  }
  return status === 'form' ? <RegisterForm register={register} /> : <RegisterSkeleton />
}
