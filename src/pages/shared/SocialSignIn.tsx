import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provider } from '../../../machines/social-sign-in/providers'
import { socialSignInFlow } from '../../flows/social'
import { wordsForFailure } from '../../i18n/messages'
import { FormFailure } from '../login/FormFailure'
import { ProviderButtons } from './SocialButtons'
import css from './SocialButtons.module.css'
import { inspect } from '../../flows/inspect'

interface SocialSignInProps {
  offered: readonly Provider[]
  side: 'member' | 'agent'
  next: string | null
  /** The button whose tap has brought this here; null after a return from a provider's own page. */
  first: Provider | null
}

/** The sign-in under way, as its chart has it. */
export function SocialSignIn({ offered, side, next, first }: SocialSignInProps) {
  const social = useActorRef(socialSignInFlow, { input: { offered, side, next }, inspect })
  const { t } = useTranslation(['social', 'shell'])
  const provider = useSelector(social, (state) => state.context.provider)
  const failure = useSelector(social, (state) => state.context.failure)
  const ready = useSelector(social, (state) => state.hasTag('ready'))
  const waiting = useSelector(social, (state) => state.hasTag('waiting'))
  const pending = useSelector(social, (state) => state.hasTag('pending'))
  const told = useRef(false)
  useEffect(() => {
    // The tap that fetched this code counts, once.
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
        {failure &&
          (failure.code === 'not-found'
            ? t('social:none')
            : t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values))}
      </FormFailure>
    </>
  )
}
