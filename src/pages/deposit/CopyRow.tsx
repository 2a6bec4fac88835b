import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { copyTextFlow } from '../../flows/deposit'
import { inspect } from '../../flows/inspect'
import { Button } from '../../ui/Button'
import { checkBold, copyBold } from '../../ui/icons/phosphor'
import css from './deposit.module.css'

interface CopyRowProps {
  name: string
  text: string
  /** Spoken name of the button. */
  label: string
}

/** A line that the player has to write down elsewhere: large, and copied by a tap. */
export function CopyRow({ name, text, label }: CopyRowProps) {
  const { t } = useTranslation('deposit')
  const actor = useActorRef(copyTextFlow, { input: { text }, inspect })
  const copied = useSelector(actor, (state) => state.hasTag('copied'))
  return (
    <div className={css.copyRow}>
      <div>
        <dt>{name}</dt>
        <dd className={css.copyText}>{text}</dd>
      </div>
      <dd>
        <Button
          look="quiet"
          size="s"
          icon={copied ? checkBold : copyBold}
          aria-label={copied ? undefined : label}
          onClick={() => actor.send({ type: 'COPY' })}
        >
          <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
        </Button>
      </dd>
    </div>
  )
}
