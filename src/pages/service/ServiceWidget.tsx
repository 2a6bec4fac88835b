import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { inspect } from '../../flows/inspect'
import { serviceDeskFlow } from '../../flows/service-desk'
import { Icon } from '../../ui/icons/Icon'
import { headsetFill } from '../../ui/icons/phosphor'
import { Sheet } from '../../ui/Sheet'
import { useLanguageNews } from '../shared/useLanguageNews'
import { Desk } from './Desk'
import css from './service.module.css'

/** The customer service floating over a screen (HELP-07, HELP-13): a button, and the desk in a panel. */
export function ServiceWidget() {
  const { t } = useTranslation(['service', 'shell'])
  const desk = useActorRef(serviceDeskFlow, { input: { widget: true }, inspect })
  useLanguageNews(desk)
  const open = useSelector(desk, (state) => state.hasTag('open'))
  return (
    <>
      <button
        type="button"
        className={css.float}
        aria-label={t('float')}
        aria-haspopup="dialog"
        onClick={() => desk.send({ type: 'OPEN' })}
      >
        <Icon of={headsetFill} size={24} />
      </button>
      <Sheet
        open={open}
        onClose={() => desk.send({ type: 'CLOSE' })}
        title={t('float')}
        closeLabel={t('shell:close')}
      >
        <div className="wrap stack">
          <Desk desk={desk} />
        </div>
      </Sheet>
    </>
  )
}
