import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceView } from '../../flows/core/resource'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeletons } from '../../ui/Skeleton'
import { Loaded } from '../shared/Loaded'
import { PageBar } from '../shell/PageBar'
import { ClaimDialog } from './ClaimDialog'
import css from './rewards.module.css'

interface ClaimsPageProps {
  title: 'mission' | 'manualRebate' | 'reward'
  view: ResourceView<unknown>
  children: ReactNode
}

/** The frame of the screens with something to claim. */
export function ClaimsPage({ title, view, children }: ClaimsPageProps) {
  const { t } = useTranslation('titles')
  return (
    <PageFrame width="form" foot="tabs" busy={view.status === 'skeleton'} bar={<PageBar title={t(title)} />}>
      <div className={css.page}>{children}</div>
      <ClaimDialog />
    </PageFrame>
  )
}

interface ClaimsProps<Data> {
  view: ResourceView<Data>
  onRetry: () => void
  /** The skeletons' heights. */
  heights: readonly number[]
  empty: ReactNode
  children: (data: Data) => ReactNode
}

/** What can be claimed, in all its states. */
export function Claims<Data>({ heights, ...list }: ClaimsProps<Data>) {
  const { t } = useTranslation('rewards')
  return (
    <Loaded
      {...list}
      skeleton={
        <div className={css.tickets}>
          <Skeletons heights={heights} radius="var(--r-l)" />
        </div>
      }
      safe={t('error.safe')}
    />
  )
}
