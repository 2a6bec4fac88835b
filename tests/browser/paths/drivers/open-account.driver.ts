import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { openAccountCases } from '../../../../machines/open-account/open-account.cases'
import { requestOf, type openAccountMachine } from '../../../../machines/open-account/open-account.machine'
import { rateField } from '../../../../machines/open-account/rates'
import { agentAffiliate, openedAccount } from '../../../../src/platform/calls/agency'
import { registerRules } from '../../../../src/platform/calls/rules'
import { freeName, takeName } from '../support/agency-world'
import { defineDriver } from '../support/driver'
import { onceNeverFails, playOnce } from '../support/once'

const name = 'neneng_1'

const comesBack = 'a player who comes back to the screen: kept.spec.ts'
/** An agent opens an account for someone, with the sandbox's answers. */
export const openAccountDriver = defineDriver<typeof openAccountMachine>({
  cases: openAccountCases,
  ids: '[ROUTE-20] [AGENT-20] [WIRE-116]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry).click() },
    TYPE: {
      // A field that already has the text sends no event.
      possible: ({ context }, { field, value }) => context.values[field] !== value,
      make: (app, { field, value }) => app.page.locator(`form input[name="${field}"]`).fill(value),
    },
    TYPE_RATE: {
      possible: ({ context }, { category, value }) => context.rates[category] !== value,
      make: (app, { category, value }) =>
        app.page.locator(`form input[name="${rateField(category)}"]`).fill(value),
    },
    CHOOSE_KIND: {
      possible: ({ context }, { kind }) => context.kind !== kind,
      make: ({ page }, { kind }) =>
        page.locator('label', { has: page.locator(`input[name="kind"][value="${kind}"]`) }).click(),
    },
    SUBMIT: { make: (app) => app.button(app.words.agency['open.submit'], app.page.locator('form')).click() },
    ANOTHER: { make: (app) => app.button(app.words.agency['opened.another']).click() },
  },
  actors: {
    renew: comesBack,
    formSetup: {
      calls: [registerRules],
      done: [{ make: () => {} }],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 500, call: 'registerRules' }) }],
    },
    sendOnce: playOnce<SnapshotFrom<typeof openAccountMachine>>({
      send: agentAffiliate,
      look: openedAccount,
      sends: ({ context }) => requestOf(context) !== null,
      done: { make: ({ world }) => freeName(world, name) },
      refused: [
        { make: ({ world }) => takeName(world, name) },
        { make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'agentAffiliate' }) },
      ],
    }),
  },
  stopsTime: true,
  open: (app) => app.arriveAs('tita_baby', '/m/agentRegister'),
  same: ({ kind, values, rates, problems, badRates, failure, opened }) => ({
    kind,
    values,
    rates,
    problems,
    badRates,
    opened,
    failure: failure !== null,
  }),
  shows: async (app, { expected }) => {
    const { agency } = app.words
    const { value, context } = expected as unknown as {
      value: string | object
      context: { failure: unknown; opened: string }
    }
    if (value === 'opened') {
      const title = app.say(agency['opened.title'], { name: context.opened })
      await expect(app.page.getByRole('heading', { name: title })).toBeVisible()
    }
    if (typeof value === 'object' && context.failure !== null)
      await expect(app.page.getByText(agency['open.not'])).toBeVisible()
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {
    'open-account.settling | error sendOnce | 0': onceNeverFails,
    'open-account.editing.looking | always | 1': comesBack,
    'open-account.editing.renewing | done renew | 0': comesBack,
    'open-account.editing.renewing | error renew | 0': comesBack,
    'open-account.settling | done sendOnce | 3 [isKnown]': comesBack,
  },
  expects: { status: [403, 409, 500, 502], lines: [/net::ERR_/] },
})
