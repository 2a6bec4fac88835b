import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../words/words'
import { phoneName, screenOf } from './follow'
import { isWatchingAllowed, startWatching } from './store'
import styles from './watch.module.css'

/** The phone that the app is drawn for. */
const width = 390
const height = 844

interface PhoneProps {
  /** Flow that is open: the app begins on its screen. */
  readonly chart: string
  /** Hidden while another panel is open: what was done in it stays. */
  readonly isShown: boolean
}

/** The real app, as large as a phone and drawn as small as there is room. */
export function Phone({ chart, isShown }: PhoneProps) {
  const say = useSay()
  const [path] = useState(() => screenOf(chart))
  const room = useRef<HTMLDivElement | null>(null)
  const [scale, setScale] = useState(0.8)
  const frame = useRef<HTMLIFrameElement | null>(null)
  useEffect(() => {
    // The page has to be asked for with the studio's cookie.
    startWatching()
    if (frame.current && isWatchingAllowed()) frame.current.src = path
  }, [path])
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect
      if (box && box.height > 0) setScale(Math.min(1, box.width / width, box.height / height))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.room} hidden={!isShown}>
      <div className={styles.fit} ref={room}>
        <div className={styles.phone} style={{ width: width * scale, height: height * scale }}>
          {/* It is this site's own app, as whole as in a tab of its own. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            name={phoneName}
            title={say('phone')}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </div>
  )
}
