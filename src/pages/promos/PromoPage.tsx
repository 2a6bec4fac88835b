import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { promotions, promotionsActor, type Promotion } from '../../flows/promotions'
import { openService } from '../../flows/taps'
import { checkImage } from '../../flows/urls'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { PageBar } from '../shell/PageBar'
import { RichText } from '../shared/RichText'
import { Picture } from './Picture'
import { PromosFault } from './PromosFault'
import { StatusTag } from './StatusTag'
import css from './promos.module.css'

/** One promotion: picture, where the player stands, and its terms (ROUTE-47). */
export default function PromoPage() {
  const { t } = useTranslation(['promos', 'titles'])
  const [search] = useSearchParams()
  const actor = promotionsActor()
  const { data, face, refreshing, failure } = useSelector(actor, promotions.view)
  const offer = data?.list.find(({ id }) => id === search.get('id'))
  return (
    <PageFrame bar={<PageBar title={t('titles:activity')} />} foot="tabs" busy={face === 'skeleton'}>
      <div className="wrap stack">
        {face === 'skeleton' && <Skeleton height={420} radius={16} />}
        {face === 'error' && (
          <PromosFault failure={failure} busy={refreshing} onRetry={() => actor.send({ type: 'RELOAD' })} />
        )}
        {(face === 'content' || face === 'empty') && (offer ? <Terms offer={offer} /> : <Gone />)}
      </div>
    </PageFrame>
  )
}

function Terms({ offer: { title, summary, content, url, status } }: { offer: Promotion }) {
  const { t } = useTranslation('promos')
  return (
    <article className={css.terms}>
      <Picture address={checkImage(url)} eager />
      <div className={css.head}>
        <h2 className="display d3">{title}</h2>
        <StatusTag status={status} />
      </div>
      <p className="muted">{summary}</p>
      <RichText html={content} />
      {/* Who takes part and who is paid is settled by people (PROMO-06). */}
      {(status === 'claim' || status === 'join') && (
        <Button wide onClick={openService}>
          {t(status === 'claim' ? 'claim' : 'join')}
        </Button>
      )}
    </article>
  )
}

function Gone() {
  const { t } = useTranslation('promos')
  return (
    <EmptyState title={t('gone.title')} action={<Button href="/m/activity">{t('gone.all')}</Button>}>
      {t('gone.text')}
    </EmptyState>
  )
}
