import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { caretRightBold, userFill, usersThreeFill } from '../icons/phosphor'
import css from './PnlCard.module.css'

interface PnlCardProps {
  name: string
  agent: boolean
  /** A quieter line under the name. */
  sub: ReactNode
  /** The signed result, and how it reads: never colour alone. */
  net: ReactNode
  ending: 'good' | 'bad' | 'even'
  /** Label and amount of each component. */
  parts: readonly (readonly [label: ReactNode, amount: ReactNode])[]
  /** Links down into the team. */
  href?: string | undefined
  /** Anything below the parts. */
  children?: ReactNode
}

/** One line of a team: a member or a sub-team, its result, and its components. */
export function PnlCard({ name, agent, sub, net, ending, parts, href, children }: PnlCardProps) {
  const head = (
    <>
      <Icon of={agent ? usersThreeFill : userFill} size={20} className={css.mark} />
      <span className={css.words}>
        <b className={classes(css.name, 'cut')}>{name}</b>
        <small>{sub}</small>
      </span>
      <b className={classes(css.net, ending !== 'even' && css[ending])}>{net}</b>
      {href !== undefined && <Icon of={caretRightBold} size={16} className={css.caret} />}
    </>
  )
  return (
    <section className={css.card}>
      {href === undefined ? (
        <div className={css.head}>{head}</div>
      ) : (
        <a className={css.head} href={href}>
          {head}
        </a>
      )}
      <dl className={css.parts}>
        {parts.map(([label, amount], at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
