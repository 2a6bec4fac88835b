import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { historyActor, renewHistory, type Claimed, type ListedClaim } from '../../flows/member/rewards'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { List, ListRow } from '../../ui/List'
import { Skeleton } from '../../ui/Skeleton'
import { Titled } from '../../ui/Titled'
import css from './rewards.module.css'
import { PagedList } from '../shared/PagedList'

/** All past claims, latest first, with their reference numbers (PROMO-07). */
export function History() {
  const { t } = useTranslation('rewards')
  const list = historyActor()
  useEffect(renewHistory, [])
  return (
    <Titled id="claimed" title={t('claimed')} look={`display d4 ${css.title}`}>
      <PagedList<ListedClaim>
        list={list}
        skeleton={<Skeleton height={128} radius="var(--r-l)" />}
        empty={<p className="muted">{t('claimed.empty')}</p>}
        safe={t('error.safe')}
        more={t('more.show')}
        byHand
      >
        {(items) => (
          <List>
            {items.map(({ key: number, claimed }) => (
              <ListRow
                key={number}
                sub={t('claimed.line', { date: dateAndTime(claimed.at), number })}
                end={<b className={css.plus}>+{formatMoney(claimed.amount)}</b>}
              >
                {nameOf(claimed, t(`kind.${claimed.kind}`))}
              </ListRow>
            ))}
          </List>
        )}
      </PagedList>
    </Titled>
  )
}

/** A claim's name: a mission is only called a mission, and a rebate has no other name. */
function nameOf({ kind, title }: Claimed, word: string): string {
  if (kind === 'rebate') return word
  return kind === 'mission' ? `${word}: ${title}` : title
}
