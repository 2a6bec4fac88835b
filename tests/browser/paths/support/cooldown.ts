import type { CooldownForm } from '../../../../machines/shared/cooldown'
import { tooMany } from '../../../../machines/shared/cooldown.cases'
import type { App } from '../../support/app'
import { leaveOnPhone } from './phone'

const wait = tooMany.retryAfter * 1_000

/** Leaves a cooldown from an earlier visit on the phone. */
export const leaveCooldown = (app: App, form: CooldownForm): Promise<void> =>
  leaveOnPhone(app, 'local', { [`perya.cooldown.${form}`]: { until: { fromNow: wait } } })

/** The cooldown ends. */
export const waitOut = ({ page }: App) => page.clock.fastForward(wait)
