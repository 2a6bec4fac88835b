import { expect, type Locator } from '@playwright/test'
import type { App } from '../../support/app'

/** The team of `tita_baby`, as the drivers need it. */

export const teamAgent = 'tita_baby'

/** The open panel: a member, a transfer, or rates. */
export const sheet = (app: App): Locator => app.page.getByRole('dialog')

/** A member's row in the list. */
export const memberRow = (app: App, userName: string): Locator =>
  app.page.getByRole('main').getByRole('button', { name: new RegExp(`^${userName}\\b`) })

/** Opens the members of the team. */
export async function openTeam(app: App): Promise<void> {
  await app.arriveAs(teamAgent, '/m/member/team')
  await expect(memberRow(app, 'jun_agent')).toBeVisible()
}

/** Opens a member's panel and presses one of its buttons. */
export async function fromPanel(app: App, userName: string, name: string): Promise<void> {
  await memberRow(app, userName).click()
  await app.button(name, sheet(app)).click()
}

/** Whether the agent has a withdrawal password. */
export const withPin = ({ world }: App, has: boolean) =>
  world.control('player', { userName: teamAgent, pin: has ? '246810' : null }) as Promise<void>
