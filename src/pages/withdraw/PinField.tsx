import { useTranslation } from 'react-i18next'
import { pinLength } from '../../flows/account/payment-pin'
import { PasswordField } from '../../ui/PasswordField'
import * as paths from '../../../machines/shared/paths'

interface PinFieldProps {
  value: string
  /** Digits are missing. */
  missing: boolean
  off: boolean
  onType: (value: string) => void
}

/** The withdrawal password, with a link to set a new one. */
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
        <a className="text-link" href={paths.securityCenter}>
          {t('withdraw:forgot')}
        </a>
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
