import { useTranslation } from 'react-i18next'
import { useSelector } from '@xstate/react'
import { isNegative, isPositive } from '../../../machines/shared/arithmetic'
import { wayOf, pnlAddress, pnlBelow, pnlOrders, underIn, type ListedLine } from '../../flows/team/team-lines'
import type { RecordChoice } from '../../flows/records/record'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { Chip, ChipRow } from '../../ui/Chip'
import { Totals } from '../../ui/records/Totals'
import { PnlCard } from '../../ui/team/PnlCard'
import { Trail } from '../../ui/team/Trail'
import { TeamFrame } from '../agency/AgencyFrame'
import { PageBar } from '../shell/PageBar'
import { Days } from '../records/Days'
import { useQuery } from '../shared/useQuery'
import * as paths from '../../../machines/shared/paths'
import { Lines } from './Lines'
import { useRecord } from '../records/useRecord'
import css from './team.module.css'

const panel = 'pnl'
const amounts = ['stake', 'payout', 'deposits', 'withdrawals', 'rebates'] as const

/** The team's profit and loss (ROUTE-22): by member or sub-team and in total; links lead down the team. */
export default function PnlPage() {
  const under = underIn(useQuery(paths.teamPnl).under)
  return <Pnl key={under} under={under} />
}

function Pnl({ under }: { under: string | null }) {
  const { t } = useTranslation(['figures', 'team', 'titles'])
  const bound = pnlBelow(under)
  const { record, choice } = useRecord(bound)
  const list = bound.list(choice)
  const way = useSelector(list, wayOf)
  const names = under === null ? [] : way.at(-1) === under ? way : [under]
  return (
    <TeamFrame bar={<PageBar title={t('titles:teamPnl')} />}>
      {under !== null && (
        <div className={css.top}>
          <Trail
            label={t('team:trail')}
            stops={[null, ...names].map((name) => ({
              name: name ?? t('team:mine'),
              href: pnlAddress(name, choice),
            }))}
          />
        </div>
      )}
      <div className={css.top}>
        <Days record={record} choice={choice} panel={panel} />
      </div>
      <ChipRow layout="column" label={t('figures:order')}>
        {[null, ...pnlOrders].map((order) => (
          <Chip
            key={order ?? 'stake'}
            picked={choice.kind === order}
            onClick={() => record.send({ type: 'CHOOSE_KIND', kind: order })}
          >
            {t(`figures:order.${order ?? 'stake'}`)}
          </Chip>
        ))}
      </ChipRow>
      <div id={panel} role="tabpanel" aria-label={t('titles:teamPnl')}>
        <Lines<ListedLine>
          name={panel}
          list={list}
          wanted={bound.keyFor(choice)}
          renderSums={(first) => <Sums first={first} />}
          renderRow={(item) => <Line item={item} under={under} choice={choice} />}
        />
      </div>
    </TeamFrame>
  )
}

function Sums({ first: { total } }: { first: ListedLine }) {
  const { t } = useTranslation('figures')
  return (
    <div className={css.sums}>
      <Totals
        sums={[
          [t('stake'), formatMoney(total.stake)],
          [t('net'), formatSigned(total.net)],
          [t('rebates'), formatMoney(total.rebates)],
        ]}
      />
    </div>
  )
}

function Line({ item, under, choice }: { item: ListedLine; under: string | null; choice: RecordChoice }) {
  const { t } = useTranslation(['figures', 'team'])
  const { line } = item
  return (
    <PnlCard
      name={line.userName}
      agent={line.agent}
      sub={
        line.agent
          ? t('figures:subteam', { count: line.members, active: line.active })
          : line.userName === under
            ? t('figures:themselves')
            : t('team:member')
      }
      net={formatSigned(line.net)}
      ending={isPositive(line.net) ? 'good' : isNegative(line.net) && 'bad'}
      href={line.agent ? pnlAddress(line.userName, choice) : undefined}
      parts={amounts.map((one) => [t(`figures:${one}`), formatMoney(line[one])] as const)}
    />
  )
}
