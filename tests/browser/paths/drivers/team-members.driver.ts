import { expect } from '@playwright/test'
import { addressOf as choose, type TeamChoice } from '../../../../machines/team-members/choice'
import { teamMembersCases } from '../../../../machines/team-members/team-members.cases'
import type {
  TeamMembersContext,
  teamMembersMachine,
} from '../../../../machines/team-members/team-members.machine'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { stepTo } from '../support/elsewhere'
import { memberRow, openTeam, sheet } from '../support/team-world'
import { addressOf } from '../../../../machines/shared/address'

const pathOf = (choice: TeamChoice) => addressOf(choose(choice, false))
const chip = (app: App, level: TeamChoice['level']) =>
  app.button(
    app.words.team[`level.${level}`],
    app.page.getByRole('group', { name: app.words.team.levels, exact: true }),
  )
const trail = (app: App) => app.page.getByRole('navigation', { name: app.words.team.trail })
const field = (app: App) => app.page.getByRole('searchbox', { name: app.words.team.search })

/** Words with anything in their gaps. */
const like = (...words: readonly string[]) =>
  new RegExp(`^(${words.map((one) => one.replaceAll(/\{\{\w+\}\}/g, '.+')).join('|')})$`)

/** The panel that opens belongs to a child chart: it is closed again. */
async function shut(app: App, ...titles: readonly string[]): Promise<void> {
  await app.button(app.words.shell.close, app.page.getByRole('dialog', { name: like(...titles) })).click()
  await expect(sheet(app)).toHaveCount(0)
}

/** Who can be tapped: the members on the first screen of the choice. */
function isListed({ under, level, search }: TeamChoice, userName: string): boolean {
  if (!userName.includes(search)) return false
  if (userName === 'rosa_agent') return under === null
  return under === 'rosa_agent' ? level === 1 || level === 0 : level === 0
}

/** The members of a team; the list itself is a paged list. */
export const teamMembersDriver = defineDriver<typeof teamMembersMachine>({
  cases: teamMembersCases,
  ids: '[ROUTE-23] [AGENT-21] [WIRE-120]',
  events: {
    ADDRESS: { make: (app, { choice }) => stepTo(app, pathOf(choice)) },
    CHOOSE_LEVEL: { make: (app, { level }) => chip(app, level).click() },
    TYPE: {
      // A field that already has the text sends no event.
      possible: ({ context }, { text }) => context.text !== text,
      make: (app, { text }) => field(app).fill(text),
    },
    SEARCH: { make: (app) => field(app).press('Enter') },
    WALK: {
      possible: (snapshot, { under }) =>
        snapshot.hasTag('person')
          ? under === snapshot.context.person?.userName
          : under === null && snapshot.context.choice.under !== null,
      make: async (app, { under }) => {
        if (under === null) await app.button(app.words.team.mine, trail(app)).click()
        else await app.button(app.words.team['open.team'], sheet(app)).click()
      },
    },
    LOOK_AT: {
      possible: ({ context: { choice } }, { person }) => isListed(choice, person.userName),
      make: (app, { person }) => memberRow(app, person.userName).click(),
    },
    PICK: {
      possible: ({ context: { choice } }) => choice.under === null,
      make: (app) => app.button(app.words.team.several).click(),
    },
    TOGGLE: {
      possible: ({ context: { choice } }, { userName }) => isListed(choice, userName),
      make: (app, { userName }) => memberRow(app, userName).click(),
    },
    SEND_MONEY: {
      make: async (app) => {
        const { team } = app.words
        const several = app.page.getByRole('button', { name: like(team['several.send']) })
        await app.button(team['open.send'], sheet(app)).or(several).click()
        await shut(app, team['send.title'], team['send.title.several'])
      },
    },
    CHANGE_RATES: {
      make: async (app) => {
        await app.button(app.words.team['open.rates'], sheet(app)).click()
        await shut(app, app.words.team['rates.title'])
      },
    },
    SENT: 'arrived money is covered by the transfer chart’s paths: its panel lies over these members',
    CLOSE: {
      make: async (app) => {
        const close = app.button(app.words.shell.close, sheet(app))
        await close.or(app.button(app.words.team.cancel)).click()
      },
    },
  },
  actors: {
    transfer: 'the inner transfer chart does not break; only a fault in its own code could break it',
    rebate: 'the inner rates chart does not break; only a fault in its own code could break it',
  },
  stopsTime: true,
  open: openTeam,
  same: ({ choice, text, person, picked }) => ({
    choice,
    text,
    person: (person as TeamMembersContext['person'])?.userName ?? null,
    picked,
  }),
  shows: async (app, { expected }) => {
    const { choice, person, picked } = expected.context as unknown as TeamMembersContext
    await expect(sheet(app)).toHaveCount(person ? 1 : 0)
    if (expected.value === 'picking') {
      const send = app.words.team[picked.length === 0 ? 'several.none' : 'several.send']
      await expect(app.button(app.say(send, { count: picked.length }))).toBeVisible()
      return
    }
    if (person) {
      await expect(sheet(app).getByRole('heading', { name: person.userName })).toBeVisible()
      await expect(app.button(app.words.team['open.send'], sheet(app))).toHaveCount(person.direct ? 1 : 0)
      return
    }
    await expect(chip(app, choice.level)).toHaveAttribute('aria-pressed', 'true')
    await expect(trail(app)).toHaveCount(choice.under === null ? 0 : 1)
  },
  notHere: {
    'team-members | error transfer | 0':
      'the inner transfer chart does not break; only a fault in its own code could break it',
    'team-members.picking | SENT | 0': 'arrived money is covered by the transfer chart’s paths',
    'team-members | error rebate | 0':
      'the inner rates chart does not break; only a fault in its own code could break it',
  },
})
