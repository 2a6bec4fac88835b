import { useTranslation } from 'react-i18next'
import { ranges, type RecordActor, type RecordChoice } from '../../flows/record'
import { Segment } from '../../ui/Segment'
import css from './team.module.css'

/** How far back a team screen looks; `panel` is the id of what it shows. */
export function Days({
  record,
  choice,
  panel,
}: {
  record: RecordActor
  choice: RecordChoice
  panel: string
}) {
  const { t } = useTranslation('records')
  return (
    <div className={css.top}>
      <Segment
        label={t('range')}
        choices={ranges.map((days) => ({ value: String(days), label: t(`days.${days}`), panel }))}
        value={String(choice.days)}
        onChange={(value) => {
          const days = ranges.find((one) => String(one) === value)
          if (days) record.send({ type: 'CHOOSE_DAYS', days })
        }}
      />
    </div>
  )
}
