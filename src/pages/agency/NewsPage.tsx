import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { agentNoticesFlow, agentNoticesInput } from '../../flows/agency/agent-notices'
import { dateAndTime } from '../../i18n/time'
import { Badge } from '../../ui/Badge'
import { EmptyState } from '../../ui/EmptyState'
import { megaphoneBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { Sheet } from '../../ui/Sheet'
import { Skeleton } from '../../ui/Skeleton'
import { RichText } from '../shared/RichText'
import { useLanguageNews } from '../shared/useLanguageNews'
import { PageBar } from '../shell/PageBar'
import { AgencyFrame } from './AgencyFrame'
import css from './NewsPage.module.css'
import { useAgency } from './useAgency'
import { LoadFault } from '../shared/LoadFault'
import { tagIn } from '../../flows/core/tags'
import { useChart } from '../../flows/core/useChart'

type Notices = ActorRefFrom<typeof agentNoticesFlow>

/** The operator's announcements for agents (ROUTE-29, AGENT-15): rendered from the chart. */
export default function NewsPage() {
  const { t } = useTranslation('titles')
  const [input] = useState(agentNoticesInput)
  const notices = useChart(agentNoticesFlow, input)
  useLanguageNews(notices)
  const { facts } = useAgency()
  const loading = useSelector(notices, (state) => state.hasTag('loading'))
  // Once loaded, the list has the most current number of new ones.
  const unread = useSelector(notices, (state) =>
    state.hasTag('list') ? state.context.list.filter(({ read }) => !read).length : null,
  )
  return (
    <>
      <AgencyFrame
        here="news"
        facts={unread === null ? facts : { ...facts, news: unread }}
        width="form"
        busy={loading}
        bar={<PageBar title={t('agentNotice')} />}
      >
        <div className={css.page}>
          <Status notices={notices} />
        </div>
      </AgencyFrame>
      <Open notices={notices} />
    </>
  )
}

function Status({ notices }: { notices: Notices }) {
  const { t } = useTranslation(['agency', 'titles', 'shell'])
  const list = useSelector(notices, (state) => state.context.list)
  const failure = useSelector(notices, (state) => state.context.failure)
  const status = useSelector(notices, (state) => tagIn(state, 'list', 'error') ?? 'wait')
  if (status === 'error')
    return <LoadFault failure={failure} onRetry={() => notices.send({ type: 'RETRY' })} />
  if (status === 'wait') return [0, 1, 2].map((n) => <Skeleton key={n} n={n} height={72} radius={16} />)
  if (list.length === 0)
    return (
      <EmptyState icon={megaphoneBold} title={t('agency:news.empty')}>
        {t('agency:news.emptyText')}
      </EmptyState>
    )
  return (
    <List label={t('titles:agentNotice')}>
      {list.map(({ id, title, publishedAt, read }) => (
        <ListRow
          key={id}
          onPress={() => notices.send({ type: 'OPEN', id })}
          sub={<span className="num">{dateAndTime(publishedAt)}</span>}
          end={!read && <Badge label={t('agency:news.new')} />}
        >
          <span className={read ? undefined : css.fresh}>{title}</span>
        </ListRow>
      ))}
    </List>
  )
}

/** The open one, above the list. */
function Open({ notices }: { notices: Notices }) {
  const { t } = useTranslation('shell')
  const open = useSelector(notices, (state) => state.hasTag('reading'))
  const notice = useSelector(notices, ({ context }) => context.list.find(({ id }) => id === context.chosen))
  return (
    <Sheet
      open={open}
      onClose={() => notices.send({ type: 'CLOSE' })}
      title={notice?.title ?? ''}
      closeLabel={t('close')}
    >
      {notice && (
        <div className={css.notice}>
          <p className={`num ${css.when}`}>{dateAndTime(notice.publishedAt)}</p>
          {notice.picture !== null && <img className={css.picture} src={notice.picture} alt="" />}
          <RichText html={notice.content} />
        </div>
      )}
    </Sheet>
  )
}
