import type { CSSProperties } from 'react'
import { classes } from './classes'
import css from './Skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; the default fills the width. */
  width?: string | number
  height?: string | number
  /** e.g. "3 / 4", instead of a height. */
  ratio?: string
  radius?: string | number
  /** Place in the row: each next one starts its sweep 90 ms later. */
  n?: number
  className?: string | undefined
}

/** A quiet shape where content will be. Silent: the page says once that it is loading. */
export function Skeleton({ width, height, ratio, radius, n, className }: SkeletonProps) {
  const style: CSSProperties & { '--n'?: number } = {
    width,
    height,
    aspectRatio: ratio,
    borderRadius: radius,
  }
  if (n) style['--n'] = n
  return <span className={classes(css.skeleton, className)} style={style} aria-hidden="true" />
}
