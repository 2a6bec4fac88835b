import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  memberProfileFlow,
  profileAt,
  profileIn,
  profileInput,
  type MemberProfileActor,
  type MemberProfile,
} from '../../flows/member/member-profile'
import { useResting } from '../../flows/member/useResting'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { PageBar } from '../shell/PageBar'
import { Benefits } from './Benefits'
import { Account } from './Account'
import { Head } from './Head'
import { PictureSheet } from './PictureSheet'
import css from './vip.module.css'
import { LoadFault } from '../shared/LoadFault'
import { useChart } from '../../flows/core/useChart'

/**
 * Member home and the VIP room (ROUTE-17, ROUTE-18): the one that applies is shown, and the address follows
 * (PROMO-09).
 */
export default function MemberProfilePage() {
  const at = profileAt(useLocation().pathname)
  return <RoomScreen key={at} at={at} />
}

function RoomScreen({ at }: { at: ReturnType<typeof profileAt> }) {
  const { t } = useTranslation('titles')
  const actor = useChart(memberProfileFlow, profileInput(at))
  const room = useSelector(actor, profileIn)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  return (
    <PageFrame
      width="form"
      foot="tabs"
      busy={!room && !failed}
      bar={<PageBar title={t(at === 'benefits' ? 'benefits' : 'memberHome')} />}
    >
      {failed ? <Failed actor={actor} /> : room ? <Known actor={actor} room={room} /> : <Wait />}
    </PageFrame>
  )
}

function Known({ actor, room: known }: { actor: MemberProfileActor; room: MemberProfile }) {
  // A break from play: no encouragement towards the next level (trust 34).
  const room = useResting() ? { ...known, clubOn: false, club: null } : known
  const club = room.clubOn ? room.club : null
  return (
    <div className={css.page}>
      <Head actor={actor} room={room} />
      {club && <Benefits club={club} />}
      <Account room={room} />
      <PictureSheet actor={actor} room={room} />
    </div>
  )
}

function Failed({ actor }: { actor: MemberProfileActor }) {
  const failure = useSelector(actor, (state) => state.context.failure)
  return (
    <div>
      <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
    </div>
  )
}

function Wait() {
  return (
    <div className={css.page}>
      <div className={css.waitHead}>
        <Skeleton width={84} height={84} radius="50%" />
        <span className={css.waitLines}>
          <Skeleton width="60%" height={26} />
          <Skeleton width="80%" height={16} n={1} />
        </span>
      </div>
      <Skeleton height={104} n={2} radius="var(--r-l)" />
      <Skeleton height={280} n={3} radius="var(--r-l)" />
    </div>
  )
}
