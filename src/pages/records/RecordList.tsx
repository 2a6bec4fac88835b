import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedView } from '../../flows/paged-list'
import type { Entry, Listed, RecordChoice } from '../../flows/record'
import { wordsForFailure } from '../../i18n/messages'
import { calendarDay, zoneOf } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { MoreFoot } from '../../ui/MoreFoot'
import { RecordRows } from '../../ui/records/RecordRows'
import { TicketsSkeleton } from '../../ui/records/TicketsSkeleton'
import type { RecordScreenProps } from './RecordScreen'
import { useDayWords } from './useDayWords'
import css from './records.module.css'

export interface RecordListProps<Kind extends string, Row extends Entry, Sums> extends RecordScreenProps<
  Kind,
  Row,
  Sums
> {
  choice: RecordChoice
  /** The player wants to look back a year. */
  onYear: () => void
}

/** Every day's first entry has the day in front of it. */
function underDays<Row extends Entry>(items: readonly Row[]): readonly (Row | { readonly day: number })[] {
  return items.flatMap((item, n) => {
    const before = items[n - 1]
    const first = !before || calendarDay(before.at) !== calendarDay(item.at)
    return first ? [{ day: item.at }, item] : [item]
  })
}

/** The entries of a choice, in all their states. */
export function RecordList<Kind extends string, Row extends Entry, Sums>({
  record,
  face: { empty, note, list: heading },
  Sums,
  Row,
  choice,
  onYear,
}: RecordListProps<Kind, Row, Sums>) {
  const { t } = useTranslation(['records', 'shell'])
  const list = record.list(choice)
  const { key, items, face, foot, failure } = useSelector(list, pagedView<Listed<Row, Sums>>, sameView)
  const rows = useMemo(() => (heading === undefined ? underDays(items) : items), [items, heading])
  const near = useCallback(() => list.send({ type: 'MORE' }), [list])
  const retry = () => list.send({ type: 'RETRY' })
  // Until the list has turned to this choice, what it shows belongs to the last one.
  if (key !== record.keyFor(choice) || face === 'skeleton') return <TicketsSkeleton />
  if (face === 'error' && failure) {
    const words = wordsForFailure(failure)
    return (
      <ErrorState
        heading="h2"
        title={t('shell:error.title')}
        action={<Button onClick={retry}>{t('shell:retry')}</Button>}
      >
        {t(`shell:${words.key}`, words.values)} {t('error.safe')}
      </ErrorState>
    )
  }
  const [newest] = items
  if (face === 'empty' || !newest) {
    const further = choice.days !== 365 && (
      <Button look="quiet" onClick={onYear}>
        {t('empty.year')}
      </Button>
    )
    return (
      <EmptyState heading="h2" title={empty.title} action={further || undefined}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={css.sums}>
        <Sums sums={newest.sums} />
        <p className={css.small}>
          {t('zone', { zone: zoneOf(newest.at) })} {note}
        </p>
        {heading !== undefined && <h2 className={css.day}>{heading}</h2>}
      </div>
      <RecordRows
        rows={rows}
        onNear={near}
        renderRow={(item) =>
          'day' in item ? <Day key={item.day} moment={item.day} /> : <Row key={item.key} row={item} />
        }
      />
      <MoreFoot foot={foot} more={t('more')} stuck={t('stuck')} retry={t('shell:retry')} onRetry={retry} />
    </>
  )
}

function Day({ moment }: { moment: number }) {
  return <h2 className={css.day}>{useDayWords()(moment)}</h2>
}

type View = ReturnType<typeof pagedView>

function sameView(a: View, b: View): boolean {
  return (
    a.key === b.key &&
    a.items === b.items &&
    a.face === b.face &&
    a.foot === b.foot &&
    a.failure === b.failure
  )
}
