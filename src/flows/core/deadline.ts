import { fromCallback, type EventObject } from 'xstate'
import { now } from '../../platform/clock'
import { isVisible, onVisibilityChange } from '../adapters/visibility'

/** Browsers fire a longer timer immediately. */
const maxTimer = 2 ** 31 - 1

type Deadline = { type: 'DEADLINE' }

/**
 * Wakes a chart at a given time; checks again whenever the page becomes visible, because sleeping phones skip timers.
 * With `inSight`, a time that has passed waits until the page is visible.
 */
const watch = (inSight: boolean) =>
  fromCallback<EventObject, { until: number }, Deadline>(({ sendBack, input }) => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const left = input.until - now()
      if (left > 0) timer = setTimeout(look, Math.min(left, maxTimer))
      else if (!inSight || isVisible()) sendBack({ type: 'DEADLINE' })
    }
    const forget = onVisibilityChange(look)
    look()
    return () => {
      clearTimeout(timer)
      forget()
    }
  })

export const watchDeadline = watch(false)
export const watchDeadlineInSight = watch(true)
