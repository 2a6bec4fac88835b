import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedView, type Item, type PagedListActor, type PagedView } from '../../flows/core/paged-list'
import { MoreFoot, type MoreFootProps } from './MoreFoot'
import { Loaded, type LoadStates } from './Loaded'

/** What a list shows. Until it has switched to the requested key, its items belong to another choice. */
export function usePages<Row extends Item>(list: PagedListActor, wanted?: string): PagedView<Row> {
  const view = useSelector(list, pagedView<Row>, shallowEqual)
  return wanted === undefined || view.key === wanted ? view : { ...view, status: 'skeleton' }
}

interface PagedListProps<Row extends Item> extends LoadStates, Pick<MoreFootProps, 'more' | 'stuck'> {
  list: PagedListActor
  /** The key of the choice; omit it if there is nothing to choose. */
  wanted?: string
  /** The next page is loaded by a button instead of automatically near the end. */
  byHand?: boolean
  /** Shows the total number below the last row. */
  end?: (count: number) => string
  /** Renders the items, at least one row; calls `onNear` when its end comes near. */
  children: (rows: readonly Row[], onNear: () => void) => ReactNode
}

/** A list that loads page by page, in all states, with its footer. */
export function PagedList<Row extends Item>(props: PagedListProps<Row>) {
  const { list, wanted, byHand = false, more, stuck, end, children, ...states } = props
  const { t } = useTranslation('shell')
  const { items, status, failure, foot } = usePages<Row>(list, wanted)
  const onMore = useCallback(() => list.send({ type: 'MORE' }), [list])
  const retry = () => list.send({ type: 'RETRY' })
  return (
    <Loaded view={{ data: items, status, failure }} onRetry={retry} {...states}>
      {(rows) => (
        <>
          {children(rows, onMore)}
          <MoreFoot
            foot={foot}
            more={more}
            stuck={stuck}
            end={end?.(rows.length)}
            retry={t('retry')}
            onRetry={retry}
            onMore={byHand ? onMore : undefined}
          />
        </>
      )}
    </Loaded>
  )
}
