import type { SuborderStatus } from '../../../../src/sandbox/lottery/tables'
import type { App } from '../../support/app'
import type { World } from '../../support/world'

/** The e-lottery of these paths: it draws every five minutes. */
export const code = 'ELOTT-0001'
const span = 5 * 60_000
/** Ten seconds after a draw: the next one is too far away to happen on a path. */
const start = Date.UTC(2026, 10, 20, 11, 0, 10)

/** Pauses the platform's clock, with this as the only lottery on sale. */
export async function openLottery({ control }: World): Promise<void> {
  await control('clock', { set: start })
  await control('scene', { lotteries: [code] })
}

/** Ten seconds after the last draw. */
const afterDraw = (now: number) => now - (now % span) + 10_000

/** A draw has just been: the next one does not close under a bet. */
export function startDraw({ advance }: World): void {
  const now = Date.now()
  advance(afterDraw(now + span) - now)
}

/** Stops the platform's clock after a draw, so that lists of draws stay as they are; or lets it go on. */
export async function holdDraws({ control }: World, held: boolean): Promise<void> {
  await control('clock', held ? { set: afterDraw(Date.now()) } : { resume: true })
}

/** One lottery is on sale, or none. */
export const onSale = (is: boolean) => ({
  make: ({ world }: App) => world.control('scene', { lotteries: is ? [code] : [] }) as Promise<void>,
})

/** The next draw closes. */
export async function passDraw({ page }: App): Promise<void> {
  await page.clock.fastForward(span)
}

/** A ticket for two draws, of which the later one has won, and the first has this status. */
export const standTicket = ({ control }: World, ticket: SuborderStatus) =>
  control('player', { userName: 'mika_07', ticket }) as Promise<void>
