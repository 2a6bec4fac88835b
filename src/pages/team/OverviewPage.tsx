import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  isOf,
  overviewActor,
  overviewFlow,
  overviewPage,
  overviewSpans,
  overviewView,
  type TeamNumbers,
} from '../../flows/team-overview'
import type { RecordChoice } from '../../flows/record'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { usersThreeBold } from '../../ui/icons/phosphor'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Facts } from '../../ui/Facts'
import { FigureTiles } from '../../ui/team/FigureTiles'
import { PageBar } from '../shell/PageBar'
import { useRecord } from './useRecord'
import css from './team.module.css'

const panel = 'overview'

/** The team's numbers (ROUTE-21, AGENT-19): today, yesterday, seven or thirty days; the choice stands in the address. */
export default function OverviewPage() {
  const { t } = useTranslation(['figures', 'titles'])
  const { record, choice } = useRecord({ page: overviewPage, flow: overviewFlow })
  return (
    <PageFrame bar={<PageBar title={t('titles:teamOverview')} />}>
      <div className={css.top}>
        <Segment
          label={t('figures:span')}
          choices={['today', ...overviewSpans].map((span) => ({
            value: span,
            label: t(`figures:span.${span as 'today' | (typeof overviewSpans)[number]}`),
            panel,
          }))}
          value={choice.kind ?? 'today'}
          onChange={(value) => record.send({ type: 'CHOOSE_KIND', kind: value === 'today' ? null : value })}
        />
      </div>
      <div id={panel} role="tabpanel" aria-label={t('titles:teamOverview')}>
        <Numbers choice={choice} />
      </div>
    </PageFrame>
  )
}

function Numbers({ choice }: { choice: RecordChoice }) {
  const { t } = useTranslation(['figures', 'team', 'shell'])
  const actor = overviewActor()
  const { data, face, failure } = useSelector(actor, overviewView, sameView)
  if (face === 'error' && failure) {
    const words = wordsForFailure(failure)
    return (
      <ErrorState
        heading="h2"
        title={t('shell:error.title')}
        action={<Button onClick={() => actor.send({ type: 'RELOAD' })}>{t('shell:retry')}</Button>}
      >
        {t(`shell:${words.key}`, words.values)} {t('team:error.safe')}
      </ErrorState>
    )
  }
  // Until the numbers of this choice have come, what there is belongs to the last one.
  if (face === 'skeleton' || !data || !isOf(data, choice)) return <NumbersSkeleton />
  if (face === 'empty') {
    return (
      <EmptyState heading="h2" icon={usersThreeBold} title={t('team:empty.title')}>
        {t('figures:empty')}
      </EmptyState>
    )
  }
  return <Team numbers={data.numbers} />
}

function Team({ numbers }: { numbers: TeamNumbers }) {
  const { t } = useTranslation('figures')
  const money = (amount: string) => formatMoney(amount, numbers.currency)
  const won = !numbers.net.startsWith('-') && /[1-9]/.test(numbers.net)
  return (
    <div className={css.numbers}>
      <FigureTiles
        figures={[
          [t('members'), numbers.members],
          [t('active'), numbers.active],
          [t('registered'), numbers.registered],
          [t('online'), numbers.online],
        ]}
      />
      <section>
        <h2 className={css.group}>{t('play')}</h2>
        <Facts
          facts={[
            [t('stake'), money(numbers.stake)],
            [t('payout'), money(numbers.payout)],
            [t('net.theirs'), won ? `+${money(numbers.net)}` : money(numbers.net)],
            [t('rebates.yours'), money(numbers.rebates)],
          ]}
        />
      </section>
      <section>
        <h2 className={css.group}>{t('cash')}</h2>
        <Facts
          facts={[
            [t('deposits'), money(numbers.deposits)],
            [t('withdrawals'), money(numbers.withdrawals)],
            [t('balances'), money(numbers.balance)],
          ]}
        />
      </section>
      <div className={css.ways}>
        <Button look="quiet" href="/m/member/team">
          {t('to.team')}
        </Button>
        <Button look="quiet" href="/m/agent/team/pnl">
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

type View = ReturnType<typeof overviewView>

const sameView = (a: View, b: View): boolean =>
  a.data === b.data && a.face === b.face && a.failure === b.failure
