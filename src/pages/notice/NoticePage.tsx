import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { lobbyNotices, noticesActor } from '../../flows/home/home'
import { dateAndTime } from '../../i18n/time'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeletons } from '../../ui/Skeleton'
import { PageBar } from '../shell/PageBar'
import { RichText } from '../shared/RichText'
import { Loaded } from '../shared/Loaded'

/** The notice page: lobby announcements, newest first (HOME-26, MSG-08). */
export default function NoticePage() {
  const { t } = useTranslation('home')
  const actor = noticesActor()
  const view = useSelector(actor, lobbyNotices.view)
  return (
    <PageFrame bar={<PageBar title={t('noticePage.title')} />} busy={view.status === 'skeleton'}>
      <div className="wrap stack">
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeletons heights={[120, 120, 120]} />}
          empty={<EmptyState title={t('noticePage.empty')}>{t('noticePage.emptyText')}</EmptyState>}
        >
          {(notices) =>
            notices.map(({ id, title, content, publishedAt }) => (
              <Card key={id}>
                <article className="stack">
                  <h2 className="t1">{title}</h2>
                  <p className="t3 quiet num">{dateAndTime(publishedAt)}</p>
                  <RichText html={content} />
                </article>
              </Card>
            ))
          }
        </Loaded>
      </div>
    </PageFrame>
  )
}
