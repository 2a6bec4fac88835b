import { useTranslation } from 'react-i18next'
import { useOffline } from '../../flows/core/useOffline'
import { Button, type ButtonProps } from '../../ui/Button'

/** A button that moves money: offline it is disabled, and says why (ERROR-46). */
export function MoneyButton(props: ButtonProps & { href?: undefined }) {
  const { t } = useTranslation(['shell', 'parts'])
  const offline = useOffline()
  return (
    <>
      <Button {...props} disabled={props.disabled || offline} />
      {offline && (
        <p role="status" className="muted">
          {t('parts:offline.money')}
        </p>
      )}
    </>
  )
}
