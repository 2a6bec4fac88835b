import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provider } from '../../../machines/social-sign-in/providers'
import { returnsFromProvider, socialProviders } from '../../flows/social-offer'
import { Button } from '../../ui/Button'
import { Divider } from '../../ui/Divider'
import { facebookLogoFill, googleLogoBold } from '../../ui/icons/phosphor'
import css from './SocialButtons.module.css'

const SocialSignIn = lazy(() =>
  import('./SocialSignIn').then(({ SocialSignIn: part }) => ({ default: part })),
)

const icons = { facebook: facebookLogoFill, google: googleLogoBold } as const

interface SocialButtonsProps {
  side: 'member' | 'agent'
  /** Wanted return path as it came from the address. */
  next: string | null
}

/** Sign-in with somebody else's account; nothing shows where none is on offer (LOGIN-17, REG-05). */
export function SocialButtons({ side, next }: SocialButtonsProps) {
  const { t } = useTranslation('social')
  const offered = socialProviders()
  // The sign-in is fetched with the first tap, or when a provider has just sent the player back.
  const [first, setFirst] = useState<Provider | null>(null)
  const [returns] = useState(returnsFromProvider)
  if (offered.length === 0) return null
  const resting = <ProviderButtons offered={offered} busy={first} onChoose={setFirst} />
  return (
    <section className={css.social} aria-label={t('or')}>
      <Divider>{t('or')}</Divider>
      {first || returns ? (
        <Suspense fallback={resting}>
          <SocialSignIn offered={offered} side={side} next={next} first={first} />
        </Suspense>
      ) : (
        resting
      )}
    </section>
  )
}

interface ProviderButtonsProps {
  offered: readonly Provider[]
  /** The provider that is being waited for. */
  busy: Provider | null
  onChoose: (provider: Provider) => void
}

export function ProviderButtons({ offered, busy, onChoose }: ProviderButtonsProps) {
  const { t } = useTranslation('social')
  return (
    <div className={css.buttons}>
      {offered.map((one) => (
        <Button
          key={one}
          look="quiet"
          icon={icons[one]}
          busy={busy === one}
          busyLabel={t('signingIn')}
          onClick={() => onChoose(one)}
        >
          {t(one)}
        </Button>
      ))}
    </div>
  )
}
