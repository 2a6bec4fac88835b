import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSelector } from '@xstate/react'
import { wayOf, pnlAddress, pnlBelow, pnlOrders, underIn, type ListedLine } from '../../flows/team-lines'
import type { RecordChoice } from '../../flows/record'
import { formatMoney } from '../../i18n/money'
import { Chip, ChipRow } from '../../ui/Chip'
import { Totals } from '../../ui/records/Totals'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PnlCard } from '../../ui/team/PnlCard'
import { Trail } from '../../ui/team/Trail'
import { PageBar } from '../shell/PageBar'
import { Days } from './Days'
import { Lines } from './Lines'
import { useRecord } from './useRecord'
import css from './team.module.css'

const panel = 'pnl'

/** The team's profit and loss (ROUTE-22): by member or sub-team and in sum, walked down by its links. */
export default function PnlPage() {
  const [search] = useSearchParams()
  const under = underIn(search)
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
    <PageFrame bar={<PageBar title={t('titles:teamPnl')} />}>
      {under !== null && (
        <div className={css.top}>
          <Trail
            label={t('team:trail')}
            stops={[
              { name: t('team:mine'), href: pnlAddress(null, choice) },
              ...names.map((name) => ({ name, href: pnlAddress(name, choice) })),
            ]}
          />
        </div>
      )}
      <Days record={record} choice={choice} panel={panel} />
      <div className={css.chips}>
        <ChipRow label={t('figures:order')}>
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
      </div>
      <div id={panel} role="tabpanel" aria-label={t('titles:teamPnl')}>
        <Lines
          list={list}
          wanted={bound.keyFor(choice)}
          renderSums={(first) => <Sums first={first} />}
          renderRow={(item) => <Line item={item} under={under} choice={choice} />}
        />
      </div>
    </PageFrame>
  )
}

function Sums({ first: { total, currency } }: { first: ListedLine }) {
  const { t } = useTranslation('figures')
  return (
    <div className={css.sums}>
      <Totals
        sums={[
          [t('stake'), formatMoney(total.stake, currency)],
          [t('net'), formatMoney(total.net, currency)],
          [t('rebates'), formatMoney(total.rebates, currency)],
        ]}
      />
    </div>
  )
}

function Line({ item, under, choice }: { item: ListedLine; under: string | null; choice: RecordChoice }) {
  const { t } = useTranslation(['figures', 'team'])
  const { line, currency } = item
  const money = (amount: string) => formatMoney(amount, currency)
  const won = !line.net.startsWith('-') && /[1-9]/.test(line.net)
  return (
    <PnlCard
      name={line.userName}
      agent={line.agent}
      sub={
        line.agent
          ? t('figures:subteam', { count: line.members, active: line.active })
          : line.userName === under
            ? t('figures:himself')
            : t('team:member')
      }
      net={won ? `+${money(line.net)}` : money(line.net)}
      ending={won ? 'good' : line.net.startsWith('-') ? 'bad' : 'even'}
      href={line.agent ? pnlAddress(line.userName, choice) : undefined}
      parts={[
        [t('figures:stake'), money(line.stake)],
        [t('figures:payout'), money(line.payout)],
        [t('figures:deposits'), money(line.deposits)],
        [t('figures:withdrawals'), money(line.withdrawals)],
        [t('figures:rebates'), money(line.rebates)],
      ]}
    />
  )
}
