import { useTranslation } from 'react-i18next'
import type { Provider } from '../../../machines/social-sign-in/providers'
import { Button } from '../../ui/Button'
import { facebookLogoFill, googleLogoBold } from '../../ui/icons/phosphor'
import css from './SocialButtons.module.css'

const icons = { facebook: facebookLogoFill, google: googleLogoBold } as const

interface ProviderButtonsProps {
  offered: readonly Provider[]
  /** The provider that is in progress. */
  busy: Provider | null
  onChoose: (provider: Provider) => void
}

/** One button per provider. */
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
