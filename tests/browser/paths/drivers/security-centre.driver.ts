import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { securityCentreCases } from '../../../../machines/security-centre/security-centre.cases'
import type { securityCentreMachine } from '../../../../machines/security-centre/security-centre.machine'
import { securityConfig } from '../../../../src/platform/calls/security'
import { bankCards } from '../../../../src/platform/calls/withdraw'
import type { App } from '../../support/app'
import { passwordOf } from '../../support/world'
import { cashField, pin, setTill, teller, tillOf, twoCards } from '../support/cash-world'
import { defineDriver } from '../support/driver'

type Snapshot = SnapshotFrom<typeof securityCentreMachine>

const sheet = (app: App) => app.page.getByRole('dialog')
const rows = {
  pin: 'centre.pin',
  card: 'centre.addCard',
  questions: 'centre.questions',
  mobile: 'centre.mobile',
  email: 'centre.email',
} as const
const comesBack = 'a player who comes back to the screen: kept.spec.ts'
/** Every new account has another number: the platform accepts each only once. */
let accounts = 990_000_000

/** What it takes to save a panel, whichever it is. */
async function save(app: App): Promise<void> {
  const { words } = app
  if (await cashField(app, 'first').count()) {
    await cashField(app, 'first').selectOption('q1')
    await cashField(app, 'firstAnswer').fill('Mabini')
    await cashField(app, 'second').selectOption('q3')
    await cashField(app, 'secondAnswer').fill('Bantay')
    await cashField(app, 'loginPassword').fill(passwordOf(teller))
    await app.button(words.security['question.submit'], sheet(app)).click()
  } else if (await cashField(app, 'bankName').count()) {
    await cashField(app, 'bankName').selectOption('Luntian Bank')
    await cashField(app, 'accountNum').fill(String((accounts += 1)))
    await cashField(app, 'cardPin').fill(pin)
    await app.button(words.security['card.submit'], sheet(app)).click()
  } else {
    const isLogin = await sheet(app).getByText(words.security['label.proof.forgotten']).count()
    const proof = cashField(app, 'proof')
    if (await proof.count()) await proof.fill(isLogin ? passwordOf(teller) : pin)
    await cashField(app, 'newPin').fill('482913')
    await cashField(app, 'pinAgain').fill('482913')
    await sheet(app).locator('button[type="submit"]').click()
  }
}

/** The security centre: the player's taps, and the sandbox's answers. */
export const securityCentreDriver = defineDriver<typeof securityCentreMachine>({
  cases: securityCentreCases,
  ids: '[ROUTE-60] [MEMBER-36] [WIRE-30] [WIRE-36]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.reload).click() },
    OPEN: {
      make: (app, { panel }) =>
        app.page.getByRole('button', { name: app.words.security[rows[panel]] }).click(),
    },
    FORGOT: {
      possible: ({ context }) => !context.forgotten,
      make: (app) => app.button(app.words.security['panel.forgot'], sheet(app)).click(),
    },
    CLOSE: { make: (app) => app.button(app.words.shell.close, sheet(app)).click() },
    SAVED: {
      make: async (app) => {
        await expect(sheet(app).locator('form')).toBeVisible()
        await save(app)
      },
    },
  },
  actors: {
    load: {
      calls: [securityConfig, bankCards],
      done: [tillOf({ pin: null, cards: [] }), tillOf({ cards: twoCards.slice(0, 1) })],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'securityConfig' }) }],
    },
  },
  stopsTime: true,
  open: async (app) => {
    await setTill(app.world, { pin: null, cards: [] })
    await app.arriveAs(teller, '/m/securityCenter')
  },
  same: ({ panel, forgotten }) => ({ panel, forgotten }),
  shows: async (app, { expected }) => {
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string }
    await expect(sheet(app)).toHaveCount(value === 'opened' ? 1 : 0)
    if (value !== 'showing' || !context.facts) return
    const { security } = app.words
    const row = app.page.getByRole('button', { name: security['centre.pin'] })
    await expect(row).toContainText(security[context.facts.hasPin ? 'centre.set' : 'centre.notSet'])
    await expect(app.page.getByText('t***@example.com')).toBeVisible()
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {},
  expects: { status: [400, 409] },
})
