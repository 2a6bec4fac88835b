import { pagedListCases } from '../../../../machines/paged-list/paged-list.cases'
import type { pagedListMachine } from '../../../../machines/paged-list/paged-list.machine'
import type { Failure } from '../../../../machines/shared/failure'
import { gameList } from '../../../../src/platform/calls/games'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import type { ActorPlay } from '../support/plays'
import { switchLanguage } from '../support/elsewhere'

/** The cases' queries as the screen makes them: all slots, and those of one vendor. */
const questions = { all: '{"gameType":"RNG"}', hot: '{"gameType":"RNG","vassalage":"MF"}' } as const

const tiles = (app: App) => app.page.getByRole('tabpanel').getByRole('listitem')
const toTop = ({ page }: App) => page.evaluate(() => window.scrollTo(0, 0))

/** This many slots exist, and this many of that vendor. */
const slots = (count: number) => ({
  make: ({ world }: App) =>
    world.control('scene', { games: { type: 'RNG', open: count, vendor: 'MF' } }) as Promise<void>,
})

const pageNo = (url: URL) => url.searchParams.get('pageNo')
const fails = (status: number) => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status, call: 'gameList' }),
})

/** Two pages, one page, nothing: as in the cases. */
const first: ActorPlay<unknown> = {
  calls: [gameList],
  asks: (url) => pageNo(url) === '1' && url.searchParams.get('pageSize') === '27',
  done: [slots(40), slots(5), slots(0)],
  error: [fails(403)],
}

const withAsk = 'comes together with a request, when the screen of a player’s own games reopens'
const noButton = 'an empty list offers all games instead of another try'

/** The list of slots on the game-list screen. */
export const pagedListDriver = defineDriver<typeof pagedListMachine>({
  cases: pagedListCases,
  ids: '[GAMES-04] [GAMES-05] [GAMES-06] [GAMES-07] [GAMES-12] [GAMES-13] [GAMES-14] [CONST-12] [CONST-17]',
  events: {
    ASK: {
      make: async (app, { query }) => {
        await toTop(app)
        const vendors = app.page.getByRole('group', { name: app.words.games.vendors })
        await app.button(query.key === 'hot' ? 'Moonfin' : app.words.games.all, vendors).click()
      },
    },
    MORE: {
      possible: ({ context }) => context.cached.items.length > 0 && !context.wanted,
      make: ({ page }) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
    },
    RETRY: {
      possible: (snapshot) =>
        snapshot.hasTag('error') || snapshot.hasTag('stuck') || snapshot.context.failure !== null,
      make: (app) => app.button(app.words.shell.retry).last().click(),
    },
    RELOAD: withAsk,
    LANGUAGE_CHANGED: {
      make: async (app) => {
        await toTop(app)
        await switchLanguage(app)
      },
    },
  },
  actors: {
    first,
    again: { ...first, error: [fails(502), fails(403)] },
    next: {
      calls: [gameList],
      asks: (url) => pageNo(url) === '2',
      done: [{ make: () => {} }],
      error: [fails(403)],
    },
  },
  stopsTime: true,
  open: async (app) => {
    await app.open('/m/gameList?gameType=RNG')
    await expect(app.button('Moonfin')).toBeVisible()
  },
  alike: (projection) =>
    JSON.parse(
      Object.entries(questions).reduce(
        (text, [name, key]) => text.replaceAll(JSON.stringify(key), JSON.stringify(name)),
        JSON.stringify(projection),
      ),
    ),
  shows: async (app, { expected }) => {
    const { words, page } = app
    if (expected.value === 'empty') {
      await expect(page.getByRole('heading', { name: words.games['empty.ALL.title'] })).toBeVisible()
    }
    if (expected.value === 'failed') await expect(page.getByText(words.shell['error.title'])).toBeVisible()
    const content = (expected.value as { content?: string }).content
    if (content) await expect(tiles(app).first()).toBeVisible()
    const { failure } = expected.context as unknown as { failure: Failure | null }
    if (content) await expect(page.getByText(words.shell['error.old'])).toHaveCount(failure ? 1 : 0)
    if (content === 'stuck') await expect(page.getByText(words.games.stuck)).toBeVisible()
  },
  notHere: {
    'paged-list.content | RELOAD | 0': withAsk,
    'paged-list.empty | RELOAD | 0': withAsk,
    'paged-list.failed | RELOAD | 0': withAsk,
    'paged-list.refreshing | RELOAD | 0': withAsk,
    'paged-list.empty | RETRY | 0': noButton,
    'paged-list.refreshing | error again | 0 [wasEmpty]': withAsk,
  },
  expects: { status: [403, 502] },
})
