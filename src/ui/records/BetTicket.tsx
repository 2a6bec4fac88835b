import { type ReactNode } from 'react'
import { checkCircleFill, clockBold, minusBold, xBold } from '../icons/phosphor'
import { EntryTicket, type EntryTicketProps } from './EntryTicket'
import css from './BetTicket.module.css'
import { Picture } from '../Picture'

interface BetTicketProps extends Pick<EntryTicketProps, 'more'> {
  name: string
  /** Square artwork of the game. */
  art?: string | undefined
  /** Lines below the name: time and stake, the number. */
  lines: readonly ReactNode[]
  amount: string
  ending: 'open' | 'won' | 'even' | 'lost' | 'void'
  /** The outcome as text: never colour alone. */
  word: string
  /** An action on an open bet. */
  action?: ReactNode
}

const signs = { open: clockBold, won: checkCircleFill, even: minusBold, lost: xBold, void: minusBold }

/** One bet: a cream ticket while it is open, a spent one afterwards. */
export function BetTicket({ name, art, lines, amount, ending, word, action, more }: BetTicketProps) {
  return (
    <EntryTicket
      mark={<Picture className={css.art} src={art} width={48} height={48} />}
      name={name}
      lines={lines}
      amount={amount}
      good={ending === 'won'}
      word={word}
      sign={signs[ending]}
      tone={ending === 'won' ? 'good' : ending === 'open' ? 'lit' : 'quiet'}
      spent={ending !== 'open'}
      action={action}
      {...(more ? { more } : {})}
    />
  )
}
