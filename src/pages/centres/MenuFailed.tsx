import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { homeActor } from '../../flows/home'
import { Button } from '../../ui/Button'
import css from './centres.module.css'

/** Says that the vendor menu did not come, with another try; nothing while it is there. */
export function MenuFailed() {
  const { t } = useTranslation(['centres', 'shell'])
  const home = homeActor()
  const failed = useSelector(home, (state) => state.hasTag('menu-error'))
  if (!failed) return null
  return (
    <p className={css.told} role="status">
      {t('centres:menuFailed')}{' '}
      <Button look="quiet" size="s" onClick={() => home.send({ type: 'RETRY' })}>
        {t('shell:retry')}
      </Button>
    </p>
  )
}
