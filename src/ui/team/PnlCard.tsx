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
  ending: 'good' | 'bad' | false
  /** Label and amount of each component. */
  parts: readonly (readonly [label: ReactNode, amount: ReactNode])[]
  /** Links down into the team. */
  href?: string | undefined
  /** Anything below the parts. */
  children?: ReactNode
}

/** One line of a team: a member or a sub-team, its result, and its components. */
export function PnlCard({ name, agent, sub, net, ending, parts, href, children }: PnlCardProps) {
  // An address makes a link of it.
  const Head = (href === undefined ? 'div' : 'a') as 'a'
  return (
    <section className={css.card}>
      <Head className={css.head} href={href}>
        <Icon of={agent ? usersThreeFill : userFill} size={20} className={css.mark} />
        <span className={css.words}>
          <b className={classes(css.name, 'cut')}>{name}</b>
          <small>{sub}</small>
        </span>
        <b className={classes(css.net, ending && css[ending])}>{net}</b>
        {href !== undefined && <Icon of={caretRightBold} size={16} className={css.caret} />}
      </Head>
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
