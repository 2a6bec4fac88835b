import { useTranslation } from 'react-i18next'
import { requestClaim } from '../../flows/member/claim'
import {
  partOf,
  weekMissions,
  weekMissionsActor,
  type Mission,
  type Missions,
} from '../../flows/member/rewards'
import { formatMoney } from '../../i18n/money'
import { shortDate } from '../../i18n/time'
import { Bulbs } from '../../ui/Bulbs'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill, targetBold } from '../../ui/icons/phosphor'
import { Titled } from '../../ui/Titled'
import { Claims, ClaimsPage } from './ClaimsPage'
import { Ranking } from './Ranking'
import { useClaims } from './useClaims'
import css from './rewards.module.css'

/** The week's missions and its ranking (ROUTE-51, PROMO-07). */
export default function LeaderBoardPage() {
  const { t } = useTranslation('rewards')
  const claims = useClaims(weekMissions, weekMissionsActor())
  return (
    <ClaimsPage title="mission" view={claims.view}>
      <Claims
        {...claims}
        heights={[104, 104, 104, 104]}
        empty={
          <>
            <EmptyState icon={targetBold} title={t('missions.empty.title')}>
              {t('missions.empty.text')}
            </EmptyState>
            {claims.view.data && <Ranking week={claims.view.data} />}
          </>
        }
      >
        {(week) => (
          <>
            <Week week={week} />
            <Ranking week={week} />
          </>
        )}
      </Claims>
    </ClaimsPage>
  )
}

function Week({ week: { list, from, to } }: { week: Missions }) {
  const { t } = useTranslation('rewards')
  return (
    <Titled id="missions" title={t('missions')} look={`display d4 ${css.title}`}>
      <p className={css.lead}>{t('missions.lead', { from: shortDate(from), to: shortDate(to - 1) })}</p>
      <ul className={css.tickets}>
        {list.map((mission) => (
          <MissionCard key={mission.id} mission={mission} />
        ))}
      </ul>
      <p className={classes(css.note, 't3 muted')}>{t('missions.note')}</p>
    </Titled>
  )
}

/** Bulbs that show a mission's progress. */
const bulbs = 10

function MissionCard({ mission }: { mission: Mission }) {
  const { t } = useTranslation('rewards')
  const { id, unit, amount, state } = mission
  const { goal, done } =
    unit === 'deposits' ? { goal: formatMoney(mission.goal), done: formatMoney(mission.done) } : mission
  const name = t(`mission.${unit}`, { goal })
  const shown = formatMoney(amount)
  const part = partOf(mission)
  return (
    <li className={css.mission}>
      <div className={css.words}>
        <h3 className="t1">{name}</h3>
        <p className={css.way}>
          <Bulbs of={bulbs} lit={Math.floor((part * bulbs) / 100)} />
          <span>{t('mission.part', { done, goal })}</span>
        </p>
      </div>
      <div className={css.prize}>
        <b className={classes(css.amount, shown.length > 12 && css.long)}>{shown}</b>
        {state === 'waiting' && (
          <Button
            size="s"
            look="quiet"
            aria-label={t('claim.of', { amount: shown, name })}
            onClick={() => requestClaim({ kind: 'mission', id, amount })}
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
