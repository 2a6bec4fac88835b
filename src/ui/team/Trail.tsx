import { Icon } from '../icons/Icon'
import { caretRightBold } from '../icons/phosphor'
import { Press } from '../Press'
import css from './Trail.module.css'

interface TrailProps {
  /** Accessible name. */
  label: string
  /** From the top down; the last one is the current one. */
  stops: readonly { name: string; onGo?: () => void; href?: string }[]
}

/** Breadcrumbs: every stop above the current one leads back up. */
export function Trail({ label, stops }: TrailProps) {
  return (
    <nav className={css.trail} aria-label={label}>
      <ol>
        {stops.map(({ name, onGo, href }, at) => (
          <li key={at}>
            {at > 0 && <Icon of={caretRightBold} size={16} />}
            {at < stops.length - 1 ? (
              <Press href={href} onSelect={onGo} className={css.stop}>
                {name}
              </Press>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
