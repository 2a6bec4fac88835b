import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { promotions, promotionsActor, shownOffers, type Promotion } from '../../flows/member/promotions'
import { checkImage } from '../../flows/core/urls'
import { EmptyState } from '../../ui/EmptyState'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeletons } from '../../ui/Skeleton'
import { Titled } from '../../ui/Titled'
import { PageBar } from '../shell/PageBar'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { Picture } from './Picture'
import { StatusTag } from './StatusTag'
import css from './promos.module.css'
import { Loaded } from '../shared/Loaded'

/** The promotion centre: all promotions, claimable ones first (ROUTE-45, ROUTE-46, PROMO-01). */
export default function PromosPage() {
  const { t } = useTranslation(['promos', 'titles'])
  const actor = promotionsActor()
  const view = useSelector(actor, promotions.view)
  return (
    <PageFrame bar={<PageBar title={t('titles:activity')} />} busy={view.status === 'skeleton'}>
      <div className="wrap stack">
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeletons heights={[236, 236, 236]} radius={16} />}
          empty={<EmptyState title={t('promos:empty.title')}>{t('promos:empty.text')}</EmptyState>}
        >
          {(offers) => (
            <ul className={css.list}>
              {shownOffers(offers).map((offer) => (
                <Offer key={offer.id} offer={offer} />
              ))}
            </ul>
          )}
        </Loaded>
        <Programmes />
      </div>
    </PageFrame>
  )
}

/** Promotions, rebate and VIP explained in a few words (I18N-10). */
function Programmes() {
  const { t } = useTranslation('promos')
  return (
    <Titled id="programmes" title={t('programmes')} className={css.programmes}>
      <List>
        {(['promo', 'rebate', 'vip'] as const).map((one) => (
          <ListRow key={one} sub={t(`programme.${one}.text`)}>
            {t(`programme.${one}`)}
          </ListRow>
        ))}
      </List>
    </Titled>
  )
}

function Offer({ offer: { id, title, summary, url, status } }: { offer: Promotion }) {
  return (
    <li>
      <a className={css.offer} href={linkTo(paths.promotion, { id })}>
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
