import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  isOf,
  overviewActor,
  overviewFlow,
  overviewPage,
  overviewView,
  type TeamNumbers,
} from '../../flows/team/team-overview'
import type { RecordChoice } from '../../flows/records/record'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { usersThreeBold } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { Facts } from '../../ui/Facts'
import { TeamFrame } from '../agency/AgencyFrame'
import { PageBar } from '../shell/PageBar'
import { Days } from '../records/Days'
import { useRecord } from '../records/useRecord'
import * as paths from '../../../machines/shared/paths'
import css from './team.module.css'
import { Loaded } from '../shared/Loaded'

const panel = 'overview'

/** The team's numbers (ROUTE-21, AGENT-19) for the chosen days, which are kept in the address. */
export default function OverviewPage() {
  const { t } = useTranslation(['figures', 'titles'])
  const { record, choice } = useRecord({ page: overviewPage, flow: overviewFlow })
  return (
    <TeamFrame bar={<PageBar title={t('titles:teamOverview')} />}>
      <div className={css.top}>
        <Days record={record} choice={choice} panel={panel} />
      </div>
      <div id={panel} role="tabpanel" aria-label={t('titles:teamOverview')}>
        <Numbers choice={choice} />
      </div>
    </TeamFrame>
  )
}

function Numbers({ choice }: { choice: RecordChoice }) {
  const { t } = useTranslation(['figures', 'team'])
  const actor = overviewActor()
  const view = useSelector(actor, overviewView, shallowEqual)
  // Until the numbers of this choice have arrived, the old ones belong to the last choice.
  const isKnown = view.status === 'error' || (view.data !== null && isOf(view.data, choice))
  return (
    <Loaded
      wide
      view={isKnown ? view : { ...view, status: 'skeleton' }}
      skeleton={<NumbersSkeleton />}
      empty={
        <EmptyState icon={usersThreeBold} title={t('team:empty.title')}>
          {t('figures:empty')}
        </EmptyState>
      }
      safe={t('team:error.safe')}
      onRetry={() => actor.send({ type: 'RELOAD' })}
    >
      {({ numbers }) => <Team numbers={numbers} />}
    </Loaded>
  )
}

function Team({ numbers }: { numbers: TeamNumbers }) {
  const { t } = useTranslation('figures')
  return (
    <div className={css.numbers}>
      <dl className={css.tiles}>
        {(['members', 'active', 'registered', 'online'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(figure)}</dt>
            <dd className="display num">{numbers[figure]}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className={css.group}>{t('play')}</h2>
        <Facts
          facts={[
            [t('stake'), formatMoney(numbers.stake)],
            [t('payout'), formatMoney(numbers.payout)],
            [t('net.theirs'), formatSigned(numbers.net)],
            [t('rebates.yours'), formatMoney(numbers.rebates)],
          ]}
        />
      </section>
      <section>
        <h2 className={css.group}>{t('cash')}</h2>
        <Facts
          facts={[
            [t('deposits'), formatMoney(numbers.deposits)],
            [t('withdrawals'), formatMoney(numbers.withdrawals)],
            [t('balances'), formatMoney(numbers.balance)],
          ]}
        />
      </section>
      <div className={css.ways}>
        <Button look="quiet" href={paths.team}>
          {t('to.team')}
        </Button>
        <Button look="quiet" href={paths.teamPnl}>
          {t('to.pnl')}
        </Button>
      </div>
    </div>
  )
}

function NumbersSkeleton() {
  return (
    <div className={css.numbers} aria-hidden="true">
      <Skeleton height={104} radius="var(--r-l)" />
      <Skeleton height={210} radius="var(--r-l)" n={1} />
      <Skeleton height={160} radius="var(--r-l)" n={2} />
    </div>
  )
}
