import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { wifiSlashBold } from '../icons/phosphor'
import css from './OfflineBanner.module.css'

export interface OfflineBannerProps {
  offline: boolean
  /** What does not work now, in one line. */
  children: ReactNode
  /** Try again. */
  action?: { label: string; onSelect: () => void } | undefined
}

/**
 * A line under the top bar while there is no network. The live region is always there, so that its text is read
 * out when it comes; it takes no room while the player is online.
 */
export function OfflineBanner({ offline, children, action }: OfflineBannerProps) {
  return (
    <div role="status" className={css.region}>
      {offline && (
        <div className={css.banner}>
          <Icon of={wifiSlashBold} size={20} />
          <p className="grow">{children}</p>
          {action && (
            <button type="button" className={css.action} onClick={action.onSelect}>
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
