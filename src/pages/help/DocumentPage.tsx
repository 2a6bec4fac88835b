import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { documentAt, documentText } from '../../flows/service/help'
import { openService } from '../../flows/core/late-actions'
import { longDate } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Skeletons } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { RichText } from '../shared/RichText'
import { PageBar } from '../shell/PageBar'
import * as paths from '../../../machines/shared/paths'
import css from './help.module.css'
import { Loaded } from '../shared/Loaded'

const titles = {
  [paths.agreement]: 'agreement',
  [paths.privacy]: 'privacy',
} as const

/** A long text of the operator: the user agreement, privacy, responsible gaming (ROUTE-66, I18N-07). */
export default function DocumentPage() {
  const { t } = useTranslation(['help', 'titles'])
  const { path, actor } = documentAt(useLocation().pathname)
  const view = useSelector(actor, documentText.view)
  return (
    <PageFrame bar={<PageBar title={t(`titles:${titles[path]}`)} />} busy={view.status === 'skeleton'}>
      <div className={css.page}>
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeletons heights={[132, 132, 132]} />}
          empty={
            <EmptyState
              title={t('document.empty.title')}
              action={<Button onClick={openService}>{t('help.service')}</Button>}
            >
              {t('document.empty.text')}
            </EmptyState>
          }
        >
          {(document) => (
            <article className={css.document}>
              <p className="t3 quiet num">{t('document.since', { date: longDate(document.since) })}</p>
              <RichText html={document.content} />
            </article>
          )}
        </Loaded>
      </div>
    </PageFrame>
  )
}
