import { useState, type ReactNode } from 'react'
import { checkCircleFill, clockBold, minusBold, xBold } from '../icons/phosphor'
import { EntryTicket } from './EntryTicket'
import css from './BetTicket.module.css'

export interface BetTicketProps {
  name: string
  /** Square artwork of the game. */
  art?: string | undefined
  /** Lines under the name: time and stake, the number. */
  lines: readonly ReactNode[]
  amount: string
  ending: 'open' | 'won' | 'even' | 'lost' | 'void'
  /** Word for the ending: never colour alone. */
  word: string
  /** What can be done about an open bet. */
  action?: ReactNode
}

const signs = { open: clockBold, won: checkCircleFill, even: minusBold, lost: xBold, void: minusBold }

/** One bet: a cream ticket while it is open, a spent one afterwards. */
export function BetTicket({ name, art, lines, amount, ending, word, action }: BetTicketProps) {
  const [missing, setMissing] = useState('')
  const picture = art !== undefined && art !== missing && (
    <img
      className={css.art}
      src={art}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      onError={() => setMissing(art)}
    />
  )
  return (
    <EntryTicket
      mark={picture}
      name={name}
      lines={lines}
      amount={amount}
      good={ending === 'won'}
      word={word}
      sign={signs[ending]}
      tone={ending === 'won' ? 'good' : ending === 'open' ? 'lit' : 'quiet'}
      spent={ending !== 'open'}
      action={action}
    />
  )
}
