import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { popupOf, popupsActor } from '../../flows/home/popups'
import { checkImage } from '../../flows/core/urls'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Sheet } from '../../ui/Sheet'
import { RichText } from '../shared/RichText'
import css from './home.module.css'

/** One announcement at a time, with a checkbox to hide it for today (HOME-02, HOME-03). */
export default function PopupPanel() {
  const { t } = useTranslation(['home', 'shell'])
  const actor = popupsActor()
  const open = useSelector(actor, (state) => state.hasTag('open'))
  const announcement = popupOf(useSelector(actor, (state) => state.context.queue[0]))
  const notToday = useSelector(actor, (state) => state.context.notToday)
  const close = () => actor.send({ type: 'CLOSE' })
  const picture = checkImage(announcement?.announcementImages.find(({ sequence }) => sequence === 1)?.url)
  return (
    <Sheet
      open={open && announcement !== undefined}
      onClose={close}
      title={announcement?.title ?? ''}
      closeLabel={t('shell:close')}
      foot={<Button onClick={close}>{t('home:popup.ok')}</Button>}
    >
      <div className={css.popup}>
        {picture && <img src={picture} alt="" width={716} height={320} className={css.popupArt} />}
        {announcement && <RichText html={announcement.content} />}
        <Checkbox
          checked={notToday}
          onChange={(event) => actor.send({ type: 'TICK', on: event.target.checked })}
        >
          {t('home:popup.notToday')}
        </Checkbox>
      </div>
    </Sheet>
  )
}
