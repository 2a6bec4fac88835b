import type { ComponentProps } from 'react'
import { classes } from './classes'
import css from './Card.module.css'

type CardProps = ComponentProps<'div'> & {
  /** `none` for edge-to-edge lists and pictures. */
  pad?: 'none' | 's' | 'm'
}

/** A flat surface one step above the page. */
export function Card({ pad = 'm', className, ...card }: CardProps) {
  return <div {...card} className={classes(css.card, css[pad], className)} />
}
