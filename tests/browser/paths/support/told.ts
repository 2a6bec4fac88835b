import type { PauseForm } from '../../../../machines/shared/pause'
import { tooMany } from '../../../../machines/shared/pause.cases'
import type { App } from '../../support/app'

const wait = tooMany.retryAfter * 1_000

/** The page is opened by somebody who was told to wait before; afterwards it stays as it is. */
export async function toldToWait({ page }: App, form: PauseForm): Promise<void> {
  await page.addInitScript(
    ([key, ms]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ until: Date.now() + ms }))
    },
    [`perya.pause.${form}`, wait] as const,
  )
}

/** The wait is over. */
export const waitOut = ({ page }: App) => page.clock.fastForward(wait)
