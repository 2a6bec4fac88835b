import type { CallName } from './contract'

/** Calls that an account closed to its region may make: to leave, to read what is said to everybody, to ask for help. */
export const openToClosed: readonly CallName[] = [
  'logout',
  'announcements',
  'notices',
  'serviceAgents',
  'launchChat',
  'feedback',
  'feedbackByKey',
]
