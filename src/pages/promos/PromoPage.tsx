import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { promotions, promotionsActor, type Promotion } from '../../flows/promotions'
import { appActor } from '../../flows/root'
import { checkImage } from '../../flows/urls'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill } from '../../ui/icons/phosphor'
import { PageBar } from '../shell/PageBar'
import { RichText } from '../shared/RichText'
import { Entry } from './Entry'
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

function Terms({ offer }: { offer: Promotion }) {
  const { t } = useTranslation('promos')
  const { title, summary, content, url, status } = offer
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  return (
    <article className={css.terms}>
      <Picture address={checkImage(url)} eager />
      <div className={css.head}>
        <h2 className="display d3">{title}</h2>
        <StatusTag status={status} />
      </div>
      <p className="muted">{summary}</p>
      <RichText html={content} />
      {status === 'claim' && (
        <Button wide href="/m/rewardCenter">
          {t('claim')}
        </Button>
      )}
      {status === 'join' &&
        (guest ? (
          <Button wide href={`/m/login?next=${encodeURIComponent(`/m/activityDetail?id=${offer.id}`)}`}>
            {t('logIn')}
          </Button>
        ) : (
          <Entry key={offer.id} offer={offer} />
        ))}
      {(status === 'applying' || status === 'joined') && (
        <p role="status" className={css.stands}>
          <Icon of={checkCircleFill} />
          {t(`stands.${status}`)}
        </p>
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
