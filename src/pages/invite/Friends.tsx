import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  friendsActor,
  friendsKey,
  friendState,
  type FriendState,
  type ListedFriend,
  type ReferralProgramme,
} from '../../flows/invite'
import { pagedView } from '../../flows/paged-list'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { dateAndTime, shortDate } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { List, ListRow } from '../../ui/List'
import { MoreFoot } from '../../ui/MoreFoot'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import css from './invite.module.css'

/** Who came by the link, how far each of them is, and what has come of it. */
export function Friends({ programme }: { programme: ReferralProgramme }) {
  const { t } = useTranslation('invite')
  const { joined, deposited, paid, coming, currency } = programme
  const sums = [
    [t('total.joined'), String(joined)],
    [t('total.deposited'), String(deposited)],
    [t('total.paid'), formatMoney(paid, currency)],
    [t('total.coming'), formatMoney(coming, currency)],
  ] as const
  return (
    <section aria-labelledby="friends">
      <h2 id="friends" className={`display d4 ${css.title}`}>
        {t('friends.title')}
      </h2>
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
      <Listed minimum={formatMoney(programme.minimum, currency)} />
    </section>
  )
}

function Listed({ minimum }: { minimum: string }) {
  const { t } = useTranslation(['invite', 'shell'])
  const friends = friendsActor()
  const { key, items, face, foot, failure } = useSelector(friends, pagedView<ListedFriend>)
  const retry = () => friends.send({ type: 'RETRY' })
  // Until the list has turned to this player, what it shows is another's.
  if (key !== friendsKey() || face === 'skeleton') return <Skeleton height={140} radius="var(--r-l)" />
  if (face === 'error' && failure) {
    const words = wordsForFailure(failure)
    return (
      <div className={css.fault}>
        <p role="alert">{t(`shell:${words.key}`, words.values)}</p>
        <Button look="quiet" onClick={retry}>
          {t('shell:retry')}
        </Button>
      </div>
    )
  }
  if (face === 'empty') {
    return <EmptyState title={t('friends.empty.title')}>{t('friends.empty.text')}</EmptyState>
  }
  return (
    <>
      <List label={t('friends.title')}>
        {items.map((item) => (
          <Row key={item.key} item={item} minimum={minimum} />
        ))}
      </List>
      <MoreFoot
        foot={foot}
        more={t('friends.more')}
        retry={t('shell:retry')}
        onRetry={retry}
        onMore={() => friends.send({ type: 'MORE' })}
      />
    </>
  )
}

const tones: Record<FriendState, 'plain' | 'good'> = {
  joined: 'plain',
  small: 'plain',
  coming: 'plain',
  paid: 'good',
}

function Row({ item: { friend, currency }, minimum }: { item: ListedFriend; minimum: string }) {
  const { t } = useTranslation('invite')
  const state = friendState(friend)
  const { reward } = friend
  const amount = reward ? formatMoney(reward.amount, currency) : minimum
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
