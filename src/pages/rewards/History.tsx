import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedView } from '../../flows/paged-list'
import { historyActor, historyQuery, type Claimed, type ListedClaim } from '../../flows/rewards'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { List, ListRow } from '../../ui/List'
import { MoreFoot } from '../../ui/MoreFoot'
import { Skeleton } from '../../ui/Skeleton'
import { NotLoaded } from './Faces'
import css from './rewards.module.css'

/** Everything that was ever claimed, the latest first, with its number (PROMO-07). */
export function History() {
  const { t } = useTranslation(['rewards', 'shell'])
  const list = historyActor()
  const { key, items, face, foot, refreshing, failure } = useSelector(list, pagedView<ListedClaim>, sameView)
  useEffect(() => {
    list.send({ type: 'ASK', query: historyQuery() })
    list.send({ type: 'RELOAD' })
  }, [list])
  const retry = () => list.send({ type: 'RETRY' })
  const own = key === historyQuery().key
  return (
    <section aria-labelledby="claimed">
      <h2 id="claimed" className={`display d4 ${css.title}`}>
        {t('claimed')}
      </h2>
      {(!own || face === 'skeleton') && <Skeleton height={128} radius="var(--r-l)" />}
      {own && face === 'error' && <NotLoaded failure={failure} busy={refreshing} onRetry={retry} />}
      {own && face === 'empty' && <p className="muted">{t('claimed.empty')}</p>}
      {own && face === 'content' && (
        <>
          <List>
            {items.map(({ key: number, claimed, currency }) => (
              <ListRow
                key={number}
                sub={t('claimed.line', { date: dateAndTime(claimed.at), number })}
                end={<b className={css.plus}>+{formatMoney(claimed.amount, currency)}</b>}
              >
                {nameOf(claimed, t(`kind.${claimed.kind}`))}
              </ListRow>
            ))}
          </List>
          <MoreFoot
            foot={foot}
            more={t('more.show')}
            retry={t('shell:retry')}
            onRetry={retry}
            onMore={() => list.send({ type: 'MORE' })}
          />
        </>
      )}
    </section>
  )
}

/** A mission's title is a number of things: it says that it was a mission; a rebate has no other name. */
function nameOf({ kind, title }: Claimed, word: string): string {
  if (kind === 'rebate') return word
  return kind === 'mission' ? `${word}: ${title}` : title
}

type View = ReturnType<typeof pagedView<ListedClaim>>

function sameView(a: View, b: View): boolean {
  return (
    a.key === b.key &&
    a.items === b.items &&
    a.face === b.face &&
    a.foot === b.foot &&
    a.failure === b.failure &&
    a.refreshing === b.refreshing
  )
}
