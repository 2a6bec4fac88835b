import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts, type FactsProps } from '../../ui/Facts'
import { Form } from '../../ui/Form'
import { Sheet } from '../../ui/Sheet'
import { FormFailure } from '../shared/FormFailure'
import { useOnce } from '../shared/Unsettled'
import type { PayoutActor } from './AmountForm'
import { PinField } from './PinField'
import { PinReason } from './PinReason'
import css from './withdraw.module.css'
import { MoneyButton } from '../shared/MoneyButton'

interface ConfirmSheetProps {
  actor: PayoutActor
  title: string
  facts: FactsProps['facts']
  note?: ReactNode
  /** The button's label, and the one while sending. */
  go: string
  busy: string
}

/**
 * A summary and the withdrawal password: nothing is sent before this step (WALLET-08, WALLET-10, trust 31).
 */
export function ConfirmSheet({ title, ...question }: ConfirmSheetProps) {
  const { actor } = question
  const { t } = useTranslation('shell')
  const asking = useSelector(actor, (state) => state.hasTag('asking'))
  const open = useOnce(actor).status === 'sending' || asking
  return (
    <Sheet open={open} onClose={() => actor.send({ type: 'CANCEL' })} title={title} closeLabel={t('close')}>
      <Confirmation {...question} />
    </Sheet>
  )
}

function Confirmation({ actor, facts, note, go, busy }: Omit<ConfirmSheetProps, 'title'>) {
  const { pin, pinMissing, failure } = useSelector(actor, (state) => state.context)
  const sending = useOnce(actor).status === 'sending'
  return (
    <Form className={css.panel} onSubmit={() => actor.send({ type: 'CONFIRM' })}>
      <Facts facts={facts} />
      {note}
      <FormFailure>{failure && <PinReason failure={failure} />}</FormFailure>
      <PinField
        value={pin}
        missing={pinMissing}
        off={sending}
        onType={(value) => actor.send({ type: 'TYPE_PIN', value })}
      />
      <MoneyButton type="submit" wide busy={sending} busyLabel={busy}>
        {go}
      </MoneyButton>
    </Form>
  )
}
