import { UnpluggedPicture } from './pictures'
import { StateView, type StateViewProps } from './StateView'

export type ErrorStateProps = Omit<StateViewProps, 'picture' | 'role'>

/** Something that did not load: the unplugged bulbs, spoken at once. */
export function ErrorState(state: ErrorStateProps) {
  return <StateView {...state} role="alert" picture={<UnpluggedPicture />} />
}
