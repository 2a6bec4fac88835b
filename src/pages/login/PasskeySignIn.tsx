import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { useChart } from '../../flows/core/useChart'
import { passkeySignInFlow } from '../../flows/account/passkey-sign-in'
import { Button } from '../../ui/Button'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import css from '../shared/SecondStep.module.css'

interface PasskeySignInProps {
  side: 'member' | 'agent'
  /** Requested return path from the address. */
  next: string | null
}

/** The sign-in with a passkey, rendered from its chart; starts immediately. */
export function PasskeySignIn({ side, next }: PasskeySignInProps) {
  const { t } = useTranslation(['login', 'safety'])
  const actor = useChart(passkeySignInFlow, { side, next })
  const failure = useSelector(actor, (state) => state.context.failure)
  const pending = useSelector(actor, (state) => state.hasTag('pending'))
  const back = { ...(side === 'agent' ? { side } : {}), ...(next ? { next } : {}) }
  return (
    <div className={css.step}>
      <FormFailure>
        {failure?.code === 'not-found'
          ? t('safety:passkey.unknown')
          : failure && <FailureWords failure={failure} />}
      </FormFailure>
      {pending && <p role="status">{t('safety:step.phone')}</p>}
      <Button
        wide
        busy={pending}
        busyLabel={t('login:submitting')}
        onClick={() => actor.send({ type: 'USE' })}
      >
        {t('login:passkey')}
      </Button>
      {pending ? (
        <Button look="line" wide onClick={() => actor.send({ type: 'CANCEL' })}>
          {t('safety:change.giveUp')}
        </Button>
      ) : (
        <Button look="line" wide href={linkTo(paths.login, back)}>
          {t('safety:passkey.password')}
        </Button>
      )}
    </div>
  )
}
