import { useTranslation } from 'react-i18next'
import { requestClaim } from '../../flows/member/claim'
import { rewards, rewardsActor, type Rewards } from '../../flows/member/rewards'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { giftBold } from '../../ui/icons/phosphor'
import { Ticket } from '../../ui/Ticket'
import { Titled } from '../../ui/Titled'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { AccountFault, isAccountFault } from '../shared/AccountFault'
import { Claims, ClaimsPage } from './ClaimsPage'
import { History } from './History'
import { useClaims } from './useClaims'
import css from './rewards.module.css'

/** The reward centre: what can be claimed, and past claims (ROUTE-50, PROMO-02, PROMO-07). */
export default function RewardCenterPage() {
  const { t } = useTranslation('rewards')
  const claims = useClaims(rewards, rewardsActor())
  const { view } = claims
  // Said once for the whole screen.
  const closed = view.status === 'error' && isAccountFault(view.failure) ? view.failure : null
  return (
    <ClaimsPage title="reward" view={view}>
      {closed ? (
        <AccountFault code={closed.code} />
      ) : (
        <>
          <Titled id="waiting" title={t('waiting')} look={`display d4 ${css.title}`}>
            <Claims
              {...claims}
              heights={[116, 116, 116]}
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
            >
              {(waiting) => <Waiting rewards={waiting} />}
            </Claims>
          </Titled>
          {/*
           * Requested at once, but shown together with the content above it, whose height is unknown until
           * then.
           */}
          <div hidden={view.status === 'skeleton'}>
            <History />
          </div>
        </>
      )}
    </ClaimsPage>
  )
}

function Waiting({ rewards: { list } }: { rewards: Rewards }) {
  const { t } = useTranslation('rewards')
  return (
    <ul className={css.tickets}>
      {list.map(({ id, promotionId, title, summary, amount }) => {
        const shown = formatMoney(amount)
        // Too long for a stub at the side.
        const across = shown.length > 11
        return (
          <Ticket
            key={id}
            as="li"
            across={across}
            cut={across ? undefined : 128}
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
