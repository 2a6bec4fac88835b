import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { wishToClaim } from '../../flows/claim'
import { rewards, type Rewards } from '../../flows/rewards'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { giftBold } from '../../ui/icons/phosphor'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Ticket } from '../../ui/Ticket'
import { PageBar } from '../shell/PageBar'
import { ClaimDialog } from './ClaimDialog'
import { NotLoaded } from './Faces'
import { History } from './History'
import { useClaims } from './useClaims'
import css from './rewards.module.css'

/** The reward centre: what waits to be claimed, and what was (ROUTE-50, PROMO-02, PROMO-07). */
export default function RewardCenterPage() {
  const { t } = useTranslation(['rewards', 'titles'])
  const actor = useClaims(rewards.logic)
  const { data, face, refreshing, failure } = useSelector(actor, rewards.view)
  return (
    <PageFrame
      width="form"
      foot="tabs"
      busy={face === 'skeleton'}
      bar={<PageBar title={t('titles:reward')} />}
    >
      <div className={css.page}>
        <section aria-labelledby="waiting">
          <h2 id="waiting" className={`display d4 ${css.title}`}>
            {t('waiting')}
          </h2>
          {face === 'skeleton' && (
            <div className={css.tickets}>
              {[0, 1, 2].map((n) => (
                <Skeleton key={n} n={n} height={116} radius="var(--r-l)" />
              ))}
            </div>
          )}
          {face === 'error' && (
            <NotLoaded failure={failure} busy={refreshing} onRetry={() => actor.send({ type: 'RELOAD' })} />
          )}
          {face === 'empty' && (
            <EmptyState
              heading="h2"
              icon={giftBold}
              title={t('waiting.empty.title')}
              action={
                <Button look="quiet" href="/m/activity">
                  {t('promotions')}
                </Button>
              }
            >
              {t('waiting.empty.text')}
            </EmptyState>
          )}
          {face === 'content' && data && <Waiting rewards={data} />}
        </section>
        <History />
      </div>
      <ClaimDialog currency={data?.currency ?? 'PHP'} />
    </PageFrame>
  )
}

function Waiting({ rewards: { list, currency } }: { rewards: Rewards }) {
  const { t } = useTranslation('rewards')
  return (
    <ul className={css.tickets}>
      {list.map(({ id, promotionId, title, summary, amount }) => {
        const shown = formatMoney(amount, currency)
        return (
          <Ticket
            key={id}
            as="li"
            cut={128}
            stub={
              <>
                <b className={css.amount}>{shown}</b>
                <Button
                  look="ink"
                  size="s"
                  aria-label={t('claim.of', { amount: shown, name: title })}
                  onClick={() => wishToClaim({ kind: 'reward', id, amount })}
                >
                  {t('claim')}
                </Button>
              </>
            }
          >
            <div className={css.words}>
              <h3 className="t1">{title}</h3>
              <small>{summary}</small>
              <a
                className={css.terms}
                href={`/m/activityDetail?id=${encodeURIComponent(promotionId)}`}
                aria-label={t('terms.of', { name: title })}
              >
                {t('terms')}
              </a>
            </div>
          </Ticket>
        )
      })}
    </ul>
  )
}
