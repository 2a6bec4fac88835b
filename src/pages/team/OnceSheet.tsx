import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DownlineRebateActor } from '../../flows/team/downline-rebate'
import type { DownlineTransferActor } from '../../flows/team/downline-transfer'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Sheet'
import { FailureAnd } from '../shared/FailureAnd'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { SheetStatus } from './SheetStatus'
import css from './team.module.css'

interface OnceSheetProps {
  actor: DownlineTransferActor | DownlineRebateActor
  title: string
  /** What is safe nevertheless, if it could not be loaded. */
  safe: string
  /**
   * The panel's content while its state is known. Computed by the caller: while closing, it stays as it was.
   */
  children: ReactNode
}

/** A panel that sends something once, and stays open until the outcome is known. */
export function OnceSheet({ actor, title, safe, children }: OnceSheetProps) {
  const { t } = useTranslation('shell')
  const once = useOnce(actor).status
  const open = useSelector(actor, (state) => state.hasTag('open')) || once !== null
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const stage = failed ? <Failed actor={actor} safe={safe} /> : children
  return (
    <Sheet
      open={open}
      onClose={() => actor.send({ type: 'CLOSE' })}
      dismissible={once === null}
      title={title}
      closeLabel={t('close')}
    >
      <div className={css.panel}>
        {once === 'looking' || once === 'unknown' ? <Unsettled parent={actor} onLeave /> : stage}
      </div>
    </Sheet>
  )
}

function Failed({ actor, safe }: Pick<OnceSheetProps, 'actor' | 'safe'>) {
  const { t } = useTranslation('shell')
  const failure = useSelector(actor, (state) => state.context.failure)
  return (
    <SheetStatus title={t('error.title')} text={<FailureAnd failure={failure}>{safe}</FailureAnd>} alert>
      <Button wide onClick={() => actor.send({ type: 'RETRY' })}>
        {t('retry')}
      </Button>
    </SheetStatus>
  )
}
