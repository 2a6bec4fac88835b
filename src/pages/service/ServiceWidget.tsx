import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceDeskFlow, serviceDeskInput } from '../../flows/service/service-desk'
import { Icon } from '../../ui/icons/Icon'
import { headsetFill } from '../../ui/icons/phosphor'
import { Sheet } from '../../ui/Sheet'
import { useLanguageNews } from '../shared/useLanguageNews'
import { Desk } from './Desk'
import css from './service.module.css'
import { useChart } from '../../flows/core/useChart'

/** Customer service floating above a screen (HELP-07, HELP-13): a button, and the contact options in a panel. */
export function ServiceWidget() {
  const { t } = useTranslation(['service', 'shell'])
  const [input] = useState(() => serviceDeskInput(true))
  const desk = useChart(serviceDeskFlow, input)
  useLanguageNews(desk)
  const open = useSelector(desk, (state) => state.hasTag('open'))
  return (
    <>
      <div className={css.floatRoom} />
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
