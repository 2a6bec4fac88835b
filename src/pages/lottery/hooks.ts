import { useTranslation } from 'react-i18next'
import { useSecondsLeft } from '../../flows/core/useSeconds'
import { countdown } from '../../i18n/time'

/**
 * The time until a given moment: for the figures, for the bulbs, and in words. `every` is the full interval, in
 * seconds.
 */
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
