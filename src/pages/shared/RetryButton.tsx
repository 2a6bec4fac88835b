import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { onOnline } from '../../flows/adapters/network'
import { Button, type ButtonProps } from '../../ui/Button'

interface RetryButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  onRetry: () => void
  /** The button says that loading failed, too [ERROR-32]. */
  reload?: boolean
}

/** Tries again what did not load; the return of the network does so as well. */
export function RetryButton({ onRetry, reload = false, ...look }: RetryButtonProps) {
  const { t } = useTranslation('shell')
  const latest = useRef(onRetry)
  useEffect(() => {
    latest.current = onRetry
  })
  // Once: the network's return draws the screen anew, and a listener that is replaced meanwhile is not called.
  useEffect(() => onOnline(() => latest.current()), [])
  return (
    <Button {...look} onClick={onRetry}>
      {t(reload ? 'reload' : 'retry')}
    </Button>
  )
}
