import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { claimActor, leaveClaim } from '../../flows/claim'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

const faces = ['asking', 'claiming', 'looking', 'unknown', 'done', 'refused', 'notDone'] as const

/** The one dialog of a claim, from the question to how it ended (PROMO-07). */
export function ClaimDialog({ currency }: { currency: string }) {
  const { t } = useTranslation(['rewards', 'shell'])
  const actor = claimActor()
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => leaveClaim, [])
  const { offer, receipt, failure } = state.context
  const face = faces.find((one) => state.matches(one)) ?? 'asking'
  const amount = formatMoney(receipt?.amount ?? offer?.amount ?? '0', currency)
  const asking = face === 'asking' || face === 'claiming'
  const close = () => actor.send({ type: face === 'asking' ? 'CANCEL' : 'CLOSE' })
  const told = wordsForFailure(failure ?? { code: 'unknown' })
  const text = {
    asking: t(offer?.kind === 'reward' ? 'ask.terms' : 'ask.text'),
    claiming: t('sending.text'),
    looking: t('looking.text', { amount }),
    unknown: t('unknown.text', { amount }),
    done: t('done.text', { number: receipt?.number ?? '' }),
    refused:
      failure?.code === 'already-exists'
        ? t('refused.changed')
        : t('refused.text', { reason: t(`shell:${told.key}`, told.values) }),
    notDone: t('notDone.text'),
  }[face]
  const title = {
    asking: t('ask.title', { amount }),
    claiming: t('sending.title', { amount }),
    looking: t('looking.title'),
    unknown: t('unknown.title'),
    done: t('done.title', { amount }),
    refused: t('refused.title'),
    notDone: t('notDone.title'),
  }[face]
  return (
    <Dialog
      open={state.hasTag('open')}
      dismissible={!state.hasTag('pending')}
      onClose={close}
      title={title}
      actions={
        asking ? (
          <>
            <Button look="line" disabled={face === 'claiming'} onClick={close}>
              {t('ask.no')}
            </Button>
            <Button
              busy={face === 'claiming'}
              busyLabel={t('sending.title', { amount })}
              onClick={() => actor.send({ type: 'CONFIRM' })}
            >
              {t('ask.yes', { amount })}
            </Button>
          </>
        ) : face === 'looking' || face === 'unknown' ? (
          <>
            <Button look="line" disabled={face === 'looking'} onClick={close}>
              {t('shell:close')}
            </Button>
            <Button
              busy={face === 'looking'}
              busyLabel={t('looking.title')}
              onClick={() => actor.send({ type: 'LOOK' })}
            >
              {t('unknown.look')}
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
