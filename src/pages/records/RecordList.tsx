import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  keyOf,
  type BoundRecord,
  type Entry,
  type Listed,
  type RecordChoice,
} from '../../flows/records/record'
import type { Sheet } from '../../flows/records/sheet'
import { calendarDay, zoneOf } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { RecordRows } from '../../ui/records/RecordRows'
import type { PageFrameProps } from '../../ui/shell/PageFrame'
import { TicketsSkeleton } from '../../ui/records/TicketsSkeleton'
import { SaveSheet } from './SaveSheet'
import { useDayWords } from './useDayWords'
import css from './records.module.css'
import { PagedList } from '../shared/PagedList'

/** The words of a record. */
interface RecordCopy<Kind extends string, Row> {
  title: string
  /** Accessible name of the row of kinds; undefined if the record has none. */
  kinds?: { label: string; all: string; word: (kind: Kind) => string }
  /** The words of the empty state. */
  empty: { title: string; text: string }
  /** A sentence in addition to the one about the time zone. */
  note?: ReactNode
  /** Entries that are days themselves: shown under this heading instead of each under its own day. */
  list?: string
  /** The record as a table, if it can be saved. */
  sheet?: Sheet<Row>
  /** Set for a screen of the agency: its frame, with the agency's bar. */
  Frame?: ComponentType<PageFrameProps>
}

export interface RecordScreenProps<Kind extends string, Row extends Entry, Sums> {
  record: BoundRecord<Kind, Row, Sums>
  status: RecordCopy<Kind, Row>
  /** The sums over all entries of the choice, above the list. */
  Sums: ComponentType<{ sums: Sums }>
  /** One entry. */
  Row: ComponentType<{ row: Listed<Row, Sums> }>
}

interface RecordListProps<Kind extends string, Row extends Entry, Sums> extends RecordScreenProps<
  Kind,
  Row,
  Sums
> {
  choice: RecordChoice
  /** The player asks for a whole year. */
  onYear: () => void
}

/** The first entry of each day, preceded by the day. */
function underDays<Row extends Entry>(items: readonly Row[]): readonly (Row | { readonly day: number })[] {
  return items.flatMap((item, n) => {
    const before = items[n - 1]
    const first = !before || calendarDay(before.at) !== calendarDay(item.at)
    return first ? [{ day: item.at }, item] : [item]
  })
}

/** The entries of a choice, in all states. */
export function RecordList<Kind extends string, Row extends Entry, Sums>({
  record,
  status: { title, empty, note, list: heading, sheet },
  Sums,
  Row,
  choice,
  onYear,
}: RecordListProps<Kind, Row, Sums>) {
  const { t } = useTranslation('records')
  const further = choice.days !== 365 && (
    <Button look="quiet" onClick={onYear}>
      {t('empty.year')}
    </Button>
  )
  return (
    <PagedList<Listed<Row, Sums>>
      list={record.list(choice)}
      wanted={keyOf(choice)}
      skeleton={<TicketsSkeleton />}
      empty={
        <EmptyState title={empty.title} action={further || undefined}>
          {empty.text}
        </EmptyState>
      }
      safe={t('error.safe')}
      more={t('more')}
      stuck={t('stuck')}
    >
      {(items, onNear) => (
        <>
          {items[0] && (
            <div className={css.sums}>
              <Sums sums={items[0].sums} />
              <p className={css.small}>
                {t('zone', { zone: zoneOf(items[0].at) })} {note}
              </p>
              {sheet && <SaveSheet record={record} choice={choice} table={sheet} name={title} />}
              {heading !== undefined && <h2 className={css.day}>{heading}</h2>}
            </div>
          )}
          <RecordRows
            name={title}
            rows={heading === undefined ? underDays(items) : items}
            onNear={onNear}
            renderRow={(item) =>
              'day' in item ? <Day key={item.day} moment={item.day} /> : <Row key={item.key} row={item} />
            }
          />
        </>
      )}
    </PagedList>
  )
}

function Day({ moment }: { moment: number }) {
  return <h2 className={css.day}>{useDayWords()(moment)}</h2>
}
