import { BoothPicture } from './pictures'
import { StateView, type StateViewProps } from './StateView'

type EmptyStateProps = Omit<StateViewProps, 'picture' | 'role'> & {
  /** Outline printed on the ticket in the booth: a heart for favourites, an envelope for mail. */
  icon?: string | undefined
}

/** An empty list: the closed booth. */
export function EmptyState({ icon, ...state }: EmptyStateProps) {
  return <StateView {...state} picture={<BoothPicture icon={icon} />} />
}
