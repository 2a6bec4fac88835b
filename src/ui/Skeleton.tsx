import type { CSSProperties } from 'react'
import { classes } from './classes'
import css from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths; fills the width by default. */
  width?: string | number
  height?: string | number
  /** e.g. "3 / 4", instead of a height. */
  ratio?: string
  radius?: string | number
  /** Index in the row: each one starts its sweep 90 ms after the previous. */
  n?: number
  className?: string | undefined
}

/** A placeholder for content. Silent: the page announces once that it is loading. */
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

interface SkeletonsProps extends Pick<SkeletonProps, 'radius'> {
  /** The height of each, from the top. */
  heights: readonly number[]
}

/** Skeleton blocks stacked vertically. */
export function Skeletons({ heights, radius }: SkeletonsProps) {
  return heights.map((height, n) => <Skeleton key={n} n={n} height={height} radius={radius} />)
}
