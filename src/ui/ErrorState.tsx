import { UnpluggedPicture } from './pictures'
import { StateView, type StateViewProps } from './StateView'

type ErrorStateProps = Omit<StateViewProps, 'picture' | 'role'>

/** A failed load: the unplugged bulbs, announced immediately. */
export function ErrorState(state: ErrorStateProps) {
  return <StateView {...state} role="alert" picture={<UnpluggedPicture />} />
}
