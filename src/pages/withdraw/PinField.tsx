import { useTranslation } from 'react-i18next'
import { pinLength } from '../../flows/payment-pin'
import { isBuilt } from '../../flows/screens'
import { PasswordField } from '../../ui/PasswordField'

interface PinFieldProps {
  value: string
  /** Not all digits are there. */
  missing: boolean
  off: boolean
  onType: (value: string) => void
}

/** The withdrawal password, with the way to a new one. */
export function PinField({ value, missing, off, onType }: PinFieldProps) {
  const { t } = useTranslation(['withdraw', 'security'])
  return (
    <PasswordField
      name="pin"
      label={t('withdraw:pin')}
      required={t('security:required')}
      value={value}
      error={missing && t('withdraw:pin.missing')}
      aside={
        isBuilt('/m/securityCenter') && (
          <a className="text-link" href="/m/securityCenter">
            {t('withdraw:forgot')}
          </a>
        )
      }
      showLabel={t('security:show')}
      hideLabel={t('security:hide')}
      inputMode="numeric"
      maxLength={pinLength}
      autoComplete="off"
      enterKeyHint="done"
      disabled={off}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
