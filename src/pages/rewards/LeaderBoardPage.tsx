import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { wishToClaim } from '../../flows/claim'
import { partOf, weekMissions, type Mission, type Missions } from '../../flows/rewards'
import { formatMoney } from '../../i18n/money'
import { shortDate } from '../../i18n/time'
import { Bulbs } from '../../ui/Bulbs'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill, targetBold } from '../../ui/icons/phosphor'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { PageBar } from '../shell/PageBar'
import { ClaimDialog } from './ClaimDialog'
import { NotLoaded } from './Faces'
import { Ranking } from './Ranking'
import { useClaims } from './useClaims'
import css from './rewards.module.css'

/** The week's missions and its ranking (ROUTE-51, PROMO-07). */
export default function LeaderBoardPage() {
  const { t } = useTranslation(['rewards', 'titles'])
  const actor = useClaims(weekMissions.logic)
  const { data, face, refreshing, failure } = useSelector(actor, weekMissions.view)
  return (
    <PageFrame
      width="form"
      foot="tabs"
      busy={face === 'skeleton'}
      bar={<PageBar title={t('titles:mission')} />}
    >
      <div className={css.page}>
        {face === 'skeleton' && (
          <div className={css.tickets}>
            {[0, 1, 2, 3].map((n) => (
              <Skeleton key={n} n={n} height={104} radius="var(--r-l)" />
            ))}
          </div>
        )}
        {face === 'error' && (
          <NotLoaded failure={failure} busy={refreshing} onRetry={() => actor.send({ type: 'RELOAD' })} />
        )}
        {face === 'empty' && (
          <EmptyState icon={targetBold} title={t('missions.empty.title')}>
            {t('missions.empty.text')}
          </EmptyState>
        )}
        {face === 'content' && data && <Week week={data} />}
        {(face === 'content' || face === 'empty') && data && <Ranking week={data} />}
      </div>
      <ClaimDialog currency={data?.currency ?? 'PHP'} />
    </PageFrame>
  )
}

function Week({ week: { list, from, to, currency } }: { week: Missions }) {
  const { t } = useTranslation('rewards')
  return (
    <section aria-labelledby="missions">
      <h2 id="missions" className={`display d4 ${css.title}`}>
        {t('missions')}
      </h2>
      <p className={css.lead}>{t('missions.lead', { from: shortDate(from), to: shortDate(to - 1) })}</p>
      <ul className={css.tickets}>
        {list.map((mission) => (
          <MissionCard key={mission.id} mission={mission} currency={currency} />
        ))}
      </ul>
      <p className={css.note}>{t('missions.note')}</p>
    </section>
  )
}

/** Bulbs of a mission's way. */
const bulbs = 10

function MissionCard({ mission, currency }: { mission: Mission; currency: string }) {
  const { t } = useTranslation('rewards')
  const { id, unit, amount, state } = mission
  const said = (number: string) => (unit === 'deposits' ? formatMoney(number, currency) : number)
  const name = t(`mission.${unit}`, { goal: said(mission.goal) })
  const shown = formatMoney(amount, currency)
  const part = partOf(mission)
  return (
    <li className={css.mission}>
      <div className={css.words}>
        <h3 className="t1">{name}</h3>
        <p className={css.way}>
          <Bulbs of={bulbs} lit={Math.floor((part * bulbs) / 100)} />
          <span>{t('mission.part', { done: said(mission.done), goal: said(mission.goal) })}</span>
        </p>
      </div>
      <div className={css.prize}>
        <b className={css.amount}>{shown}</b>
        {state === 'waiting' && (
          <Button
            size="s"
            look="quiet"
            aria-label={t('claim.of', { amount: shown, name })}
            onClick={() => wishToClaim({ kind: 'mission', id, amount })}
          >
            {t('claim')}
          </Button>
        )}
        {state === 'claimed' && (
          <span className={css.done}>
            <Icon of={checkCircleFill} size={16} />
            {t('mission.claimed')}
          </span>
        )}
      </div>
    </li>
  )
}
