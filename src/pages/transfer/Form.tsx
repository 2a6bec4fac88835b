import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  exact,
  mustBetFirst,
  nextStep,
  quickAmounts,
  type TransferDesk,
  type UplineTransferActor,
} from '../../flows/upline-transfer'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { userFill } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { AmountTicket } from '../../ui/money/AmountTicket'
import { Sheet } from '../../ui/Sheet'
import { FormFailure } from '../login/FormFailure'
import { FailureWords } from '../shared/FailureWords'
import { BetFirst } from '../withdraw/BetFirst'
import { Facts } from '../../ui/Facts'
import { PinField } from '../withdraw/PinField'
import { PinReason } from '../withdraw/PinReason'
import css from '../withdraw/withdraw.module.css'

/** The amount, and to whom it goes (WALLET-10). */
export function Form({ transfer }: { transfer: UplineTransferActor }) {
  const { t } = useTranslation(['transfer', 'withdraw', 'shell'])
  const desk = useSelector(transfer, (state) => state.context.desk)
  const failure = useSelector(transfer, (state) => state.context.failure)
  const notDone = useSelector(transfer, (state) => state.context.notDone)
  const amount = useSelector(transfer, (state) => state.context.amount)
  const loading = useSelector(transfer, (state) => state.matches('loading'))
  // In the panel, the reason shows there.
  const here = useSelector(transfer, (state) => !state.hasTag('asking'))
  if (!desk) return null
  const money = (sum: string) => formatMoney(sum, desk.currency)
  const blocked = mustBetFirst(desk)
  const named = amount !== '' && exact(amount) !== '0.00'
  return (
    <>
      <form
        className={css.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          nextStep(transfer)
        }}
      >
        <FormFailure>
          {failure && here && (
            <>
              <FailureWords failure={failure} />
              {notDone && ` ${t('withdraw:nothingMoved')}`}
            </>
          )}
        </FormFailure>
        {blocked && <BetFirst turnover={desk.turnover} money={money} />}
        <Amount transfer={transfer} desk={desk} money={money} off={loading} />
        <List label={t('transfer:to')}>
          <ListRow icon={userFill} sub={t('transfer:to')}>
            {desk.to}
          </ListRow>
        </List>
        <p className="muted">{t('transfer:final')}</p>
        <Button type="submit" wide disabled={blocked} busy={loading} busyLabel={t('shell:loading')}>
          {named ? t('transfer:next', { amount: money(exact(amount)) }) : t('transfer:next.plain')}
        </Button>
      </form>
      <Confirm transfer={transfer} desk={desk} money={money} />
    </>
  )
}

interface Part {
  transfer: UplineTransferActor
  desk: TransferDesk
  money: (amount: string) => string
}

function Amount({ transfer, desk, money, off }: Part & { off: boolean }) {
  const { t } = useTranslation('withdraw')
  const amount = useSelector(transfer, (state) => state.context.amount)
  const problem = useSelector(transfer, (state) => state.context.problem)
  const [min, max, available] = [money(desk.min), money(desk.max), money(desk.available)]
  const type = (value: string) => transfer.send({ type: 'TYPE', value })
  return (
    <AmountTicket
      name="amount"
      label={t('amount')}
      sign={money('0').replace(/[\d.]/g, '')}
      value={amount}
      onType={type}
      onPick={type}
      bounds={t('bounds', { min, max })}
      balance={t('balance', { amount: available })}
      error={problem && t(`problem.${problem}`, { min, max, available })}
      quick={{
        label: t('quick'),
        amounts: quickAmounts(desk).map((sum) => ({ amount: sum, label: money(sum).slice(0, -3) })),
      }}
      off={off}
    />
  )
}

/** Everything once more, and the withdrawal password: only from here something is sent. */
function Confirm({ transfer, desk, money }: Part) {
  const { t } = useTranslation(['transfer', 'shell'])
  const open = useSelector(transfer, (state) => state.hasTag('asking'))
  const amount = useSelector(transfer, (state) => state.context.amount)
  return (
    <Sheet
      open={open}
      onClose={() => transfer.send({ type: 'CANCEL' })}
      title={t('transfer:confirm.title', { amount: money(exact(amount)) })}
      closeLabel={t('shell:close')}
    >
      <Question transfer={transfer} desk={desk} money={money} />
    </Sheet>
  )
}

function Question({ transfer, desk, money }: Part) {
  const { t } = useTranslation(['transfer', 'withdraw'])
  const amount = useSelector(transfer, (state) => state.context.amount)
  const pin = useSelector(transfer, (state) => state.context.pin)
  const missing = useSelector(transfer, (state) => state.context.pinMissing)
  const failure = useSelector(transfer, (state) => state.context.failure)
  const sending = useSelector(transfer, (state) => state.hasTag('sending'))
  return (
    <form
      className={css.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        transfer.send({ type: 'CONFIRM' })
      }}
    >
      <Facts
        facts={[
          [t('withdraw:amount'), money(exact(amount))],
          [t('transfer:to'), desk.to],
        ]}
      />
      <p className="muted">{t('transfer:final')}</p>
      <FormFailure>{failure && <PinReason failure={failure} />}</FormFailure>
      <PinField
        value={pin}
        missing={missing}
        off={sending}
        onType={(value) => transfer.send({ type: 'TYPE_PIN', value })}
      />
      <Button type="submit" wide busy={sending} busyLabel={t('transfer:busy')}>
        {t('transfer:next', { amount: money(exact(amount)) })}
      </Button>
    </form>
  )
}
