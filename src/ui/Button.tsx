import type { ComponentProps, MouseEvent } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { Loader } from './Loader'
import css from './Button.module.css'

interface ButtonLook {
  /** `lit` is a view's single primary action; `quiet` is secondary, `line` the way out, `ink` for tickets. */
  look?: 'lit' | 'quiet' | 'line' | 'ink' | 'danger'
  /** `m` is 52 px high, `s` 44 px. */
  size?: 'm' | 's'
  /** Takes the whole width. */
  wide?: boolean
  /** Outline from `icons/phosphor`, drawn before the text. */
  icon?: string | undefined
  /** Keeps the width and the focus, shows the loader and ignores presses. */
  busy?: boolean
  /** Accessible name while busy. */
  busyLabel?: string | undefined
}

export type ButtonProps = ButtonLook &
  (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>))

// Not `disabled` while busy: that would move keyboard focus to the page.
const ignore = (event: MouseEvent) => event.preventDefault()

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    look = 'lit',
    size = 'm',
    wide,
    icon,
    busy = false,
    busyLabel,
    className,
    children,
    ...rest
  } = props
  const name = classes(css.button, css[look], css[size], wide && css.wide, busy && css.busy, className)
  const words = (
    <>
      <span className={css.words} aria-hidden={busy && busyLabel ? true : undefined}>
        {icon && <Icon of={icon} size={20} />}
        {children}
      </span>
      {busy && <Loader size={26} className={css.loader} label={busyLabel} />}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={name}>
        {words}
      </a>
    )
  }
  const { href: _, onClick, type = 'button', ...native } = rest
  return (
    <button
      {...native}
      type={type}
      className={name}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {words}
    </button>
  )
}
