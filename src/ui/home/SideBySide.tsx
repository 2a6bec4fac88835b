import type { ReactNode } from 'react'
import css from './SideBySide.module.css'

/** Sections one under the other on a phone, two in a row from 700 px. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}
