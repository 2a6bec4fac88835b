import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { mustBetFirst } from '../../../../machines/upline-transfer/options'
import { uplineTransferCases } from '../../../../machines/upline-transfer/upline-transfer.cases'
import type { uplineTransferMachine } from '../../../../machines/upline-transfer/upline-transfer.machine'
import { requestOf } from '../../../../machines/upline-transfer/upline-transfer.setup'
import { hasWithdrawalPassword } from '../../../../src/platform/calls/security'
import { walletTransfer, walletTransferTerms } from '../../../../src/platform/calls/transfer'
import type { App } from '../../support/app'
import { setTill, type Till } from '../support/cash-world'
import { defineDriver } from '../support/driver'
import { onceNeverFails, playOnce } from '../support/once'
import { formShows, payoutGestures, sheet } from '../support/payout'

type Snapshot = SnapshotFrom<typeof uplineTransferMachine>

const sender = 'jun_agent'
const isBlocked = ({ context }: Snapshot) => mustBetFirst(context.options)
const till = (of: Till = {}) => ({
  make: ({ world }: App) => setTill(world, { cards: [], ...of }, sender),
})
const comesBack = 'a player who comes back to the screen: kept.spec.ts'
const asksForKey = (url: URL) => url.searchParams.has('requestId')

/** The transfer to the superior: the player's taps, and the sandbox's answers. */
export const uplineTransferDriver = defineDriver<typeof uplineTransferMachine>({
  cases: uplineTransferCases,
  ids: '[ROUTE-59] [WALLET-09] [WALLET-10] [WIRE-85]',
  events: {
    ...payoutGestures<Snapshot>(isBlocked),
    RETRY: { make: (app) => app.button(app.words.transfer['closed.again']).click() },
    AGAIN: { make: (app) => app.button(app.words.transfer.again).click() },
  },
  actors: {
    renew: comesBack,
    load: {
      calls: [walletTransferTerms, hasWithdrawalPassword],
      asks: (url) => !asksForKey(url),
      done: [till(), till({ pin: null }), till({ toBet: 30_000 })],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'walletTransferTerms' }) },
      ],
    },
    sendOnce: playOnce<Snapshot>({
      send: walletTransfer,
      look: walletTransferTerms,
      sends: ({ context }) => requestOf(context) !== null,
      done: till(),
      refused: [till({ money: 0 }), till({ pin: '135791' })],
    }),
  },
  stopsTime: true,
  open: async (app) => {
    await till().make(app)
    await app.arriveAs(sender, '/m/upLine/transfer')
  },
  same: ({ problem, pinMissing, notDone }) => ({ problem, pinMissing, notDone }),
  shows: async (app, { expected }) => {
    const { withdraw: say, transfer } = app.words
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string | object }
    const heading = (name: string) => expect(app.page.getByRole('heading', { name })).toBeVisible()
    await expect(sheet(app)).toHaveCount(value === 'confirming' || value === 'settling' ? 1 : 0)
    if (value === 'choosingPin') await heading(say['first.pin.title'])
    if (value === 'done') await heading(transfer['done.title'])
    if (typeof value === 'object') await formShows(app, { context }, mustBetFirst(context.options))
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {
    'upline-transfer.settling | error sendOnce | 0': onceNeverFails,
    'upline-transfer.filling.looking | always | 1': comesBack,
    'upline-transfer.filling.outdated | NEXT | 0': comesBack,
    'upline-transfer.filling.renewing | done renew | 0': comesBack,
    'upline-transfer.filling.renewing | error renew | 0 [isClosed]': comesBack,
    'upline-transfer.filling.renewing | error renew | 1': comesBack,
    'upline-transfer.settling | done sendOnce | 3 [isKnown]': comesBack,
  },
  expects: { status: [403, 400, 409, 502], lines: [/net::ERR_/] },
})
