import type { ReactNode } from 'react'
import { Button } from './Button'
import { classes } from './classes'
import { IconButton } from './IconButton'
import { Icon } from './icons/Icon'
import { checkCircleFill, infoFill, warningCircleFill, wifiSlashBold, xBold } from './icons/phosphor'
import { Loader } from './Loader'
import css from './Toast.module.css'

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface ToastProps {
  kind: ToastKind
  children: ReactNode
  /** One thing to do about it, e.g. try again. */
  action?: { label: ReactNode; onPress: () => void; busy?: boolean } | undefined
  /** Its spoken name, and what a tap on the cross does; without it the toast goes by itself only. */
  close?: { label: string; onPress: () => void } | undefined
  className?: string | undefined
}

const ICONS: Record<Exclude<ToastKind, 'loading'>, string> = {
  info: infoFill,
  success: checkCircleFill,
  fail: warningCircleFill,
  offline: wifiSlashBold,
}

/** What just happened, in a line or two. `ToastList` places it and has it spoken. */
export function Toast({ kind, children, action, close, className }: ToastProps) {
  return (
    <div className={classes(css.toast, css[kind], className)}>
      {kind === 'loading' ? <Loader /> : <Icon of={ICONS[kind]} />}
      <span className={css.words}>{children}</span>
      {action && (
        <Button
          look="quiet"
          size="s"
          className={css.action}
          busy={action.busy ?? false}
          onClick={action.onPress}
        >
          {action.label}
        </Button>
      )}
      {close && (
        <IconButton
          icon={xBold}
          size={16}
          label={close.label}
          className={css.close}
          onClick={close.onPress}
        />
      )}
    </div>
  )
}
