import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useChart } from '../../flows/core/useChart'
import { passkeySignInFlow } from '../../flows/account/passkey-sign-in'
import { Button } from '../../ui/Button'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import type { PasskeySignInProps } from './PasskeyButton'

/** The sign-in with a passkey, drawn from its chart; it begins at once. */
export default function PasskeySignIn(props: PasskeySignInProps) {
  const { t } = useTranslation(['login', 'safety'])
  const actor = useChart(passkeySignInFlow, props)
  const failure = useSelector(actor, (state) => state.context.failure)
  const pending = useSelector(actor, (state) => state.hasTag('pending'))
  return (
    <>
      <Button
        look="line"
        wide
        busy={pending}
        busyLabel={t('login:submitting')}
        onClick={() => actor.send({ type: 'USE' })}
      >
        {t('login:passkey')}
      </Button>
      {pending && (
        <p className="muted" role="status">
          {t('safety:step.phone')}{' '}
          <button type="button" className="text-link" onClick={() => actor.send({ type: 'CANCEL' })}>
            {t('safety:change.giveUp')}
          </button>
        </p>
      )}
      <FormFailure>
        {failure?.code === 'not-found'
          ? t('safety:passkey.unknown')
          : failure && <FailureWords failure={failure} />}
      </FormFailure>
    </>
  )
}
