import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { redRainFlow } from '../../flows/agency/red-rain'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { asSentence } from '../../i18n/sentence'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useOnce } from '../shared/Unsettled'

const results = ['done', 'refused'] as const

type Status = (typeof results)[number] | 'sending' | 'looking' | 'unknown'

/** The caught envelopes, from sending them to their contents (ROUTE-25). */
export function RainDialog({ actor }: { actor: ActorRefFrom<typeof redRainFlow> }) {
  const { t } = useTranslation(['rain', 'once', 'shell'])
  const state = useSelector(actor, (snapshot) => snapshot)
  const once = useOnce(actor)
  const { receipt, failure } = state.context
  const status = (once.status ?? results.find((one) => state.hasTag(one)) ?? null) as Status | null
  const said = wordsForFailure(failure ?? { code: 'unknown' })
  const refused = () => {
    if (failure?.code === 'not-arrived') return t('refused.lost')
    if (failure?.code === 'conflict') return t('refused.over')
    return t('refused.text', { reason: asSentence(t(`shell:${said.key}`, said.values)) })
  }
  const words: Record<Status, readonly [title: string, text: string]> = {
    sending: [t('opening'), ''],
    looking: [t('once:looking.title'), t('once:looking.text')],
    unknown: [t('once:unknown.title'), t('once:unknown.text')],
    done: [
      t('done.title', { amount: receipt ? formatMoney(receipt.amount) : '' }),
      t('done.text', { number: receipt?.number ?? '' }),
    ],
    refused: [t('refused.title'), refused()],
  }
  const [title, text] = words[status ?? 'sending']
  const close = () => (status === 'unknown' ? once.leave() : actor.send({ type: 'CLOSE' }))
  const isResult = status === 'done' || status === 'refused'
  return (
    <Dialog
      open={status !== null}
      dismissible={isResult || status === 'unknown'}
      onClose={close}
      title={title}
      actions={
        isResult ? (
          <Button onClick={close}>{t('ok')}</Button>
        ) : (
          <>
            {status !== 'sending' && (
              <Button look="line" disabled={status !== 'unknown'} onClick={close}>
                {t('shell:close')}
              </Button>
            )}
            <Button busy={status !== 'unknown'} busyLabel={title} onClick={once.look}>
              {t('once:look')}
            </Button>
          </>
        )
      }
    >
      <span role="status">{text}</span>
      {status === 'done' && receipt && (
        <>
          {' '}
          {t('done.each')}:{' '}
          <b className="num">{receipt.envelopes.map((one) => formatMoney(one)).join(', ')}</b>
        </>
      )}
    </Dialog>
  )
}
