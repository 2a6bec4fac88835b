import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { caretRightBold, megaphoneSimpleFill } from '../icons/phosphor'
import { useRest } from '../useRest'
import css from './NoticeStrip.module.css'

export interface NoticeStripProps {
  /** Announcement titles [HOME-24]. */
  notices: readonly string[]
  /** Shown when there is none [HOME-25]. */
  empty: string
  /** The notices page [HOME-26]. */
  href: string
  /** Spoken before the titles, for example "Notices". */
  label: string
}

/** One line of news. It runs only when it does not fit, and waits under a pointer, with focus, after a touch. */
export function NoticeStrip({ notices, empty, href, label }: NoticeStripProps) {
  const strip = useRest<HTMLAnchorElement>('words')
  const box = useRef<HTMLSpanElement>(null)
  const [long, setLong] = useState(false)
  const text = notices.length > 0 ? notices.join('   ·   ') : empty

  useEffect(() => {
    const view = box.current
    const line = view?.firstElementChild?.firstElementChild
    if (!view || !line) return
    const watch = new ResizeObserver(() => setLong(line.getBoundingClientRect().width > view.clientWidth))
    watch.observe(view)
    watch.observe(line)
    return () => watch.disconnect()
  }, [])

  // About 9 letters a second, slow enough to read.
  const pace: CSSProperties & Record<'--run', string> = {
    '--run': `${Math.max(14, Math.round(text.length / 6))}s`,
  }
  return (
    <a ref={strip} className={css.notice} href={href}>
      <Icon of={megaphoneSimpleFill} size={20} className={css.sign} />
      <span className="visually-hidden">{label}</span>
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
