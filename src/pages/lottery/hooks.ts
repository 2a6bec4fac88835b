import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSecondsLeft } from '../../flows/useSecondsLeft'
import { countdown } from '../../i18n/time'

/** Own path of the screen as it is, to come back to. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** The time until a moment: for the figures, for the bulbs, and in words. `every` is the whole of it, seconds. */
export function useDrawClock(until: number | null, every: number) {
  const { t } = useTranslation('lottery')
  const left = useSecondsLeft(until)
  if (left === null) return { part: 0, text: '…', words: t('closing') }
  const text = countdown(left)
  return { part: Math.min(1, left / every), text, words: t('closesIn', { time: text }) }
}

/** How often a lottery draws, in words. */
export function useEvery(): (seconds: number) => string {
  const { t } = useTranslation('lottery')
  return (seconds) => {
    const [minutes, hours] = [Math.round(seconds / 60), Math.floor(seconds / 3600)]
    const time =
      hours >= 24
        ? t('span.day')
        : hours === 1
          ? t('span.hour')
          : hours > 1
            ? t('span.hours', { count: hours })
            : minutes === 1
              ? t('span.minute')
              : t('span.minutes', { count: minutes })
    return t('every', { time })
  }
}
