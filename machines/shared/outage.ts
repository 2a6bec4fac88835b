import type { Failure, FailureCode } from './failure'

const outages: readonly FailureCode[] = [
  'offline',
  'timeout',
  'bad-answer',
  'too-many-tries',
  'maintenance',
  'upgrading',
  'unknown',
]

/** The platform cannot answer at the moment; what it said before may still hold. */
export const isOutage = ({ code }: Failure): boolean => outages.includes(code)
