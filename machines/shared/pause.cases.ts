import type { Failure } from './failure'

/** What the platform answers to too many tries: a minute and a half to wait. */
export const tooMany = { code: 'too-many-tries', retryAfter: 90, until: 1_795_305_690_000 } satisfies Failure
