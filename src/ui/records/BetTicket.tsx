import { useState, type ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { checkCircleFill, clockBold, minusBold, xBold } from '../icons/phosphor'
import { Ticket } from '../Ticket'
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
  const picture = art !== undefined && art !== missing
  return (
    <Ticket
      cut={132}
      spent={ending !== 'open'}
      stub={
        <>
          <b className={classes(css.amount, ending === 'won' && 'good')}>{amount}</b>
          <span
            className={classes(css.word, ending === 'won' ? 'good' : ending === 'open' ? 'lit' : 'quiet')}
          >
            <Icon of={signs[ending]} size={16} />
            {word}
          </span>
          {action}
        </>
      }
    >
      <div className={css.face}>
        {picture && (
          <img
            className={css.art}
            src={art}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            onError={() => setMissing(art)}
          />
        )}
        <div className={css.lines}>
          <b className={classes(css.name, 'cut')}>{name}</b>
          {lines.map((line, n) => (
            <small key={n}>{line}</small>
          ))}
        </div>
      </div>
    </Ticket>
  )
}
