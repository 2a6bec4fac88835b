import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import type { WithdrawActor } from '../../flows/cash/withdraw'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import { shieldCheckBold } from '../../ui/icons/phosphor'
import { Sheet } from '../../ui/Sheet'
import { LateStep } from '../shared/LateStep'
import css from './withdraw.module.css'

/** A passkey or a code, before the money moves. */
export function StepSheet({ withdraw }: { withdraw: WithdrawActor }) {
  const { t } = useTranslation(['withdraw', 'shell'])
  const open = useSelector(withdraw, (state) => state.hasTag('step'))
  const taken = useCallback(() => withdraw.send({ type: 'STEP_TAKEN' }), [withdraw])
  return (
    <Sheet
      open={open}
      onClose={() => withdraw.send({ type: 'CANCEL' })}
      title={t('withdraw:step.title')}
      closeLabel={t('shell:close')}
    >
      <div className={css.panel}>{open && <LateStep purpose="withdrawal" onTaken={taken} />}</div>
    </Sheet>
  )
}

/** The operator requires a step, and the account has none set up. */
export function StepFirst() {
  const { t } = useTranslation('withdraw')
  return (
    <section className={css.first}>
      <Icon of={shieldCheckBold} size={24} />
      <div>
        <h2>{t('step.first.title')}</h2>
        <p>{t('step.first.text')}</p>
        <Button size="s" look="quiet" href={linkTo(paths.securityCenter, { view: 'signIn' })}>
          {t('step.first.go')}
        </Button>
      </div>
    </section>
  )
}
