import { useTranslation } from 'react-i18next'
import type { Entry } from '../../flows/records/record'
import { Chip, ChipRow } from '../../ui/Chip'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageBar } from '../shell/PageBar'
import { Days } from './Days'
import { RecordList, type RecordScreenProps } from './RecordList'
import css from './records.module.css'
import { useRecord } from './useRecord'

const panel = 'record'

/** The screen of a record: period, kind, sums, and all entries by day (RECORD-04..09). */
export function RecordScreen<Kind extends string, Row extends Entry, Sums>({
  record,
  status,
  Sums,
  Row,
}: RecordScreenProps<Kind, Row, Sums>) {
  const { t } = useTranslation('records')
  const { page } = record
  const { Frame = PageFrame } = status
  const { record: actor, choice } = useRecord(record)
  return (
    <Frame foot="tabs" bar={<PageBar title={status.title} />}>
      <div className={css.choices}>
        <Days record={actor} choice={choice} panel={panel} />
      </div>
      {status.kinds && (
        <ChipRow layout="column" label={status.kinds.label}>
          {[null, ...page.kinds].map((kind) => (
            <Chip
              key={kind ?? 'all'}
              picked={choice.kind === kind}
              onClick={() => actor.send({ type: 'CHOOSE_KIND', kind })}
            >
              {kind === null ? status.kinds?.all : status.kinds?.word(kind)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div id={panel} role="tabpanel" aria-label={t('range')} className={status.kinds ? undefined : css.bare}>
        <RecordList
          record={record}
          status={status}
          Sums={Sums}
          Row={Row}
          choice={choice}
          onYear={() => actor.send({ type: 'CHOOSE_DAYS', days: 365 })}
        />
      </div>
    </Frame>
  )
}
