import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item, PagedListActor } from '../../flows/core/paged-list'
import { EmptyState } from '../../ui/EmptyState'
import { usersThreeBold } from '../../ui/icons/phosphor'
import { RecordRows } from '../../ui/records/RecordRows'
import { TicketsSkeleton } from '../../ui/records/TicketsSkeleton'
import { PagedList } from '../shared/PagedList'
import css from './team.module.css'

interface LinesProps<Line extends Item> {
  /** Tells this screen's lists from those of others. */
  name: string
  list: PagedListActor
  /** The key of the choice. */
  wanted: string
  /** The empty state. */
  empty?: string | undefined
  /** Sums above the lines, as sent with the first one. */
  renderSums: (first: Line) => ReactNode
  renderRow: (item: Line) => ReactElement
}

/** The lines of a team screen, in all states. */
export function Lines<Line extends Item>(props: LinesProps<Line>) {
  const { t } = useTranslation('team')
  const { name, list, wanted, empty = t('empty.text'), renderSums, renderRow } = props
  return (
    <PagedList<Line>
      list={list}
      wanted={wanted}
      skeleton={<TicketsSkeleton />}
      empty={
        <EmptyState icon={usersThreeBold} title={t('empty.title')}>
          {empty}
        </EmptyState>
      }
      safe={t('error.safe')}
      more={t('members.more')}
      stuck={t('stuck')}
    >
      {(items, onNear) => (
        <>
          {items[0] && renderSums(items[0])}
          <RecordRows
            name={`${name} ${wanted}`}
            rows={items}
            onNear={onNear}
            renderRow={(item) => (
              <div key={item.key} className={css.row}>
                {renderRow(item)}
              </div>
            )}
          />
        </>
      )}
    </PagedList>
  )
}
