import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { onOnline } from '../../flows/adapters/network'
import { Button, type ButtonProps } from '../../ui/Button'

interface RetryButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  onRetry: () => void
  /** The button says that loading failed, too [ERROR-32]. */
  reload?: boolean
}

/** Retries a failed load; so does the return of the network. */
export function RetryButton({ onRetry, reload = false, ...look }: RetryButtonProps) {
  const { t } = useTranslation('shell')
  const latest = useRef(onRetry)
  useEffect(() => {
    latest.current = onRetry
  })
  // Subscribes once: the network's return re-renders the screen, and a listener replaced in the meantime
  // would not be called.
  useEffect(() => onOnline(() => latest.current()), [])
  return (
    <Button {...look} onClick={onRetry}>
      {t(reload ? 'reload' : 'retry')}
    </Button>
  )
}
