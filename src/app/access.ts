import { home } from '../flows/adapters/navigation'
import { mayUseAgency } from '../flows/session'
import type { Guard } from './routes'

/** Where somebody is sent who may not see a route; null where he may. */
export type Redirect = { readonly to: string; readonly next: boolean } | null

const toLogin: Redirect = { to: '/m/login', next: true }
const toHome: Redirect = { to: home, next: false }

/**
 * The rule for every kind of guard (SESSION-12..18, rulings). `type` is the account type, null for a guest.
 * `settings` sends a guest home (MEMBER-33), `member` to the login, `agent` everybody but agents home.
 */
export function accessOf(guard: Guard, type: number | null): Redirect {
  if (guard === 'member' || guard === 'held') return type === null ? toLogin : null
  if (guard === 'settings') return type === null ? toHome : null
  if (guard === 'agent') return mayUseAgency(type) ? null : toHome
  return null
}
