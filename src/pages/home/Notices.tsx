import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { homeContent, homeContentActor } from '../../flows/home/home'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { caretRightBold, megaphoneSimpleFill } from '../../ui/icons/phosphor'
import { useRest } from '../../ui/useRest'
import css from './Notices.module.css'
import * as paths from '../../../machines/shared/paths'

/**
 * The notice strip: titles of player announcements in one line, or that there are none; links to the notice page
 * (HOME-24..26). It moves only if it does not fit, and pauses under a pointer, with focus and after a touch.
 */
export function Notices() {
  const { t } = useTranslation('home')
  const { data, status } = useSelector(homeContentActor(), homeContent.view)
  const strip = useRest<HTMLAnchorElement>('words')
  const box = useRef<HTMLSpanElement>(null)
  const [long, setLong] = useState(false)
  const titles = data?.player.map(({ title }) => title) ?? []
  // If it failed to load, it still links to its page, which uses another call.
  const isUnknown = status === 'error'
  const none = data ? t('noNotices') : isUnknown ? t('notices') : ''
  const text = titles.length > 0 ? titles.join('   ·   ') : none

  useEffect(() => {
    const view = box.current
    const line = view?.firstElementChild?.firstElementChild
    if (!view || !line) return
    const watch = new ResizeObserver(() => setLong(line.getBoundingClientRect().width > view.clientWidth))
    watch.observe(view)
    watch.observe(line)
    return () => watch.disconnect()
  }, [])

  // About 9 characters a second, slow enough to read.
  const pace: CSSProperties & Record<'--run', string> = {
    '--run': `${Math.max(14, Math.round(text.length / 6))}s`,
  }
  return (
    <a ref={strip} className={css.notice} href={paths.announcements}>
      <Icon of={megaphoneSimpleFill} size={20} className={css.sign} />
      {!isUnknown && <span className="visually-hidden">{t('notices')}</span>}
      <span ref={box} className={css.view}>
        <span className={classes(css.line, long && css.runs)} style={pace}>
          <span>{text}</span>
          {long && <span aria-hidden="true">{text}</span>}
        </span>
      </span>
      <Icon of={caretRightBold} size={16} />
    </a>
  )
}
