import type { ComponentProps } from 'react'
import { classes } from './classes'
import css from './RichText.module.css'

/** The frame around HTML content (news, rules, promotions). It styles; it does not sanitize. */
export function RichText({ className, ...frame }: ComponentProps<'div'>) {
  return <div {...frame} className={classes(css.text, className)} />
}
