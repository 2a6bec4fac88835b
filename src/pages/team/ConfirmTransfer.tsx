import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  pinLength,
  totalOf,
  typedMoney,
  type DownlineTransferActor,
} from '../../flows/team/downline-transfer'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { PasswordField } from '../../ui/PasswordField'
import { Facts } from '../../ui/Facts'
import { FormFailure } from '../shared/FormFailure'
import { useOnce } from '../shared/Unsettled'
import { FailureAnd } from '../shared/FailureAnd'
import css from './team.module.css'
import { MoneyButton } from '../shared/MoneyButton'

/** A summary and the withdrawal password: nothing is sent before this is confirmed (WIRE-117, trust 31). */
export function ConfirmTransfer({ transfer }: { transfer: DownlineTransferActor }) {
  const { t } = useTranslation('team')
  const { to, amount, spendable, pin, pinMissing, failure } = useSelector(transfer, (state) => state.context)
  const sending = useOnce(transfer).status === 'sending'
  if (!spendable) return null
  const each = typedMoney(amount, spendable.available.currency)
  const total = formatMoney(totalOf(each, to.length))
  return (
    <Form className={css.buttons} onSubmit={() => transfer.send({ type: 'CONFIRM' })}>
      <Facts
        facts={[
          [t('send.to'), to.join(', ')],
          [to.length > 1 ? t('send.each') : t('send.amount'), formatMoney(each)],
          [t('send.sum'), total],
        ]}
      />
      <FormFailure>
        {failure && (
          <FailureAnd
            failure={failure}
            said={
              failure.code === 'pin-locked' && failure.retryAfter
                ? t('send.pin.locked', { minutes: Math.ceil(failure.retryAfter / 60) })
                : undefined
            }
          >
            {t('send.safe')}
          </FailureAnd>
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
        maxLength={pinLength}
        autoComplete="off"
        enterKeyHint="done"
        disabled={sending}
        onChange={({ target: { value } }) => transfer.send({ type: 'TYPE_PIN', value })}
      />
      <p className={css.once}>{t('send.once')}</p>
      <MoneyButton type="submit" wide busy={sending} busyLabel={t('send.busy')}>
        {t('send.go', { amount: total })}
      </MoneyButton>
      <Button look="line" wide disabled={sending} onClick={() => transfer.send({ type: 'BACK' })}>
        {t('send.back')}
      </Button>
    </Form>
  )
}
