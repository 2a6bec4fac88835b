import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { Ticket } from '../Ticket'
import css from './EntryTicket.module.css'

export interface EntryTicketProps {
  /** Artwork or an icon in front of the name. */
  mark?: ReactNode
  name: string
  /** Lines below the name: time, number, amounts. */
  lines: readonly ReactNode[]
  amount: string
  /** The player has won; nothing else may look like a win. */
  good?: boolean
  /** The outcome as text: never colour alone. */
  word: string
  /** Outline of the icon next to it. */
  sign: string
  tone: 'good' | 'lit' | 'quiet'
  /** Settled: a spent ticket. Open ones are cream. */
  spent: boolean
  /** An action on an open entry. */
  action?: ReactNode
  /** Details below the lines: a label to tap, and names with their values. */
  more?: { readonly word: string; readonly facts: readonly (readonly [string, string])[] }
}

/** One entry of a record, as a ticket. */
export function EntryTicket({
  mark,
  name,
  lines,
  amount,
  good = false,
  word,
  sign,
  tone,
  spent,
  action,
  more,
}: EntryTicketProps) {
  // Too long for a stub at the side.
  const across = amount.length > 15
  return (
    <Ticket
      across={across}
      cut={across ? undefined : 132}
      spent={spent}
      stub={
        <>
          <b className={classes(css.amount, amount.length > 12 && css.long, good && 'good')}>{amount}</b>
          <span className={classes(css.word, tone)}>
            <Icon of={sign} size={16} />
            {word}
          </span>
          {action}
        </>
      }
    >
      <div className={css.face}>
        {mark}
        <div className={css.lines}>
          <b className={css.name}>{name}</b>
          {lines.map((line, n) => (
            <small key={n}>{line}</small>
          ))}
          {more && (
            <details className={css.more}>
              <summary>{more.word}</summary>
              <dl>
                {more.facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </div>
      </div>
    </Ticket>
  )
}

/** A round icon in front of an entry. */
export function EntryMark({ of }: { of: string }) {
  return (
    <span className={css.mark}>
      <Icon of={of} size={20} />
    </span>
  )
}
