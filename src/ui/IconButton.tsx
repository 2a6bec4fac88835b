import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'
import { Icon, type IconProps } from './icons/Icon'
import css from './IconButton.module.css'

interface IconButtonLook {
  icon: string
  /** Accessible name; the button has no text. */
  label: string
  size?: IconProps['size']
  /** A `Badge` at the top right corner. */
  badge?: ReactNode
  /** Makes it a toggle. */
  pressed?: boolean | undefined
  /** A filled square, as next to the search field. */
  boxed?: boolean
}

type IconButtonProps = IconButtonLook &
  (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>))

/** A 44 px target with one icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 24, badge, pressed, boxed = false, className, ...rest } = props
  const name = classes(css.button, boxed && css.boxed, className)
  const inside = (
    <>
      <Icon of={icon} size={size} />
      {badge && <span className={css.badge}>{badge}</span>}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={name} aria-label={label}>
        {inside}
      </a>
    )
  }
  const { href: _, type = 'button', ...native } = rest
  return (
    <button {...native} type={type} className={name} aria-label={label} aria-pressed={pressed}>
      {inside}
    </button>
  )
}
