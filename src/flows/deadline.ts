import { fromCallback, type EventObject } from 'xstate'
import { now } from '../platform/clock'

type Deadline = { type: 'DEADLINE' }

/**
 * Wakes a chart at a moment; looks again whenever the page becomes visible, because sleeping phones skip timers.
 * `inSight` waits with a moment that has passed until somebody looks.
 */
const watch = (inSight: boolean) =>
  fromCallback<EventObject, { until: number }, Deadline>(({ sendBack, input }) => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const left = input.until - now()
      if (left > 0) timer = setTimeout(look, left)
      else if (!inSight || document.visibilityState !== 'hidden') sendBack({ type: 'DEADLINE' })
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  })

export const watchDeadline = watch(false)
export const watchDeadlineInSight = watch(true)
