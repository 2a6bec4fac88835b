import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { promotions, promotionsActor, shownOffers, type Promotion } from '../../flows/promotions'
import { checkImage } from '../../flows/urls'
import { EmptyState } from '../../ui/EmptyState'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { PageBar } from '../shell/PageBar'
import { Picture } from './Picture'
import { PromosFault } from './PromosFault'
import { StatusTag } from './StatusTag'
import css from './promos.module.css'

/** The promotion centre: what there is, what waits to be claimed first (ROUTE-45, ROUTE-46, PROMO-01). */
export default function PromosPage() {
  const { t } = useTranslation(['promos', 'titles'])
  const actor = promotionsActor()
  const { data, face, refreshing, failure } = useSelector(actor, promotions.view)
  return (
    <PageFrame bar={<PageBar title={t('titles:activity')} />} busy={face === 'skeleton'}>
      <div className="wrap stack">
        {face === 'skeleton' && [0, 1, 2].map((n) => <Skeleton key={n} n={n} height={236} radius={16} />)}
        {face === 'empty' && (
          <EmptyState title={t('promos:empty.title')}>{t('promos:empty.text')}</EmptyState>
        )}
        {face === 'error' && (
          <PromosFault failure={failure} busy={refreshing} onRetry={() => actor.send({ type: 'RELOAD' })} />
        )}
        {face === 'content' && (
          <ul className={css.list}>
            {shownOffers(data).map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
        <Programmes />
      </div>
    </PageFrame>
  )
}

/** What promotions, rebate and VIP are, in a few words (I18N-10). */
function Programmes() {
  const { t } = useTranslation('promos')
  return (
    <section aria-labelledby="programmes" className={css.programmes}>
      <h2 id="programmes" className="t1">
        {t('programmes')}
      </h2>
      <List>
        {(['promo', 'rebate', 'vip'] as const).map((one) => (
          <ListRow key={one} sub={t(`programme.${one}.text`)}>
            {t(`programme.${one}`)}
          </ListRow>
        ))}
      </List>
    </section>
  )
}

function Offer({ offer: { id, title, summary, url, status } }: { offer: Promotion }) {
  return (
    <li>
      <a className={css.offer} href={`/m/activityDetail?id=${encodeURIComponent(id)}`}>
        <Picture address={checkImage(url)} />
        <span className={css.words}>
          <span className={css.head}>
            <b className="t1">{title}</b>
            <StatusTag status={status} />
          </span>
          <span className="t2 muted">{summary}</span>
        </span>
      </a>
    </li>
  )
}
