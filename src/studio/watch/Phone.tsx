import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useServed } from '../view/served'
import { useSay } from '../words/late'
import * as paths from '../../../machines/shared/paths'
import { phoneName, screenOf } from './follow'
import { appInFrame, back, goTo, holdFrame, isBlanked, reload } from './frame'
import { isWatchingAllowed, startWatching, useWatched } from './store'
import styles from './watch.module.css'

/** Phone width the app is drawn for. */
const width = 390
const height = 844
/** Interval at which an unresponsive phone checks whether the app answers again, milliseconds. */
const pause = 1500

interface PhoneProps {
  /** The open flow: the app starts on its screen. */
  readonly chart: string
  /** Hidden while another panel is open, so that the app's state is kept. */
  readonly isShown: boolean
}

/** Whether the server allows the app's page to be framed. */
const answers = () =>
  fetch(paths.home, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The real app at phone size, scaled to fit. */
export function Phone({ chart, isShown }: PhoneProps) {
  const say = useSay()
  const home = screenOf(chart) ?? paths.home
  const room = useRef<HTMLDivElement | null>(null)
  const [scale, setScale] = useState(0.8)
  const [isDead, setDead] = useState(false)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const been = useRef<string | undefined>(undefined)
  const pages = useWatched()
  useEffect(() => {
    holdFrame(frame.current ?? undefined)
    return () => holdFrame(undefined)
  }, [])
  // If the reader opens a flow, the phone goes to its screen, unless it is already running there.
  useEffect(() => {
    if (!isShown || been.current === chart) return
    const isFirst = been.current === undefined
    been.current = chart
    // Set the studio's cookie before requesting the page.
    startWatching()
    const inPhone = [...pages.values()].filter(({ window, isOpen }) => isOpen && window === phoneName).at(-1)
    const runs = [...(inPhone?.actors.values() ?? [])].some((line) => line.chart === chart)
    if (isWatchingAllowed() && (isFirst || (!runs && screenOf(chart) !== undefined))) goTo(home)
    // oxlint-disable-next-line react/exhaustive-deps -- only another flow moves the phone, not what happens on it
  }, [chart, isShown])
  // When the server is back after an outage, so is the phone.
  useEffect(() => {
    if (!isDead) return undefined
    let timer = 0
    let isOver = false
    const look = async (next: number) => {
      const isThere = await answers()
      if (isOver) return
      if (isThere) goTo(home)
      // A server that responds but refuses to be framed is retried less and less often.
      timer = self.setTimeout(() => void look(isThere ? 2 * next : next), next)
    }
    void look(pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isDead, home])
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
  // The panel explains why.
  if (useServed() === false) return <div className={styles.room} hidden={!isShown} />
  const tools = [
    ['phoneBack', back],
    ['phoneReload', () => reload(home)],
    ['phoneHere', () => goTo(home)],
  ] as const
  return (
    <div className={styles.room} hidden={!isShown}>
      <div className={styles.bar} role="group" aria-label={say('phone')}>
        {tools.map(([word, press]) => (
          <button key={word} type="button" onClick={press}>
            {say(word)}
          </button>
        ))}
      </div>
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
            onLoad={() =>
              setDead(been.current !== undefined && isWatchingAllowed() && !isBlanked() && !appInFrame())
            }
          />
          {isDead && (
            <div className={styles.dead} role="alert">
              <p>{say('phoneDead')}</p>
              <button type="button" onClick={() => goTo(home)}>
                {say('phoneRevive')}
              </button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
