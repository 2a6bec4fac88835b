import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  allAnnouncements,
  allAnnouncementsActor,
  type ReadableAnnouncement,
} from '../../flows/home/announcements'
import { dateAndTime } from '../../i18n/time'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeletons } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { PageBar } from '../shell/PageBar'
import { RichText } from '../shared/RichText'
import { Loaded } from '../shared/Loaded'
import css from './NoticePage.module.css'

/** The notice page: all announcements to players, newest first (HOME-26, MSG-07, MSG-08). */
export default function NoticePage() {
  const { t } = useTranslation('messages')
  const actor = allAnnouncementsActor()
  const view = useSelector(actor, allAnnouncements.view)
  return (
    <PageFrame bar={<PageBar title={t('announced.title')} />} busy={view.status === 'skeleton'}>
      <div className="wrap stack">
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeletons heights={[120, 120, 120]} />}
          empty={<EmptyState title={t('announced.empty')}>{t('announced.emptyText')}</EmptyState>}
        >
          {(list) => list.map((one) => <Announced key={`${one.about} ${one.id}`} one={one} />)}
        </Loaded>
      </div>
    </PageFrame>
  )
}

function Announced({ one: { about, title, content, publishedAt, picture } }: { one: ReadableAnnouncement }) {
  const { t } = useTranslation('messages')
  return (
    <Card>
      <article className="stack">
        {picture && (
          <img src={picture} alt="" width={716} height={320} loading="lazy" className={css.picture} />
        )}
        <h2 className="t1">{title}</h2>
        <p className={css.facts}>
          <Tag>{t(`announced.about.${about}`)}</Tag>
          <span className="t3 quiet num">{dateAndTime(publishedAt)}</span>
        </p>
        <RichText html={content} />
      </article>
    </Card>
  )
}
