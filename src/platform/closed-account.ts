import type { CallName } from './contract'

/**
 * Calls still allowed to an account from a blocked region: signing out, reading public content, asking for
 * help.
 */
export const openToClosed: readonly CallName[] = [
  'logout',
  'announcements',
  'notices',
  'serviceAgents',
  'launchChat',
  'feedback',
  'feedbackByKey',
]
