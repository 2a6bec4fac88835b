import { Icon } from '../../ui/icons/Icon'
import { ticketFill } from '../../ui/icons/phosphor'
import { Picture as Image } from '../../ui/Picture'
import css from './promos.module.css'

const noPicture = (
  <span className={css.noPicture}>
    <Icon of={ticketFill} size={32} />
  </span>
)

/** A promotion's picture; a ticket replaces it if it cannot be loaded. */
export const Picture = ({ address, eager = false }: { address: string | undefined; eager?: boolean }) => (
  <Image
    className={css.picture}
    src={address}
    width={716}
    height={320}
    decoding="async"
    loading={eager ? 'eager' : 'lazy'}
    otherwise={noPicture}
  />
)
