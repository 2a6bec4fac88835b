import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appUpdate } from '../flows/session/app-update'
import { Question } from '../ui/Dialog'

/** Asks whether to load the newer version of the site now (APP-18). */
export function UpdateDialog() {
  const { t } = useTranslation('panels')
  const asking = useSelector(appUpdate(), (state) => state.hasTag('asking'))
  return (
    <Question
      open={asking}
      title={t('update.title')}
      no={t('update.later')}
      onNo={() => appUpdate().send({ type: 'LATER' })}
      yes={t('update.now')}
      onYes={() => appUpdate().send({ type: 'UPDATE' })}
    >
      {t('update.text')}
    </Question>
  )
}
