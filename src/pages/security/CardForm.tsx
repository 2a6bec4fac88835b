import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { bankCardFlow } from '../../flows/account/bank-card'
import { whenFinished } from '../../flows/core/finished'
import { pinLength } from '../../flows/account/payment-pin'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Field } from '../../ui/Field'
import { PasswordField } from '../../ui/PasswordField'
import { SelectField } from '../../ui/SelectField'
import { FormFailure } from '../shared/FormFailure'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { FailureWords } from '../shared/FailureWords'
import css from './security.module.css'
import { Form } from '../../ui/Form'
import { useChart } from '../../flows/core/useChart'

interface CardFormProps {
  banks: readonly string[]
  onSaved: () => void
  /** The form is in a panel, which has no gutter of its own. */
  inset?: boolean
}

/** A bank account for withdrawals (WIRE-35). */
export function CardForm({ banks, onSaved, inset = false }: CardFormProps) {
  const { t } = useTranslation('security')
  const card = useChart(bankCardFlow)
  useEffect(() => whenFinished(card, onSaved), [card, onSaved])
  const values = useSelector(card, (state) => state.context.values)
  const problems = useSelector(card, (state) => state.context.problems)
  const failure = useSelector(card, (state) => state.context.failure)
  const once = useOnce(card).status
  const saved = useSelector(card, (state) => state.hasTag('saved'))
  const busy = once === 'sending' || saved
  const { bankName, accountNum, cardPin } = problems
  if (once === 'looking' || once === 'unknown') return <Unsettled parent={card} />
  return (
    <Form className={classes(css.form, inset && css.inset)} onSubmit={() => card.send({ type: 'SUBMIT' })}>
      <FormFailure>{failure && <Reason failure={failure} />}</FormFailure>
      <SelectField
        name="bankName"
        label={t('label.bankName')}
        required={t('required')}
        value={values.bankName}
        error={bankName && t('card.required')}
        onChange={({ target: { value } }) => card.send({ type: 'TYPE', field: 'bankName', value })}
      >
        <option value="">{t('bank.choose')}</option>
        {banks.map((bank) => (
          <option key={bank}>{bank}</option>
        ))}
      </SelectField>
      <Field
        name="accountNum"
        label={t('label.accountNum')}
        required={t('required')}
        value={values.accountNum}
        help={t('help.accountNum')}
        error={accountNum && t(accountNum === 'required' ? 'card.required' : 'card.accountNum.too-short')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target: { value } }) => card.send({ type: 'TYPE', field: 'accountNum', value })}
      />
      <PasswordField
        name="cardPin"
        label={t('label.cardPin')}
        required={t('required')}
        value={values.cardPin}
        error={cardPin && t(cardPin === 'required' ? 'card.required' : 'card.cardPin.too-short')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        inputMode="numeric"
        maxLength={pinLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target: { value } }) => card.send({ type: 'TYPE', field: 'cardPin', value })}
      />
      <Button type="submit" wide busy={busy} busyLabel={t('card.busy')}>
        {t('card.submit')}
      </Button>
    </Form>
  )
}

function Reason({ failure }: { failure: Failure }) {
  const { t } = useTranslation('security')
  const { code, retryAfter } = failure
  if (code === 'already-exists') return t('card.there')
  if (code === 'pin-wrong') return t('card.wrongPin')
  if (code === 'pin-locked' && retryAfter) return t('pin.locked', { minutes: Math.ceil(retryAfter / 60) })
  return <FailureWords failure={failure} />
}
