import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { datesOf, mostDays, ranges, type RecordActor, type RecordChoice } from '../../flows/records/record'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Form } from '../../ui/Form'
import { Segment } from '../../ui/Segment'
import { FormFailure } from '../shared/FormFailure'
import css from './records.module.css'

interface DaysProps {
  record: RecordActor
  choice: RecordChoice
  /** Id of the element it controls. */
  panel: string
}

/** Which days a record shows: up to today, or a custom range. */
export function Days({ record, choice, panel }: DaysProps) {
  const { t } = useTranslation('records')
  const own = useSelector(record, (state) => state.hasTag('dates'))
  return (
    <>
      <Segment
        label={t('range')}
        choices={[
          ...ranges.map((days) => ({ value: String(days), label: t(`days.${days}`), panel })),
          { value: 'own', label: t('days.own'), panel },
        ]}
        value={own ? 'own' : String(choice.days)}
        onChange={(value) => {
          const days = ranges.find((one) => String(one) === value)
          if (days) record.send({ type: 'CHOOSE_DAYS', days })
          else record.send({ type: 'OWN_DATES', dates: datesOf(choice) })
        }}
      />
      {own && <Dates record={record} />}
    </>
  )
}

function Dates({ record }: { record: RecordActor }) {
  const { t } = useTranslation('records')
  const draft = useSelector(record, (state) => state.context.draft)
  const problem = useSelector(record, (state) => state.context.problem)
  const today = datesOf({ days: 1 }).to
  return (
    <Form className={css.dates} onSubmit={() => record.send({ type: 'SHOW_DATES' })}>
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          type="date"
          name={end}
          label={t(`dates.${end}`)}
          max={today}
          value={draft[end]}
          aria-invalid={problem !== null || undefined}
          onChange={(event) =>
            record.send({ type: 'TYPE_DATES', dates: { ...draft, [end]: event.target.value } })
          }
        />
      ))}
      <Button type="submit" look="quiet" wide className={css.show}>
        {t('dates.show')}
      </Button>
      <div className={css.show}>
        <FormFailure>{problem && t(`dates.${problem}`, { days: mostDays })}</FormFailure>
      </div>
    </Form>
  )
}
