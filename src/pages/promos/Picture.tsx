import { useState } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { ticketFill } from '../../ui/icons/phosphor'
import css from './promos.module.css'

/** A promotion's picture; a ticket in its place where it does not come. */
export function Picture({ address, eager = false }: { address: string | undefined; eager?: boolean }) {
  const [missing, setMissing] = useState('')
  if (!address || address === missing) {
    return (
      <span className={css.noPicture}>
        <Icon of={ticketFill} size={32} />
      </span>
    )
  }
  return (
    <img
      className={css.picture}
      src={address}
      alt=""
      width={716}
      height={320}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setMissing(address)}
    />
  )
}
