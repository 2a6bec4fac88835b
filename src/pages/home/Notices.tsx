import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { homeContent, homeContentActor } from '../../flows/home'
import { NoticeStrip } from '../../ui/home/NoticeStrip'

/** The notice strip: titles of player announcements, or that there is none; leads to the notice page (HOME-24..26). */
export function Notices() {
  const { t } = useTranslation('home')
  const { data } = useSelector(homeContentActor(), homeContent.view)
  return (
    <NoticeStrip
      notices={data?.player.map(({ title }) => title) ?? []}
      empty={data ? t('noNotices') : ''}
      href="/m/notice"
      label={t('notices')}
    />
  )
}
