import { Navigate } from 'react-router-dom'
import * as paths from '../../../machines/shared/paths'

/**
 * During maintenance, the maintenance screen shows at every address (src/app/ClosedSite.tsx); at other times, this
 * address shows home.
 */
export default function MaintenancePage() {
  return <Navigate to={paths.home} replace />
}
