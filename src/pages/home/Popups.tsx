import { lazy, Suspense, useEffect, useState } from 'react'

const PopupPanel = lazy(() => import('./PopupPanel'))

/** How long home has to itself before anything may come by itself, milliseconds. */
const patience = 1_200

/** Announcements that come by themselves once somebody is signed in (HOME-03); fetched when home has settled. */
export function Popups() {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return settled ? (
    <Suspense fallback={null}>
      <PopupPanel />
    </Suspense>
  ) : null
}
