import { useTranslation } from 'react-i18next'
import {
  litOf,
  ringBulbs,
  type MemberProfileActor,
  type MemberProfile,
} from '../../flows/member/member-profile'
import { formatMoney } from '../../i18n/money'
import { longDate } from '../../i18n/time'
import { Icon } from '../../ui/icons/Icon'
import { crownSimpleFill } from '../../ui/icons/phosphor'
import { ProfileBlock } from '../../ui/member/ProfileBlock'
import { Tag } from '../../ui/Tag'
import css from './vip.module.css'

/** Picture, name and, if the club is on, level and progress to the next one as bulbs (MEMBER-36, PROMO-08). */
export function Head({ actor, room }: { actor: MemberProfileActor; room: MemberProfile }) {
  const { t } = useTranslation('vip')
  const { info, club, icon, choices, clubOn } = room
  const picture = choices.find((one) => one.icon === icon)?.picture ?? null
  const lit = club ? litOf(club) : 0
  return (
    <section className={css.head}>
      <h2 className="visually-hidden">{info.account}</h2>
      <ProfileBlock
        name={info.account}
        since={t('since', { date: longDate(info.regDate) })}
        picture={picture}
        label={t('picture')}
        onSelect={() => actor.send({ type: 'CHOOSE' })}
        ring={clubOn ? { lit, of: ringBulbs } : undefined}
        vip={
          <>
            {(clubOn || info.vipLabel !== null) && (
              <Tag tone="lit">
                <Icon of={crownSimpleFill} size={16} />
                {info.vipLabel === null ? t('level.none') : t('level.at', { label: info.vipLabel })}
              </Tag>
            )}
            {clubOn && club?.next && t('way', { lit, of: ringBulbs, label: club.next.label })}
          </>
        }
      />
      {clubOn && club && (
        <p className={css.way}>
          {club.next
            ? t('missing', {
                amount: formatMoney(club.next.missing),
                label: club.next.label,
              })
            : t('top')}
        </p>
      )}
    </section>
  )
}
