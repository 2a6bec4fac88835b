import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { leastTransfer, nextStep, totalOf, type DownlineTransferActor } from '../../flows/downline-transfer'
import { formatMoney } from '../../i18n/money'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { checkCircleFill, hourglassBold, lockBold } from '../../ui/icons/phosphor'
import { AmountTicket } from '../../ui/money/AmountTicket'
import { Sheet } from '../../ui/Sheet'
import { Skeleton } from '../../ui/Skeleton'
import { FormFailure } from '../login/FormFailure'
import { FailureWords } from '../shared/FailureWords'
import { ConfirmTransfer } from './ConfirmTransfer'
import { Told } from './Told'
import css from './team.module.css'

export interface TransferSheetProps {
  transfer: DownlineTransferActor
  /** The money is there, and the agent goes on. */
  onDone: () => void
}

type Part = Pick<TransferSheetProps, 'transfer'>

/** Money to one downline or to several, from the amount to what became of it (WIRE-117, WIRE-118). */
export function TransferSheet({ transfer, onDone }: TransferSheetProps) {
  const { t } = useTranslation(['team', 'shell'])
  const open = useSelector(transfer, (state) => state.hasTag('open'))
  const sending = useSelector(transfer, (state) => state.hasTag('sending') || state.matches('finding'))
  const done = useSelector(transfer, (state) => state.hasTag('done'))
  const to = useSelector(transfer, (state) => state.context.to)
  // Decided here: while the panel goes, it stays as it was.
  const stage = useSelector(transfer, stageOf)
  const close = () => {
    transfer.send({ type: 'CLOSE' })
    if (done) onDone()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      dismissible={!sending}
      title={
        to.length > 1
          ? t('team:send.title.several', { count: to.length })
          : t('team:send.title', { name: to[0] ?? '' })
      }
      closeLabel={t('shell:close')}
    >
      <div className={css.panel}>
        <Stage transfer={transfer} stage={stage} close={close} />
      </div>
    </Sheet>
  )
}

type Snapshot = ReturnType<DownlineTransferActor['getSnapshot']>

function stageOf(state: Snapshot) {
  if (state.hasTag('done')) return 'done'
  if (state.matches('finding')) return 'finding'
  if (state.matches('unknown')) return 'unknown'
  if (state.hasTag('asking')) return 'asking'
  if (state.hasTag('error')) return 'error'
  return state.matches('pinless') ? 'pinless' : 'form'
}

function Stage({ transfer, stage, close }: Part & { stage: ReturnType<typeof stageOf>; close: () => void }) {
  const { t } = useTranslation(['team', 'shell'])
  const failure = useSelector(transfer, (state) => state.context.failure)
  if (stage === 'asking') return <ConfirmTransfer transfer={transfer} />
  if (stage === 'done') return <Done transfer={transfer} close={close} />
  if (stage === 'pinless') {
    return (
      <Told icon={lockBold} title={t('team:pinless.title')} text={t('team:pinless.text')}>
        <Button wide onClick={() => transfer.send({ type: 'SET_PIN' })}>
          {t('team:pinless.go')}
        </Button>
      </Told>
    )
  }
  if (stage === 'error') {
    const words = failure && wordsForFailure(failure)
    return (
      <Told
        title={t('shell:error.title')}
        text={`${words ? t(`shell:${words.key}`, words.values) : ''} ${t('team:send.safe')}`}
        alert
      >
        <Button wide onClick={() => transfer.send({ type: 'RETRY' })}>
          {t('shell:retry')}
        </Button>
      </Told>
    )
  }
  if (stage === 'finding' || stage === 'unknown') {
    const known = stage === 'finding' ? 'checking' : 'unknown'
    return (
      <Told icon={hourglassBold} title={t(`team:send.${known}.title`)} text={t(`team:send.${known}.text`)}>
        <Button
          look="quiet"
          wide
          busy={stage === 'finding'}
          busyLabel={t('team:send.checking.title')}
          onClick={() => transfer.send({ type: 'LOOK_AGAIN' })}
        >
          {t('team:send.look')}
        </Button>
      </Told>
    )
  }
  return <Amount transfer={transfer} />
}

const quick = ['100', '500', '1000', '5000'] as const

function Amount({ transfer }: Part) {
  const { t } = useTranslation(['team', 'shell'])
  const { purse, to, amount, problem, failure, notDone } = useSelector(transfer, (state) => state.context)
  const loading = useSelector(transfer, (state) => state.hasTag('pending'))
  if (!purse) return <Skeleton height={190} />
  const money = (sum: string) => formatMoney(sum, purse.currency)
  const total = totalOf(amount, to.length)
  return (
    <form
      className={css.buttons}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        nextStep(transfer)
      }}
    >
      <FormFailure>
        {failure && (
          <>
            <FailureWords failure={failure} />
            {notDone && ` ${t('team:send.safe')}`}
          </>
        )}
      </FormFailure>
      <AmountTicket
        name="amount"
        label={to.length > 1 ? t('team:send.each') : t('team:send.amount')}
        sign={money('0').replace(/[\d.]/g, '')}
        value={amount}
        onType={(value) => transfer.send({ type: 'TYPE', value })}
        onPick={(value) => transfer.send({ type: 'TYPE', value })}
        bounds={
          to.length > 1 && total !== null
            ? t('team:send.total', { amount: money(total) })
            : t('team:send.bounds', { min: money(leastTransfer) })
        }
        balance={t('team:send.balance', { amount: money(purse.available) })}
        error={
          problem &&
          t(`team:send.problem.${problem}`, { min: money(leastTransfer), available: money(purse.available) })
        }
        quick={{
          label: t('team:send.quick'),
          amounts: quick.map((sum) => ({ amount: sum, label: money(sum).slice(0, -3) })),
        }}
        off={loading}
      />
      <Button type="submit" wide busy={loading} busyLabel={t('shell:loading')}>
        {t('team:send.next')}
      </Button>
    </form>
  )
}

function Done({ transfer, close }: Part & { close: () => void }) {
  const { t } = useTranslation('team')
  const { to, amount, purse } = useSelector(transfer, (state) => state.context)
  const money = (sum: string) => formatMoney(sum, purse?.currency)
  return (
    <Told
      icon={checkCircleFill}
      good
      title={t('send.done.title')}
      text={
        to.length > 1
          ? t('send.done.several', {
              amount: money(amount),
              count: to.length,
              total: money(totalOf(amount, to.length) ?? '0'),
            })
          : t('send.done.one', { amount: money(amount), name: to[0] ?? '' })
      }
    >
      <Button wide onClick={close}>
        {t('send.done')}
      </Button>
    </Told>
  )
}
