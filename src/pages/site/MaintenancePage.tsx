import { Navigate } from 'react-router-dom'

/** The maintenance screen shows wherever the player is while works go on (src/app/ClosedSite.tsx); otherwise its address is home's. */
export default function MaintenancePage() {
  return <Navigate to="/m/home" replace />
}
