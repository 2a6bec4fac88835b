import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../words/late'
import { phoneName, screenOf } from './follow'
import { isWatchingAllowed, startWatching } from './store'
import styles from './watch.module.css'

/** Phone width the app is drawn for. */
const width = 390
const height = 844

interface PhoneProps {
  /** The open flow: the app starts on its screen. */
  readonly chart: string
  /** Hidden while another panel is open, so that the app's state is kept. */
  readonly isShown: boolean
}

/** The real app at phone size, scaled down to fit. */
export function Phone({ chart, isShown }: PhoneProps) {
  const say = useSay()
  const [path] = useState(() => screenOf(chart))
  const room = useRef<HTMLDivElement | null>(null)
  const [scale, setScale] = useState(0.8)
  const frame = useRef<HTMLIFrameElement | null>(null)
  useEffect(() => {
    // Set the studio's cookie before requesting the page.
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
          {/* Same-origin app, as fully functional as in its own tab. */}
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
