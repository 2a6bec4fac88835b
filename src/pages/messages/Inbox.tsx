import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { inboxActor, renewInbox, type ListedMessage } from '../../flows/member/messages'
import { dateAndTime } from '../../i18n/time'
import { EmptyState } from '../../ui/EmptyState'
import { envelopeSimpleFill, envelopeSimpleOpenBold } from '../../ui/icons/phosphor'
import { ListRow } from '../../ui/List'
import { LongList } from '../../ui/LongList'
import { Skeletons } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Tag } from '../../ui/Tag'
import { ServiceWidget } from '../service/ServiceWidget'
import { PageBar } from '../shell/PageBar'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import css from './messages.module.css'
import { PagedList, usePages } from '../shared/PagedList'

/** The inbox: all messages, with unread ones marked in words and weight (ROUTE-61, MSG-09). */
export function Inbox() {
  const { t } = useTranslation(['messages', 'titles'])
  const inbox = inboxActor()
  useEffect(renewInbox, [])
  const { status } = usePages(inbox)
  return (
    <PageFrame bar={<PageBar title={t('titles:messages')} />} foot="tabs" busy={status === 'skeleton'}>
      <div className={css.page}>
        <PagedList<ListedMessage>
          list={inbox}
          skeleton={<Skeletons heights={[68, 68, 68, 68]} />}
          empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
          more={t('more')}
          byHand
        >
          {(items) => (
            <LongList
              label={t('titles:messages')}
              rows={items}
              rowHeight={56}
              renderRow={({ message: { id, title, sentAt, read } }) => (
                <ListRow
                  as="div"
                  key={id}
                  href={linkTo(paths.message, { id })}
                  icon={read ? envelopeSimpleOpenBold : envelopeSimpleFill}
                  className={read ? css.read : css.unread}
                  sub={<span className="num">{dateAndTime(sentAt)}</span>}
                  end={!read && <Tag tone="hot">{t('new')}</Tag>}
                >
                  {title}
                </ListRow>
              )}
            />
          )}
        </PagedList>
      </div>
      <ServiceWidget />
    </PageFrame>
  )
}
