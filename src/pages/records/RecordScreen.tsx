import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { inspect } from '../../flows/inspect'
import { ranges, type BoundRecord, type Entry, type Listed } from '../../flows/record'
import { Chip, ChipRow } from '../../ui/Chip'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { isHere } from '../shared/here'
import { PageBar } from '../shell/PageBar'
import { RecordList } from './RecordList'
import css from './records.module.css'

const panel = 'record'

/** The words of a record. */
export interface RecordFace<Kind extends string> {
  title: string
  /** Spoken name of the row of kinds; nothing where the record has none. */
  kinds?: { label: string; all: string; word: (kind: Kind) => string }
  /** What is said where there is nothing. */
  empty: { title: string; text: string }
  /** A sentence beside the one about the time zone. */
  note?: ReactNode
  /** Entries that are days themselves stand under this heading, and not each under its own day. */
  list?: string
  /** Agency screens are without the tab bar. */
  tabs?: boolean
}

export interface RecordScreenProps<Kind extends string, Row extends Entry, Sums> {
  record: BoundRecord<Kind, Row, Sums>
  face: RecordFace<Kind>
  /** The sums over all entries of the choice, above the list. */
  Sums: ComponentType<{ sums: Sums }>
  /** One entry. */
  Row: ComponentType<{ row: Listed<Row, Sums> }>
}

/** A record as a screen: how far back, which kind, the sums, and every entry under its day (RECORD-04..09). */
export function RecordScreen<Kind extends string, Row extends Entry, Sums>({
  record,
  face,
  Sums,
  Row,
}: RecordScreenProps<Kind, Row, Sums>) {
  const { t } = useTranslation('records')
  const [search] = useSearchParams()
  const { page, flow } = record
  const actor = useActorRef(flow, { input: { page, query: Object.fromEntries(search) }, inspect })
  const choice = useSelector(actor, (state) => state.context.choice)
  useEffect(() => {
    if (isHere(search)) actor.send({ type: 'ADDRESS', query: Object.fromEntries(search) })
  }, [actor, search])
  return (
    <PageFrame foot={face.tabs === false ? undefined : 'tabs'} bar={<PageBar title={face.title} />}>
      <div className={css.choices}>
        <Segment
          label={t('range')}
          choices={ranges.map((days) => ({ value: String(days), label: t(`days.${days}`), panel }))}
          value={String(choice.days)}
          onChange={(value) => {
            const days = ranges.find((one) => String(one) === value)
            if (days) actor.send({ type: 'CHOOSE_DAYS', days })
          }}
        />
      </div>
      {face.kinds && (
        <ChipRow label={face.kinds.label} className={css.chips}>
          {[null, ...page.kinds].map((kind) => (
            <Chip
              key={kind ?? 'all'}
              picked={choice.kind === kind}
              onClick={() => actor.send({ type: 'CHOOSE_KIND', kind })}
            >
              {kind === null ? face.kinds?.all : face.kinds?.word(kind)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div id={panel} role="tabpanel" aria-label={t(`days.${choice.days}`)}>
        <RecordList
          record={record}
          face={face}
          Sums={Sums}
          Row={Row}
          choice={choice}
          onYear={() => actor.send({ type: 'CHOOSE_DAYS', days: 365 })}
        />
      </div>
    </PageFrame>
  )
}
