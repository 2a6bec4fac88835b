import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { operator } from '../../flows/core/operator'
import { daysHere, litBulbs, profileTarget, ringBulbs } from '../../flows/member/member-centre'
import { useResting } from '../../flows/member/useResting'
import { sessionActor, type SessionActor } from '../../flows/core/root'
import { enter } from '../../flows/core/late-actions'
import { Icon } from '../../ui/icons/Icon'
import { crownSimpleFill } from '../../ui/icons/phosphor'
import { ProfileBlock } from '../../ui/member/ProfileBlock'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import css from './MemberPage.module.css'
import type { MemberCentreActor } from '../../flows/member/member-centre'
import { FailureWords } from '../shared/FailureWords'
import { Reference } from '../shared/Reference'
import { RetryButton } from '../shared/RetryButton'

/** The block with name, days and VIP label (MEMBER-03, MEMBER-05..10). */
export function Profile({ centre }: { centre: MemberCentreActor }) {
  const { t } = useTranslation(['member', 'shell'])
  const brand = operator()
  const facts = useSelector(centre, (state) => state.context.facts)
  const failure = useSelector(centre, (state) => state.context.failure)
  const resting = useResting()
  const name = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.userName ?? '')
  if (!facts && failure) {
    return (
      <section className={css.guest} role="alert">
        <h1 className="display d3">{t('member:failed.title')}</h1>
        <p>
          <FailureWords failure={failure} />
        </p>
        <Reference failure={failure} />
        <RetryButton size="s" look="quiet" onRetry={() => centre.send({ type: 'RELOAD' })} />
      </section>
    )
  }
  if (!facts) {
    return (
      <div className={css.profile}>
        <h1 className="visually-hidden">{name}</h1>
        <Skeleton width={64} height={64} radius="50%" />
        <span className={css.lines}>
          <Skeleton width="60%" height={26} />
          <Skeleton width="80%" height={16} n={1} />
          <Skeleton width={90} height={22} n={2} />
        </span>
      </div>
    )
  }
  const { info, picture } = facts
  // A break from play: no encouragement towards the next level (trust 34).
  const club = resting ? null : facts.club
  const lit = club ? litBulbs(club) : 0
  const target = profileTarget(facts.club)
  return (
    <>
      <h1 className="visually-hidden">{info.account}</h1>
      <ProfileBlock
        name={info.account}
        since={t('member:join', { brand: brand.name, count: daysHere(info) })}
        picture={picture}
        label={t('member:profile')}
        onSelect={() => enter({ kind: 'money', to: target })}
        ring={club?.enabled ? { lit, of: ringBulbs } : undefined}
        vip={
          <>
            {!resting && (info.vipLabel !== null || club?.enabled) && (
              <Tag tone="lit">
                <Icon of={crownSimpleFill} size={16} />
                {info.vipLabel === null ? t('member:vipNone') : t('member:vip', { label: info.vipLabel })}
              </Tag>
            )}
            {club?.enabled &&
              (lit === ringBulbs ? t('member:vipTop') : t('member:vipWay', { lit, of: ringBulbs }))}
          </>
        }
      />
      {failure && (
        <p className={css.old} role="status">
          <FailureWords failure={failure} />
        </p>
      )}
    </>
  )
}
