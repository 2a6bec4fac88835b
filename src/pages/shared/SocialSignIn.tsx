import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provider } from '../../../machines/social-sign-in/providers'
import { socialSignInFlow } from '../../flows/account/social'
import { FormFailure } from './FormFailure'
import { ProviderButtons } from './ProviderButtons'
import css from './SocialButtons.module.css'
import { FailureWords } from './FailureWords'
import { useChart } from '../../flows/core/useChart'

interface SocialSignInProps {
  offered: readonly Provider[]
  side: 'member' | 'agent'
  next: string | null
  /** The button whose tap loaded this; null after a return from a provider's page. */
  first: Provider | null
}

/** The sign-in in progress, rendered from its chart. */
export default function SocialSignIn({ offered, side, next, first }: SocialSignInProps) {
  const social = useChart(socialSignInFlow, { offered, side, next })
  const { t } = useTranslation(['social', 'shell'])
  const provider = useSelector(social, (state) => state.context.provider)
  const failure = useSelector(social, (state) => state.context.failure)
  const ready = useSelector(social, (state) => state.hasTag('ready'))
  const waiting = useSelector(social, (state) => state.hasTag('waiting'))
  const pending = useSelector(social, (state) => state.hasTag('pending'))
  const told = useRef(false)
  useEffect(() => {
    // The tap that loaded this code counts, once.
    if (!ready || told.current) return
    told.current = true
    if (first) social.send({ type: 'CHOOSE', provider: first })
  }, [ready, first, social])
  return (
    <>
      <ProviderButtons
        offered={offered}
        busy={pending ? (provider ?? first) : null}
        onChoose={(chosen) => social.send({ type: 'CHOOSE', provider: chosen })}
      />
      {waiting && (
        <p className={css.waiting} role="status">
          {t('social:waiting')}{' '}
          <button type="button" className="text-link" onClick={() => social.send({ type: 'CANCEL' })}>
            {t('social:cancel')}
          </button>
        </p>
      )}
      <FormFailure>
        {failure && (failure.code === 'not-found' ? t('social:none') : <FailureWords failure={failure} />)}
      </FormFailure>
    </>
  )
}
