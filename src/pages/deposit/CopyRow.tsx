import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { copyTextFlow } from '../../flows/cash/deposit'
import { Button } from '../../ui/Button'
import { checkBold, copyBold } from '../../ui/icons/phosphor'
import css from './deposit.module.css'
import { useChart } from '../../flows/core/useChart'

interface CopyRowProps {
  name: string
  text: string
  /** Accessible name of the button. */
  label: string
}

/** Text the player needs to copy elsewhere: large, and copied by a tap. */
export function CopyRow({ name, text, label }: CopyRowProps) {
  const { t } = useTranslation('deposit')
  const actor = useChart(copyTextFlow, { text })
  const copied = useSelector(actor, (state) => state.hasTag('copied'))
  return (
    <div className={css.copyRow}>
      <dt>{name}</dt>
      <dd className={css.copyLine}>
        <span className={css.copyText}>{text}</span>
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
