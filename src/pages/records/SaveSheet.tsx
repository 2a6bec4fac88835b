import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useChart } from '../../flows/core/useChart'
import { saveSheetFlow } from '../../flows/records/save-sheet'
import type { SavedRecord } from '../../flows/records/sheet'
import { Button } from '../../ui/Button'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import css from './records.module.css'

/** Saves the whole record as a file; busy while its pages load, and reports a failure. */
export function SaveSheet(sheet: SavedRecord) {
  const { t } = useTranslation('records')
  const save = useChart(saveSheetFlow)
  const busy = useSelector(save, (state) => state.hasTag('pending'))
  const failure = useSelector(save, (state) => state.context.failure)
  return (
    <div className={css.save}>
      <Button
        look="quiet"
        size="s"
        busy={busy}
        busyLabel={t('saving')}
        onClick={() => save.send({ type: 'SAVE', sheet })}
      >
        {t('save')}
      </Button>
      <FormFailure>
        {failure && (
          <>
            {t('notSaved')} <FailureWords failure={failure} />
          </>
        )}
      </FormFailure>
    </div>
  )
}
