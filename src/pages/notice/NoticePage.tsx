import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { lobbyNotices, noticesActor } from '../../flows/home'
import { wordsForFailure } from '../../i18n/messages'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { PageBar } from '../shell/PageBar'
import { RichText } from '../shared/RichText'

/** The notice page: announcements of the lobby, newest first (HOME-26, MSG-08). */
export default function NoticePage() {
  const { t } = useTranslation(['home', 'shell'])
  const actor = noticesActor()
  const { data, face, refreshing, failure } = useSelector(actor, lobbyNotices.view)
  return (
    <PageFrame bar={<PageBar title={t('home:noticePage.title')} />} busy={face === 'skeleton'}>
      <div className="wrap stack">
        {face === 'skeleton' && [0, 1, 2].map((n) => <Skeleton key={n} n={n} height={120} />)}
        {face === 'empty' && (
          <EmptyState title={t('home:noticePage.empty')}>{t('home:noticePage.emptyText')}</EmptyState>
        )}
        {face === 'error' && (
          <ErrorState
            title={t('shell:error.title')}
            action={
              <Button busy={refreshing} onClick={() => actor.send({ type: 'RELOAD' })}>
                {t('shell:retry')}
              </Button>
            }
          >
            {failure && t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}
          </ErrorState>
        )}
        {face === 'content' &&
          data?.map(({ id, title, content, publishedAt }) => (
            <Card key={id}>
              <article className="stack">
                <h2 className="t1">{title}</h2>
                <p className="t3 quiet num">{dateAndTime(publishedAt)}</p>
                <RichText html={content} />
              </article>
            </Card>
          ))}
      </div>
    </PageFrame>
  )
}
