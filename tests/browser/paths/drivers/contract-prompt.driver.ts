import { expect } from '@playwright/test'
import { contractPromptCases } from '../../../../machines/contract-prompt/contract-prompt.cases'
import type { contractPromptMachine } from '../../../../machines/contract-prompt/contract-prompt.machine'
import { contractRoutes, type ContractKind } from '../../../../machines/contract-prompt/contracts'
import { contractRequests } from '../../../../src/platform/calls/agent'
import type { App } from '../../support/app'
import { offerContracts } from '../support/contracts-world'
import { defineDriver } from '../support/driver'
import { leaveOnPhone } from '../support/phone'

const people: Readonly<Record<string, string>> = {
  agent: 'jun_agent',
  member: 'mika_07',
  trial: 'trial_kuya',
  'page reloaded': 'jun_agent',
}
const dialog = (app: App) => app.page.getByRole('alertdialog')

/** What is waiting for the agent of these paths: nothing, one of each kind, or only a dividend contract. */
const waiting = (...kinds: readonly ('salary' | 'dividend' | 'hourly')[]) => ({
  make: ({ world }: App) =>
    offerContracts(
      world,
      'jun_agent',
      kinds.map((kind) => ({ id: kind, kind })),
    ),
})

/** The contract prompt: the player's taps, and the sandbox's answers. */
export const contractPromptDriver = defineDriver<typeof contractPromptMachine>({
  cases: contractPromptCases,
  ids: '[CONTRACT-01] [CONTRACT-02] [CONTRACT-03] [CONTRACT-04] [CONTRACT-05]',
  events: {
    GO: { make: (app) => app.button(app.words.arrival['contract.go'], dialog(app)).click() },
    CANCEL: { make: (app) => app.button(app.words.arrival['contract.later'], dialog(app)).click() },
    CONTRACT_LEFT: { make: (app) => app.button(app.words.shell.back).click() },
  },
  actors: {
    requests: {
      calls: [contractRequests],
      done: [waiting(), waiting('salary', 'dividend', 'hourly'), waiting('dividend')],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'contractRequests' }) },
      ],
    },
  },
  open: async (app, { input }) => {
    if (input === 'page reloaded') await leaveOnPhone(app, 'session', { 'perya.contracts': '1' })
    await app.arriveAs(people[input] ?? '')
  },
  withoutInputs: { member: 'asked like an agent; only the account type differs' },
  same: ({ queue, type, asked }) => ({ queue, type, asked }),
  shows: async (app, { expected }) => {
    const { context } = expected as unknown as { context: { queue: ContractKind[] } }
    const [kind = 'salary'] = context.queue
    if (expected.value === 'visiting') {
      await expect(app.page).toHaveURL(({ pathname }) => pathname === contractRoutes[kind])
    }
    if (expected.value !== 'prompting') return
    await expect(dialog(app)).toContainText(app.words.arrival[`contract.${kind}.title`])
  },
  notHere: {},
  expects: { status: [400, 401], lines: [/net::ERR_/] },
})
