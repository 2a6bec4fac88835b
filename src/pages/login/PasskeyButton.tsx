import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../i18n/lazy'
import { Button } from '../../ui/Button'
import { askAgain, lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'

const PasskeySignIn = lateComponent(withWords(() => import('./PasskeySignIn'), ['safety']))

export interface PasskeySignInProps {
  side: 'member' | 'agent'
  /** Requested return path from the address. */
  next: string | null
}

/** Signing in with a passkey; all but the button is loaded with the first tap. */
export function PasskeyButton(props: PasskeySignInProps) {
  const { t } = useTranslation('login')
  const [tapped, setTapped] = useState(false)
  const button = (busy: boolean, onClick: () => void) => (
    <Button look="line" wide busy={busy} busyLabel={t('submitting')} onClick={onClick}>
      {t('passkey')}
    </Button>
  )
  if (!tapped) return button(false, () => setTapped(true))
  return (
    <Part wait={button(true, () => {})} broken={button(false, askAgain)}>
      <PasskeySignIn {...props} />
    </Part>
  )
}
