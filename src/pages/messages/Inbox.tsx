import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { inboxActor, inboxKey, renewInbox, type ListedMessage } from '../../flows/messages'
import { pagedView } from '../../flows/paged-list'
import { dateAndTime } from '../../i18n/time'
import { EmptyState } from '../../ui/EmptyState'
import { envelopeSimpleFill, envelopeSimpleOpenBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { MoreFoot } from '../../ui/MoreFoot'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Tag } from '../../ui/Tag'
import { LoadFault } from '../shared/LoadFault'
import { ServiceWidget } from '../service/ServiceWidget'
import { PageBar } from '../shell/PageBar'
import css from './messages.module.css'

/** The inbox: every message, the ones not read yet marked in words and weight (ROUTE-61, MSG-09). */
export function Inbox() {
  const { t } = useTranslation(['messages', 'shell', 'titles'])
  const inbox = inboxActor()
  useEffect(renewInbox, [])
  const { key, items, face, foot, failure, refreshing } = useSelector(inbox, pagedView<ListedMessage>)
  const retry = () => inbox.send({ type: 'RETRY' })
  // Until the list has turned to this player, what it shows is another's.
  const shown = key === inboxKey() ? face : 'skeleton'
  return (
    <PageFrame bar={<PageBar title={t('titles:messages')} />} foot="tabs" busy={shown === 'skeleton'}>
      <div className={css.page}>
        {shown === 'skeleton' && [0, 1, 2, 3].map((n) => <Skeleton key={n} n={n} height={68} />)}
        {shown === 'empty' && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
        {shown === 'error' && <LoadFault failure={failure} busy={refreshing} onRetry={retry} />}
        {shown === 'content' && (
          <>
            <List label={t('titles:messages')}>
              {items.map(({ message: { id, title, sentAt, read } }) => (
                <ListRow
                  key={id}
                  href={`/m/message?id=${encodeURIComponent(id)}`}
                  icon={read ? envelopeSimpleOpenBold : envelopeSimpleFill}
                  className={read ? css.read : css.unread}
                  sub={<span className="num">{dateAndTime(sentAt)}</span>}
                  end={!read && <Tag tone="hot">{t('new')}</Tag>}
                >
                  {title}
                </ListRow>
              ))}
            </List>
            <MoreFoot
              foot={foot}
              more={t('more')}
              retry={t('shell:retry')}
              onRetry={retry}
              onMore={() => inbox.send({ type: 'MORE' })}
            />
          </>
        )}
      </div>
      <ServiceWidget />
    </PageFrame>
  )
}
