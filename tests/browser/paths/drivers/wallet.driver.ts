import type { SnapshotFrom } from 'xstate'
import { walletCases } from '../../../../machines/wallet/wallet.cases'
import type { WalletContext, walletMachine } from '../../../../machines/wallet/wallet.machine'
import { walletBalance } from '../../../../src/platform/calls/wallet'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { leaveOnPhone } from '../support/phone'
import { regulars } from '../support/people'
import { personas } from '../../../../src/sandbox/personas'

const ticket = ({ page, words }: App) =>
  page.locator('header').getByRole('button', {
    name: new RegExp(`${words.shell['balance.hide']}|${words.shell['balance.show']}`),
  })

async function leaveSheet({ page }: App): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What a player has in all places, as the header writes it. */
function moneyOf(username: string): string {
  const wallets = Object.values(personas.find((one) => one.username === username)?.wallets ?? {})
  const sum = wallets.reduce((sum, text) => sum + Number(text), 0)
  return `₱${sum.toLocaleString('en', { minimumFractionDigits: 2 })}`
}

/** The second request follows the first answer at once: no gate can hold one and release the other. */
const twice = 'the answer and the request that follows it at once cannot be separated on the wire'

const inGame = 'a round in a game says it, where this header is not; play.spec.ts sees the balance change'

/** The wallet: the player's taps, and the sandbox's answers. */
export const walletDriver = defineDriver<typeof walletMachine>({
  cases: walletCases,
  ids: '[LAYOUT-17] [LAYOUT-18] [WALLET-01] [WALLET-04] [ERROR-32]',
  events: {
    TOGGLE: { before: leaveSheet, make: (app) => ticket(app).click() },
    REFRESH: {
      before: async (app) => {
        await leaveSheet(app)
        await app.account.click()
      },
      make: (app) => app.button(app.words.shell['balance.refresh']).click(),
    },
    MONEY_MOVED: {
      possible: (snapshot) => !snapshot.hasTag('pending'),
      // Back from a game, where money may have been won or lost.
      before: async (app) => {
        await leaveSheet(app)
        await app.games.getByRole('button').first().click()
        await expect(app.page.locator('iframe')).toBeVisible()
      },
      make: (app) => app.button(app.words.game.leave).click(),
    },
    BALANCE: inGame,
  },
  actors: {
    balance: {
      // A game asks its server without an origin: a marked page would have it ask for permission first.
      unsent: true,
      calls: [walletBalance],
      done: [{ make: () => {} }],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'walletBalance' }) }],
    },
  },
  players: regulars,
  open: async (app, { input }) => {
    await leaveOnPhone(app, 'local', { 'perya.hideAmounts': input === 'hidden' })
    await app.arriveAs(app.player)
    await app.settled()
  },
  same: ({ balance }) => (balance as WalletContext['balance']) !== null,
  shows: async (app, { expected }) => {
    const { context, value } = expected as unknown as Pick<SnapshotFrom<typeof walletMachine>, 'context'> & {
      value: { amount: string; loading: string }
    }
    if (value.loading === 'asking') return
    const old = ticket(app).filter({ hasText: app.words.shell['balance.old'] })
    await expect(old).toHaveCount(value.loading === 'missing' ? 1 : 0)
    if (!context.balance) return
    const seen = ticket(app).filter({ hasText: moneyOf(app.player) })
    await expect(seen).toHaveCount(value.amount === 'shown' ? 1 : 0)
  },
  notHere: {
    'wallet.loading | BALANCE | 0': inGame,
    'wallet.loading.asking | BALANCE | 0': inGame,
    'wallet.loading.asking | MONEY_MOVED | 0': twice,
    'wallet.loading.asking | done balance | 0 [movedAgain]': twice,
  },
  expects: { lines: [/net::ERR_/] },
})
