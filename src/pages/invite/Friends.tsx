import { useTranslation } from 'react-i18next'
import {
  friendsActor,
  friendState,
  type FriendState,
  type ListedFriend,
  type ReferralProgramme,
} from '../../flows/member/invite'
import { formatMoney } from '../../i18n/money'
import { dateAndTime, shortDate } from '../../i18n/time'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { List, ListRow } from '../../ui/List'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { Titled } from '../../ui/Titled'
import css from './invite.module.css'
import { PagedList } from '../shared/PagedList'

/** Friends who joined through the link, each one's progress, and the rewards so far. */
export function Friends({ programme }: { programme: ReferralProgramme }) {
  const { t } = useTranslation('invite')
  const { joined, deposited, paid, coming } = programme
  const sums = [
    [t('total.joined'), String(joined)],
    [t('total.deposited'), String(deposited)],
    [t('total.paid'), formatMoney(paid)],
    [t('total.coming'), formatMoney(coming)],
  ] as const
  return (
    <Titled id="friends" title={t('friends.title')} look={`display d4 ${css.title}`}>
      <Card className={css.totals}>
        <dl>
          {sums.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Listed minimum={formatMoney(programme.minimum)} />
    </Titled>
  )
}

function Listed({ minimum }: { minimum: string }) {
  const { t } = useTranslation('invite')
  return (
    <PagedList<ListedFriend>
      list={friendsActor()}
      skeleton={<Skeleton height={140} radius="var(--r-l)" />}
      empty={<EmptyState title={t('friends.empty.title')}>{t('friends.empty.text')}</EmptyState>}
      more={t('friends.more')}
      byHand
    >
      {(items) => (
        <List label={t('friends.title')}>
          {items.map((item) => (
            <Row key={item.key} item={item} minimum={minimum} />
          ))}
        </List>
      )}
    </PagedList>
  )
}

const tones: Record<FriendState, 'plain' | 'good'> = {
  joined: 'plain',
  small: 'plain',
  coming: 'plain',
  paid: 'good',
}

function Row({ item: { friend }, minimum }: { item: ListedFriend; minimum: string }) {
  const { t } = useTranslation('invite')
  const state = friendState(friend)
  const { reward } = friend
  const amount = reward ? formatMoney(reward.amount) : minimum
  const at = reward ? (state === 'coming' ? dateAndTime(reward.at) : shortDate(reward.at)) : ''
  return (
    <ListRow
      sub={
        <>
          {t('friend.since', { date: shortDate(friend.joinedAt) })} ·{' '}
          {t(`friend.${state}.text`, { amount, at })}
        </>
      }
      end={<Tag tone={tones[state]}>{t(`friend.${state}`, { amount })}</Tag>}
    >
      {friend.name}
    </ListRow>
  )
}
