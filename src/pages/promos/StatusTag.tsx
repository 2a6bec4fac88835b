import { useTranslation } from 'react-i18next'
import type { Promotion } from '../../flows/member/promotions'
import { Tag, type TagProps } from '../../ui/Tag'

const tones: Partial<Record<Promotion['status'], NonNullable<TagProps['tone']>>> = {
  claim: 'hot',
  join: 'lit',
  joined: 'good',
  issued: 'good',
  claimed: 'good',
  signed: 'good',
  rejected: 'bad',
}

/** The player's status in a promotion, in words (PROMO-01). */
export function StatusTag({ status }: { status: Promotion['status'] }) {
  const { t } = useTranslation('promos')
  return <Tag tone={tones[status] ?? 'plain'}>{t(`status.${status}`)}</Tag>
}
