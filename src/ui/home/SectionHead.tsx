import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { caretRightBold } from '../icons/phosphor'
import css from './SectionHead.module.css'

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id?: string | undefined
  title: ReactNode
  /** Link to the whole list: a page, or something that opens in place. */
  more?: { label: string; href?: string | undefined; onSelect?: (() => void) | undefined } | undefined
}

/** A section's title with a link to the whole list. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
  const words = more && (
    <>
      {more.label}
      <Icon of={caretRightBold} size={16} />
    </>
  )
  return (
    <div className={css.head}>
      <h2 id={id} className={classes(css.title, 'display', 'd4')}>
        {title}
      </h2>
      {more &&
        (more.href === undefined ? (
          <button type="button" className="text-link" onClick={more.onSelect}>
            {words}
          </button>
        ) : (
          <a className="text-link" href={more.href} onClick={more.onSelect}>
            {words}
          </a>
        ))}
    </div>
  )
}
