import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketStatus } from '../../flows/lottery/lottery-orders'
import { Chip, ChipRow } from '../../ui/Chip'
import { LoginNote, TicketList } from './Tickets'
import css from './lottery.module.css'

const kinds: readonly TicketStatus[] = ['', 'open', 'won', 'lost', 'cancelled']

/** All of a player's tickets, of lotteries and e-lotteries, by status (WIRE-80). */
export function AllTickets({ guest }: { guest: boolean }) {
  const { t } = useTranslation('lottery')
  const [status, setStatus] = useState<TicketStatus>('')
  if (guest) return <LoginNote />
  return (
    <div className={css.allTickets}>
      <ChipRow label={t('tickets.which')}>
        {kinds.map((kind) => (
          <Chip key={kind} picked={kind === status} onClick={() => setStatus(kind)}>
            {kind === '' ? t('tickets.every') : t(`status.${kind}`)}
          </Chip>
        ))}
      </ChipRow>
      <TicketList code="" status={status} />
    </div>
  )
}
