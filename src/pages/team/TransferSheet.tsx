import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { tagIn } from '../../flows/core/tags'
import { wholeMoney } from '../../../machines/shared/arithmetic'
import {
  minTransfer,
  totalOf,
  typedMoney,
  type DownlineTransferActor,
  typedText,
} from '../../flows/team/downline-transfer'
import { amountLook, formatMoneyShort } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Facts } from '../../ui/Facts'
import { Form } from '../../ui/Form'
import { checkCircleFill, lockBold } from '../../ui/icons/phosphor'
import { AmountTicket } from '../../ui/money/AmountTicket'
import { Skeleton } from '../../ui/Skeleton'
import { FormFailure } from '../shared/FormFailure'
import { useOnce } from '../shared/Unsettled'
import { FailureWords } from '../shared/FailureWords'
import { ConfirmTransfer } from './ConfirmTransfer'
import { OnceSheet } from './OnceSheet'
import { SheetStatus } from './SheetStatus'
import css from './team.module.css'
import { MoneyButton } from '../shared/MoneyButton'

interface Part {
  transfer: DownlineTransferActor
}

/** Sending money to one or several downlines, from the amount to the result (WIRE-117, WIRE-118). */
export function TransferSheet({ transfer }: Part) {
  const { t } = useTranslation('team')
  const to = useSelector(transfer, (state) => state.context.to)
  const sending = useOnce(transfer).status === 'sending'
  const stage = useSelector(transfer, (state) => tagIn(state, 'done', 'asking', 'pinless'))
  const title =
    to.length > 1 ? t('send.title.several', { count: to.length }) : t('send.title', { name: to[0] ?? '' })
  return (
    <OnceSheet actor={transfer} title={title} safe={t('send.safe')}>
      <Stage transfer={transfer} stage={sending ? 'asking' : stage} />
    </OnceSheet>
  )
}

function Stage({ transfer, stage }: Part & { stage: 'done' | 'asking' | 'pinless' | undefined }) {
  const { t } = useTranslation('team')
  if (stage === 'asking') return <ConfirmTransfer transfer={transfer} />
  if (stage === 'done') return <Done transfer={transfer} />
  if (stage === 'pinless') {
    return (
      <SheetStatus icon={lockBold} title={t('pinless.title')} text={t('pinless.text')}>
        <Button wide onClick={() => transfer.send({ type: 'SET_PIN' })}>
          {t('pinless.go')}
        </Button>
      </SheetStatus>
    )
  }
  return <Amount transfer={transfer} />
}

const quick = [100, 500, 1_000, 5_000] as const

function Amount({ transfer }: Part) {
  const { t } = useTranslation(['team', 'shell'])
  const { spendable, to, amount, problem, failure, notDone } = useSelector(transfer, (state) => state.context)
  const loading = useSelector(transfer, (state) => state.hasTag('pending'))
  if (!spendable) return <Skeleton height={190} />
  const { currency } = spendable.available
  const each = typedMoney(amount, currency)
  const min = formatMoneyShort(minTransfer(spendable))
  const available = formatMoney(spendable.available)
  return (
    <Form className={css.buttons} onSubmit={() => transfer.send({ type: 'NEXT' })}>
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
        {...amountLook(currency)}
        value={amount}
        onType={(value) => transfer.send({ type: 'TYPE', value })}
        onPick={(value) => transfer.send({ type: 'TYPE', value })}
        bounds={
          to.length > 1 && amount !== ''
            ? t('team:send.total', { amount: formatMoney(totalOf(each, to.length)) })
            : t('team:send.bounds', { min })
        }
        balance={t('team:send.balance', { amount: available })}
        error={problem && t(`team:send.problem.${problem}`, { min, available })}
        quick={{
          label: t('team:send.quick'),
          amounts: quick
            .map((units) => wholeMoney(units, currency))
            .map((sum) => ({
              amount: typedText(sum),
              label: formatMoneyShort(sum),
            })),
        }}
        off={loading}
      />
      <MoneyButton type="submit" wide busy={loading} busyLabel={t('shell:loading')}>
        {t('team:send.next')}
      </MoneyButton>
    </Form>
  )
}

function Done({ transfer }: Part) {
  const { t } = useTranslation('team')
  const { to, sent: each, number } = useSelector(transfer, (state) => state.context)
  if (!each) return null
  return (
    <SheetStatus
      icon={checkCircleFill}
      good
      title={t('send.done.title')}
      text={
        to.length > 1
          ? t('send.done.several', {
              amount: formatMoney(each),
              count: to.length,
              total: formatMoney(totalOf(each, to.length)),
            })
          : t('send.done.one', { amount: formatMoney(each), name: to[0] ?? '' })
      }
    >
      {number !== null && <Facts facts={[[t('send.number'), number]]} />}
      <Button wide onClick={() => transfer.send({ type: 'CLOSE' })}>
        {t('send.done')}
      </Button>
    </SheetStatus>
  )
}
