import type { SnapshotFrom } from 'xstate'
import { toastsCases } from '../../../../machines/toasts/toasts.cases'
import type { toastsMachine } from '../../../../machines/toasts/toasts.machine'
import { passWordChangeV2 } from '../../../../src/platform/calls/password'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { passwordOf } from '../../support/world'
import { defineDriver } from '../support/driver'
import type { Gates } from '../support/gates'
import { setPassword } from '../support/people'

type Snapshot = SnapshotFrom<typeof toastsMachine>

const mika = 'mika_07'
const old = passwordOf(mika)
const fresh = 'Lantern-88'
const tooMuch = 'four kinds of message within seconds do not occur on one screen; unit tests cover the queue'

const isThere = ({ context }: Snapshot, kind: string) =>
  context.current?.kind === kind || context.waiting.some((notice) => notice.kind === kind)

/** The password form, filled in and ready to be sent; a pending request is refused. */
async function fillForm(app: App, gates: Gates, password: string): Promise<void> {
  if (gates.waiting('change')) await refuse(app, gates)
  await app.field('newPassword').fill(password)
  await app.field('confirmPassword').fill(password)
}

/** The platform refuses the change: the loading message disappears, and nothing else shows. */
async function refuse(app: App, gates: Gates): Promise<void> {
  await gates.release('change')
  await expect(app.submit).not.toHaveAttribute('aria-busy', 'true')
  gates.shut('change')
}

/** Messages caused by the change-password screen and the network. */
export const toastsDriver = defineDriver<typeof toastsMachine>({
  cases: toastsCases,
  ids: '[ERROR-47]',
  events: {
    SHOW: {
      possible: (snapshot, { notice: { kind } }) => {
        if (kind === 'fail') return !isThere(snapshot, 'loading')
        if (kind === 'loading') return !isThere(snapshot, 'loading')
        // The network can go offline once.
        return kind === 'offline' && snapshot.context.current?.kind === 'loading'
      },
      before: async (app, { notice: { kind } }, gates) => {
        if (kind !== 'offline') await fillForm(app, gates, kind === 'fail' ? old : fresh)
      },
      make: async (app, { notice: { kind } }, gates) => {
        if (kind === 'offline') {
          await app.page.context().setOffline(true)
          return
        }
        await app.submit.click()
        if (kind === 'loading') await expect.poll(() => gates.waiting('change')).toBe(true)
      },
    },
    DISMISS: {
      // A loading message stays until its result has arrived.
      possible: ({ context }) => context.current?.kind !== 'loading',
      make: (app) => app.button(app.words.shell.toastClose).click(),
    },
    STOP_WAITING: {
      possible: (snapshot) => isThere(snapshot, 'loading'),
      make: (app, _, gates) => refuse(app, gates),
    },
  },
  actors: { change: { unsent: true, calls: [passWordChangeV2] } },
  timer: ({ context }) => context.current?.kind !== 'loading',
  stopsTime: true,
  open: async (app) => {
    await app.arriveAs(mika, '/m/changePsw')
    await app.settled()
    // The page knows no password: the platform refuses, as the old one has changed by now.
    await app.field('oldPassword').fill(old)
    await setPassword(app.world, mika, 'Somebody-Else-1')
  },
  shows: async (app, { expected }) => {
    const { current } = (expected as unknown as { context: Snapshot['context'] }).context
    await expect(app.page.locator('[popover]:not([data-leaving])')).toHaveCount(current ? 1 : 0)
  },
  notHere: {
    'toasts.showing | SHOW | 2 [queueFull]': tooMuch,
  },
  expects: { status: [400], lines: [/net::ERR_/] },
})
