import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { contractPageCases } from '../../../../machines/contract-page/contract-page.cases'
import type { contractPageMachine } from '../../../../machines/contract-page/contract-page.machine'
import { contractRoutes, type ContractKind } from '../../../../machines/contract-prompt/contracts'
import {
  processDividend,
  processHourly,
  processSalary,
  salaryRequest,
} from '../../../../src/platform/calls/agent'
import type { App } from '../../support/app'
import { offerContracts } from '../support/contracts-world'
import { defineDriver } from '../support/driver'
import { switchLanguage } from '../support/elsewhere'
import { failureKind } from '../support/failures'

type Snapshot = SnapshotFrom<typeof contractPageMachine>

const agent = 'jun_agent'
const comesBack = 'a player who comes back to the screen: kept.spec.ts'
/** The only waiting contract, or none; of every kind, as the address alone decides which one shows. */
const waiting = (...ids: readonly string[]) => ({
  make: ({ world }: App) =>
    offerContracts(
      world,
      agent,
      ids.flatMap((id) => [{ id, kind: 'salary' as const }]),
    ),
})
const dialog = (app: App) => app.page.getByRole('alertdialog')

/** A contract: the player's taps, and the sandbox's answers. */
export const contractPageDriver = defineDriver<typeof contractPageMachine>({
  cases: contractPageCases,
  ids: '[CONTRACT-07] [ROUTE-30] [ERROR-32]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.reload).click() },
    ACCEPT: { make: (app) => app.button(app.words.contract.accept).click() },
    DECLINE: { make: (app) => app.button(app.words.contract.decline).click() },
    CANCEL: { make: (app) => app.button(app.words.contract['sure.back'], dialog(app)).click() },
    CONFIRM: { make: (app) => dialog(app).getByRole('button').last().click() },
    LEAVE: {
      // Once is enough: it leads out of every situation in the same way.
      possible: (snapshot) => snapshot.hasTag('settled'),
      make: (app) => app.button(app.words.shell.back).click(),
    },
    LANGUAGE_CHANGED: { make: switchLanguage },
  },
  actors: {
    load: {
      calls: [salaryRequest],
      done: [waiting('k1'), waiting()],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'salaryRequest' }) }],
    },
    renew: {
      calls: [salaryRequest],
      done: [waiting('k1'), waiting()],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'salaryRequest' }) }],
    },
    look: {
      calls: [salaryRequest],
      done: [waiting('k1'), waiting('k2'), waiting()],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'salaryRequest' }) }],
    },
    answer: {
      calls: [processSalary, processDividend, processHourly],
      done: [waiting('k1', 'k2'), waiting()],
      error: [
        { make: ({ world }) => world.fault({ kind: 'commit-then-drop', path: '/wps/relay/MCS2_process' }) },
      ],
    },
  },
  stopsTime: true,
  open: (app, { input }) => app.arriveAs(agent, contractRoutes[input as ContractKind]),
  withoutInputs: {
    'back again': comesBack,
    dividend: 'the same screen as for the salary; contracts.spec.ts tests its own call',
    hourly: 'the same screen as for the salary; contracts.spec.ts tests its own call',
  },
  same: ({ offer, accept, stale, failure, kind }) => ({
    offer,
    accept,
    stale,
    kind,
    failure: failureKind(failure) !== null,
  }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') {
      await expect(app.page).toHaveURL(/\/m\/home$/)
      return
    }
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string }
    if (value === 'offered' && context.failure) {
      await expect(app.page.locator('main [role="alert"]').first()).not.toHaveText('')
    }
    if (value === 'accepted' || value === 'declined') {
      const name = app.words.contract[`${value}.title`]
      await expect(app.page.getByRole('heading', { name })).toBeVisible()
    }
  },
  notHere: {
    'contract-page.arriving | always | 0 [isKnown]': comesBack,
    'contract-page.confirming | CANCEL | 1 [isOld]': comesBack,
    'contract-page.renewing.looking | always | 1': comesBack,
    'contract-page.renewing.fetching | error renew | 1': comesBack,
  },
  expects: { status: [400, 404], lines: [/net::ERR_/] },
})
