import { useEffect } from 'react'
import { goTo } from '../../flows/adapters/navigation'

/** Replaces a screen that sends players to another one, with the address to return to. */
export function Redirect({ to, next }: { to: string; next?: string | undefined }) {
  useEffect(() => goTo({ to, replace: true, ...(next !== undefined && { query: { next } }) }), [to, next])
  return null
}
