import * as paths from '../../../machines/shared/paths'
import { Redirect } from '../shared/Redirect'

/**
 * During maintenance, the maintenance screen shows at every address (src/app/ClosedSite.tsx); at other times,
 * this address leads home.
 */
export default function MaintenancePage() {
  return <Redirect to={paths.home} />
}
