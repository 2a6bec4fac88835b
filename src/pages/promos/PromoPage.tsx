import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { promotions, promotionsActor, type Promotion } from '../../flows/member/promotions'
import { appActor } from '../../flows/core/root'
import { checkImage } from '../../flows/core/urls'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill } from '../../ui/icons/phosphor'
import { PageBar } from '../shell/PageBar'
import { RichText } from '../shared/RichText'
import { linkTo } from '../../../machines/shared/address'
import { useScreenName } from '../shared/useScreenName'
import { useQuery } from '../shared/useQuery'
import * as paths from '../../../machines/shared/paths'
import { Entry } from './Entry'
import { Picture } from './Picture'
import { StatusTag } from './StatusTag'
import css from './promos.module.css'
import { Loaded } from '../shared/Loaded'

/** One promotion: picture, the player's progress, and its terms (ROUTE-47). */
export default function PromoPage() {
  const { t } = useTranslation(['promos', 'titles'])
  const asked = useQuery(paths.promotion).id
  const actor = promotionsActor()
  const view = useSelector(actor, promotions.view)
  return (
    <PageFrame bar={<PageBar title={t('titles:activity')} />} foot="tabs" busy={view.status === 'skeleton'}>
      <div className="wrap stack">
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeleton height={420} radius={16} />}
          empty={<Gone />}
        >
          {({ list }) => {
            const offer = list.find(({ id }) => id === asked)
            return offer ? <Terms offer={offer} /> : <Gone />
          }}
        </Loaded>
      </div>
    </PageFrame>
  )
}

function Terms({ offer }: { offer: Promotion }) {
  const { t } = useTranslation('promos')
  const { title, summary, content, url, status } = offer
  useScreenName(title)
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
        <Button wide href={paths.rewardCenter}>
          {t('claim')}
        </Button>
      )}
      {status === 'join' &&
        (guest ? (
          <Button wide href={linkTo(paths.login, { next: linkTo(paths.promotion, { id: offer.id }) })}>
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
    <EmptyState title={t('gone.title')} action={<Button href={paths.promotions}>{t('gone.all')}</Button>}>
      {t('gone.text')}
    </EmptyState>
  )
}
