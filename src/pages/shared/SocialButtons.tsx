import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provider } from '../../../machines/social-sign-in/providers'
import { returnsFromProvider, socialProviders } from '../../flows/account/social-offer'
import { useSite } from '../../flows/core/useSite'
import { askAgain, lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { ProviderButtons } from './ProviderButtons'
import css from './SocialButtons.module.css'

const SocialSignIn = lateComponent(() => import('./SocialSignIn'))

interface SocialButtonsProps {
  side: 'member' | 'agent'
  /** Requested return path from the address. */
  next: string | null
}

/** Sign-in with a third-party account; renders nothing if none is available (LOGIN-17, REG-05). */
export function SocialButtons({ side, next }: SocialButtonsProps) {
  const { t } = useTranslation('social')
  const offered = useSite(socialProviders)
  // The sign-in is loaded on the first tap, or when a provider has just sent the player back.
  const [first, setFirst] = useState<Provider | null>(null)
  const [returns] = useState(returnsFromProvider)
  if (offered.length === 0) return null
  // Its code failed to load: a tap retries.
  const retry = (provider: Provider) => {
    setFirst(provider)
    askAgain()
  }
  const resting = <ProviderButtons offered={offered} busy={first} onChoose={setFirst} />
  return (
    <section className={css.social} aria-label={t('or')}>
      <div className={css.or}>{t('or')}</div>
      {first || returns ? (
        <Part wait={resting} broken={<ProviderButtons offered={offered} busy={null} onChoose={retry} />}>
          <SocialSignIn offered={offered} side={side} next={next} first={first} />
        </Part>
      ) : (
        resting
      )}
    </section>
  )
}
