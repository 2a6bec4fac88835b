import type { ReactNode } from 'react'
import { classes } from './classes'
import css from './Tag.module.css'

export interface TagProps {
  tone?: 'plain' | 'hot' | 'lit' | 'good' | 'bad'
  children: ReactNode
  className?: string | undefined
}

/** A short label for a row, such as its status. Colour only repeats what the text says. */
export function Tag({ tone = 'plain', children, className }: TagProps) {
  return <span className={classes(css.tag, css[tone], className)}>{children}</span>
}
