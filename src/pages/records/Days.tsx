import { useTranslation } from 'react-i18next'
import { ranges, type RecordActor, type RecordChoice } from '../../flows/records/record'
import { Segment } from '../../ui/Segment'

export interface DaysProps {
  record: RecordActor
  choice: RecordChoice
  /** Id of the element it controls. */
  panel: string
}

/** How many days a record shows. */
export function Days({ record, choice, panel }: DaysProps) {
  const { t } = useTranslation('records')
  return (
    <Segment
      label={t('range')}
      choices={ranges.map((days) => ({ value: String(days), label: t(`days.${days}`), panel }))}
      value={String(choice.days)}
      onChange={(value) => {
        const days = ranges.find((one) => String(one) === value)
        if (days) record.send({ type: 'CHOOSE_DAYS', days })
      }}
    />
  )
}
