import type { CooldownForm } from '../../../../machines/shared/cooldown'
import { tooMany } from '../../../../machines/shared/cooldown.cases'
import type { App } from '../../support/app'

const wait = tooMany.retryAfter * 1_000

/** Leaves a cooldown from an earlier visit on the phone; set once, so that later changes stay. */
export async function leaveCooldown({ page }: App, form: CooldownForm): Promise<void> {
  await page.addInitScript(
    ([key, ms]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ until: Date.now() + ms }))
    },
    [`perya.cooldown.${form}`, wait] as const,
  )
}

/** The cooldown ends. */
export const waitOut = ({ page }: App) => page.clock.fastForward(wait)
