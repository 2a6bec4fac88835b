import { type Path } from '../../machines/shared/address'
import * as paths from '../../machines/shared/paths'
import { mayUseAgency } from '../flows/session/session'
import type { Guard } from './routes'

/** Where players without access to a route are sent; null if they have access. */
export type Redirect = { readonly to: Path; readonly next: boolean } | null

const toLogin: Redirect = { to: paths.login, next: true }
const toHome: Redirect = { to: paths.home, next: false }

/**
 * The rule for each kind of guard (SESSION-12..18, rulings). `type` is the account type, null for a guest. `settings`
 * sends a guest home (MEMBER-33), `member` to the login, `agent` everyone but agents home.
 */
export function accessOf(guard: Guard, type: number | null): Redirect {
  if (guard === 'member' || guard === 'held') return type === null ? toLogin : null
  if (guard === 'settings') return type === null ? toHome : null
  if (guard === 'agent') return mayUseAgency(type) ? null : toHome
  return null
}
