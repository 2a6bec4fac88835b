import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { requestClaim } from '../../flows/member/claim'
import { rewards, type Rewards } from '../../flows/member/rewards'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { giftBold } from '../../ui/icons/phosphor'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeletons } from '../../ui/Skeleton'
import { Ticket } from '../../ui/Ticket'
import { PageBar } from '../shell/PageBar'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { AccountFault, isAccountFault } from '../shared/AccountFault'
import { ClaimDialog } from './ClaimDialog'
import { History } from './History'
import { useClaims } from './useClaims'
import css from './rewards.module.css'
import { Loaded } from '../shared/Loaded'

/** The reward centre: what can be claimed, and past claims (ROUTE-50, PROMO-02, PROMO-07). */
export default function RewardCenterPage() {
  const { t } = useTranslation(['rewards', 'titles'])
  const actor = useClaims(rewards.logic)
  const view = useSelector(actor, rewards.view)
  // Said once for the whole screen.
  const closed = view.status === 'error' && isAccountFault(view.failure) ? view.failure : null
  return (
    <PageFrame
      width="form"
      foot="tabs"
      busy={view.status === 'skeleton'}
      bar={<PageBar title={t('titles:reward')} />}
    >
      <div className={css.page}>
        {closed ? (
          <AccountFault code={closed.code} />
        ) : (
          <>
            <section aria-labelledby="waiting">
              <h2 id="waiting" className={`display d4 ${css.title}`}>
                {t('waiting')}
              </h2>
              <Loaded
                view={view}
                onRetry={() => actor.send({ type: 'RELOAD' })}
                skeleton={
                  <div className={css.tickets}>
                    <Skeletons heights={[116, 116, 116]} radius="var(--r-l)" />
                  </div>
                }
                empty={
                  <EmptyState
                    icon={giftBold}
                    title={t('waiting.empty.title')}
                    action={
                      <Button look="quiet" href={paths.promotions}>
                        {t('promotions')}
                      </Button>
                    }
                  >
                    {t('waiting.empty.text')}
                  </EmptyState>
                }
                safe={t('error.safe')}
              >
                {(waiting) => <Waiting rewards={waiting} />}
              </Loaded>
            </section>
            {/*
             * Requested at once, but shown together with the content above it, whose height is unknown until
             * then.
             */}
            <div hidden={view.status === 'skeleton'}>
              <History />
            </div>
          </>
        )}
      </div>
      <ClaimDialog />
    </PageFrame>
  )
}

function Waiting({ rewards: { list } }: { rewards: Rewards }) {
  const { t } = useTranslation('rewards')
  return (
    <ul className={css.tickets}>
      {list.map(({ id, promotionId, title, summary, amount }) => {
        const shown = formatMoney(amount)
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
                  onClick={() => requestClaim({ kind: 'reward', id, amount })}
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
                href={linkTo(paths.promotion, { id: promotionId })}
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
