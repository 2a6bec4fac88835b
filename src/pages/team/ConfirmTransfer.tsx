import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { pinDigits, totalOf, type DownlineTransferActor } from '../../flows/downline-transfer'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { PasswordField } from '../../ui/PasswordField'
import { Facts } from '../../ui/Facts'
import { FormFailure } from '../login/FormFailure'
import { FailureWords } from '../shared/FailureWords'
import css from './team.module.css'

/** Everything once more, and the withdrawal password: only from here something is sent (WIRE-117, trust 31). */
export function ConfirmTransfer({ transfer }: { transfer: DownlineTransferActor }) {
  const { t } = useTranslation('team')
  const { to, amount, purse, pin, pinMissing, failure } = useSelector(transfer, (state) => state.context)
  const sending = useSelector(transfer, (state) => state.hasTag('sending'))
  const money = (sum: string) => formatMoney(sum, purse?.currency)
  const total = money(totalOf(amount, to.length) ?? '0')
  return (
    <form
      className={css.buttons}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        transfer.send({ type: 'CONFIRM' })
      }}
    >
      <Facts
        facts={[
          [t('send.to'), to.join(', ')],
          [to.length > 1 ? t('send.each') : t('send.amount'), money(amount)],
          [t('send.sum'), total],
        ]}
      />
      <FormFailure>
        {failure && (
          <>
            {failure.code === 'pin-locked' && failure.retryAfter ? (
              t('send.pin.locked', { minutes: Math.ceil(failure.retryAfter / 60) })
            ) : (
              <FailureWords failure={failure} />
            )}{' '}
            {t('send.safe')}
          </>
        )}
      </FormFailure>
      <PasswordField
        name="pin"
        label={t('send.pin')}
        required={t('required')}
        value={pin}
        error={pinMissing && t('send.pin.missing')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        inputMode="numeric"
        maxLength={pinDigits}
        autoComplete="off"
        enterKeyHint="done"
        disabled={sending}
        onChange={({ target: { value } }) => transfer.send({ type: 'TYPE_PIN', value })}
      />
      <p className={css.once}>{t('send.once')}</p>
      <Button type="submit" wide busy={sending} busyLabel={t('send.busy')}>
        {t('send.go', { amount: total })}
      </Button>
      <Button look="line" wide disabled={sending} onClick={() => transfer.send({ type: 'BACK' })}>
        {t('send.back')}
      </Button>
    </form>
  )
}
