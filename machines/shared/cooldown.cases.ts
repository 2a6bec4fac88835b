import type { Failure } from './failure'

/** The platform's answer to too many attempts: a cooldown of a minute and a half. */
export const tooMany = { code: 'too-many-tries', retryAfter: 90, until: 1_795_305_690_000 } satisfies Failure
