import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { claimActor, leaveClaim } from '../../flows/member/claim'
import { wordsForFailure } from '../../i18n/messages'
import { asSentence } from '../../i18n/sentence'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useOnce } from '../shared/Unsettled'

const statuses = ['asking', 'done', 'refused', 'notDone'] as const

/** The dialog of a claim, from the question to the result (PROMO-07). */
export function ClaimDialog() {
  const { t } = useTranslation(['rewards', 'once', 'shell'])
  const actor = claimActor()
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => leaveClaim, [])
  const { offer, receipt, failure } = state.context
  const once = useOnce(actor)
  const status = once.status ?? statuses.find((one) => state.hasTag(one)) ?? 'asking'
  const money = receipt?.amount ?? offer?.amount
  const amount = money ? formatMoney(money) : ''
  const asking = status === 'asking' || status === 'sending'
  const close = () =>
    once.status === 'unknown' ? once.leave() : actor.send({ type: status === 'asking' ? 'CANCEL' : 'CLOSE' })
  const result = wordsForFailure(failure ?? { code: 'unknown' })
  const text = {
    asking: t(offer?.kind === 'reward' ? 'ask.terms' : 'ask.text'),
    sending: t('sending.text'),
    looking: t('once:looking.text'),
    unknown: t('once:unknown.text'),
    done: t('done.text', { number: receipt?.number ?? '' }),
    refused:
      failure?.code === 'conflict'
        ? t('refused.changed')
        : t('refused.text', { reason: asSentence(t(`shell:${result.key}`, result.values)) }),
    notDone: t('notDone.text'),
  }[status]
  const title = {
    asking: t('ask.title', { amount }),
    sending: t('sending.title', { amount }),
    looking: t('once:looking.title'),
    unknown: t('once:unknown.title'),
    done: t('done.title', { amount }),
    refused: t('refused.title'),
    notDone: t('notDone.title'),
  }[status]
  return (
    <Dialog
      open={state.hasTag('open') || once.status !== null}
      dismissible={once.status === null || once.status === 'unknown'}
      onClose={close}
      title={title}
      actions={
        asking ? (
          <>
            <Button look="line" disabled={status === 'sending'} onClick={close}>
              {t('ask.no')}
            </Button>
            <Button
              busy={status === 'sending'}
              busyLabel={t('sending.title', { amount })}
              onClick={() => actor.send({ type: 'CONFIRM' })}
            >
              {t('ask.yes', { amount })}
            </Button>
          </>
        ) : status === 'looking' || status === 'unknown' ? (
          <>
            <Button look="line" disabled={status === 'looking'} onClick={close}>
              {t('shell:close')}
            </Button>
            <Button busy={status === 'looking'} busyLabel={t('once:looking.title')} onClick={once.look}>
              {t('once:look')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t('ok')}</Button>
        )
      }
    >
      <span role="status">{text}</span>
    </Dialog>
  )
}
