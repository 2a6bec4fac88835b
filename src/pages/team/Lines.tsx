import { useSelector } from '@xstate/react'
import { useCallback, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedView, type PagedListActor } from '../../flows/paged-list'
import type { ListedLine } from '../../flows/team-lines'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { usersThreeBold } from '../../ui/icons/phosphor'
import { MoreFoot } from '../../ui/MoreFoot'
import { RecordRows } from '../../ui/records/RecordRows'
import { TicketsSkeleton } from '../../ui/records/TicketsSkeleton'
import css from './team.module.css'

export interface LinesProps {
  list: PagedListActor
  /** The key of what is chosen: until the list has turned to it, what it shows belongs to the last choice. */
  wanted: string
  /** Sums above the lines, from the first of them. */
  renderSums: (first: ListedLine) => ReactNode
  renderRow: (item: ListedLine) => ReactElement
}

/** The lines of a team screen, in all their states. */
export function Lines({ list, wanted, renderSums, renderRow }: LinesProps) {
  const { t } = useTranslation(['team', 'shell'])
  const { key, items, face, foot, failure } = useSelector(list, pagedView<ListedLine>, sameView)
  const near = useCallback(() => list.send({ type: 'MORE' }), [list])
  const retry = () => list.send({ type: 'RETRY' })
  if (key !== wanted || face === 'skeleton') return <TicketsSkeleton />
  if (face === 'error' && failure) {
    const words = wordsForFailure(failure)
    return (
      <ErrorState
        heading="h2"
        title={t('shell:error.title')}
        action={<Button onClick={retry}>{t('shell:retry')}</Button>}
      >
        {t(`shell:${words.key}`, words.values)} {t('team:error.safe')}
      </ErrorState>
    )
  }
  const [first] = items
  if (face === 'empty' || !first) {
    return (
      <EmptyState heading="h2" icon={usersThreeBold} title={t('team:empty.title')}>
        {t('team:empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      {renderSums(first)}
      <RecordRows
        rows={items}
        onNear={near}
        renderRow={(item) => (
          <div key={item.key} className={css.row}>
            {renderRow(item)}
          </div>
        )}
      />
      <MoreFoot
        foot={foot}
        more={t('team:members.more')}
        stuck={t('team:stuck')}
        retry={t('shell:retry')}
        onRetry={retry}
      />
    </>
  )
}

type View = ReturnType<typeof pagedView<ListedLine>>

function sameView(a: View, b: View): boolean {
  return (
    a.key === b.key &&
    a.items === b.items &&
    a.face === b.face &&
    a.foot === b.foot &&
    a.failure === b.failure
  )
}
