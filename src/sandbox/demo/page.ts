import type { Kysely } from 'kysely'
import type { PageKind, RoundRow } from '../db/games'
import type { Tables } from '../db/tables'
import { betPage } from '../lottery/page'
import { findSetting, siteBrand } from '../settings'
import { groundOf, tile } from '../world/pictures'
import { stakesOf } from '../play/bets'
import { games, rulesOf } from '../play/catalogue'
import { cycleOf, isKind, kinds, spotsOf, type Game } from '../play/game'
import { freeStakes } from '../play/stakes'
import { demoAsset } from './assets'
import { escapeHtml, pageHeaders, renderDocument, type Look } from './document'
import { labelOf, times } from './labels'
import { playWords } from './play-words'
import { messageButtons } from './messages'
import { rulebook } from './rulebook'
import { spritesOf } from './symbols'
import { words, type Language } from './words'

interface DemoOptions {
  readonly db: Kysely<Tables>
  /** Milliseconds UTC. */
  readonly now: () => number
}

/** Starting balance in demo points. */
const startPoints = 1000

/** Pages that misbehave on purpose, and a lottery's own. */
const others: Readonly<Record<string, readonly string[]>> = {
  lottery: [],
  evil: ['evil.js'],
  silent: [],
  broken: ['broken.js'],
}
const pageKinds: ReadonlySet<string> = new Set([...kinds, ...Object.keys(others)])
const isPageKind = (text: string): text is PageKind => pageKinds.has(text)

/** Which files render a kind: hands of cards look alike in all their games. */
const lookOf = (kind: PageKind) => (kind === 'baccarat' || kind === 'cards' ? 'hands' : kind)

const scriptsOf = (kind: PageKind): readonly string[] => {
  if (!isKind(kind)) return others[kind] ?? []
  const own = `${lookOf(kind)}.js`
  return ['base.js', 'kit.js', 'play.js', own, ...(kind === 'slip' ? [] : ['table.js'])]
}

/**
 * Everything under `/demo/`: playable pages at `/demo/<kind>/<launchId>`, their files at `/demo/assets/…`,
 * and the plain pages behind service and download links. Null for any other path.
 */
export async function demoPage(request: Request, options: DemoOptions): Promise<Response | null> {
  const { origin, pathname, searchParams } = new URL(request.url)
  const [root, kind = '', id = '', ...rest] = pathname.split('/').filter(Boolean)
  if (root !== 'demo') return null
  const language: Language = searchParams.get('lang') === 'TY' ? 'TY' : 'EN'
  const look = { origin, language, ground: groundOf(await siteBrand(options.db)) }
  if (rest.length > 0) return ended(look)
  if (kind === 'assets') return demoAsset(id) ?? new Response(null, { status: 404 })
  if (kind === 'service' || kind === 'download') return plain(look, kind)
  if (kind === 'evil' && id === 'inner') return evilInner(origin)
  if (kind === 'rules') {
    const wanted = id || (await rulesWanted(searchParams, options.db))
    return rules(look, wanted) ?? ended(look)
  }
  const round = isPageKind(kind) ? await findRound(id, kind, options) : undefined
  if (!round) return ended(look)
  if (round.kind === 'lottery' && round.mode === 'play') return betPage(look, round)
  const stakes = round.mode === 'play' ? await stakesOf(options.db, round) : freeStakes
  return game(look, round, stakes, (await findSetting(options.db, 'gameMessages'))?.shown === true)
}

function findRound(launchId: string, kind: PageKind, { db, now }: DemoOptions) {
  return db
    .selectFrom('round')
    .selectAll()
    .where('launchId', '=', launchId)
    .where('kind', '=', kind)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
}

/** A game's data for the page: its appearance, and the names of its bets. The server decides who wins. */
function tableOf({ id, kind, board, many, held, look, chances }: Game, language: Language) {
  const spots = spotsOf({ board })
  const best = (spot: string) => times(Math.max(...chances(spot).map(({ pays }) => pays)))
  return {
    id,
    board,
    many,
    held,
    look,
    cycle: cycleOf({ kind }),
    labels: Object.fromEntries(spots.map((spot) => [spot, labelOf(spot, language)])),
    best: Object.fromEntries(spots.map((spot) => [spot, best(spot)])),
  }
}

function game(
  look: Look,
  round: Omit<RoundRow, 'id'>,
  stakes: readonly number[],
  saysByHand: boolean,
): Response {
  const { origin, language, ground } = look
  const say = { ...words[language], ...playWords[language] }
  const { kind, gameName } = round
  const bets = isKind(kind)
  const table = games.get(round.rules)
  const real = round.mode === 'play'
  const picture = tile({ name: gameName, type: round.gameType, vendor: round.vendor }, 'tall')
  // The script fills the stage; the frame around it is here, so that something is visible before the script
  // runs. The launch screen already has the name and the way back.
  const body = [
    spritesOf(kind, table?.look),
    `<img class="backdrop" src="${escapeHtml(picture)}" alt="">`,
    `<header class="top"><button class="exit" id="exit" type="button" aria-label="${say.exit}"${bets ? ' hidden' : ''}></button>`,
    `<h1${bets ? ' class="spoken"' : ''}>${escapeHtml(gameName)}</h1>`,
    bets ? `<button class="rules" id="rules" type="button" aria-haspopup="dialog">${say.rules}</button>` : '',
    // A real balance appears once the game server has sent it.
    `<p class="balance"><span>${real ? say.balance : say.points}</span><b id="points">${real ? '–' : startPoints.toLocaleString('en')}</b></p></header>`,
    `<main id="stage"></main>`,
    `<p class="news" id="news" role="status"></p>`,
    `<section class="board" id="board"></section>`,
    `<div class="controls" id="controls"></div>`,
    `<p class="plain">${real ? say.realPlain : `${say.free}. ${say.plain}`}</p>`,
    bets ? rulebookDialog(language, round.rules) : '',
    bets && saysByHand ? messageButtons(language) : '',
  ].join('')
  const server = `${origin}/demo/play/${round.launchId}`
  const html = renderDocument({
    language,
    ground,
    title: gameName,
    styles: bets
      ? ['game.css', 'play.css', `${lookOf(kind)}.css`, ...(saysByHand ? ['messages.css'] : [])]
      : [],
    scripts: [...scriptsOf(kind), ...(bets && saysByHand ? ['messages.js'] : [])],
    data: {
      kind,
      round: round.launchId,
      game: gameName,
      host: origin,
      points: String(startPoints),
      words: JSON.stringify(say),
      ...(bets ? { server, stakes: JSON.stringify(stakes), mode: round.mode } : {}),
      ...(table ? { table: JSON.stringify(tableOf(table, language)) } : {}),
      ...(round.event ? { event: round.event } : {}),
    },
    body,
  })
  const headers = pageHeaders(origin)
  // Only its game server.
  if (bets) headers['Content-Security-Policy'] += `; connect-src ${server}`
  // The hostile page frames another one, to post in its name.
  if (kind === 'evil') headers['Content-Security-Policy'] += `; frame-src ${origin}`
  return new Response(html, { headers })
}

function rulebookDialog(language: Language, id: string): string {
  const say = playWords[language]
  return `<dialog class="rulebook" id="rulebook" aria-labelledby="rules-title"><h2 id="rules-title" tabindex="-1">${say.rules}</h2>${rulebook(language, id) ?? ''}<button class="main" id="close-rules" type="button">${say.close}</button></dialog>`
}

/** The rules of the game that a launch would open; empty if it would open none. */
async function rulesWanted(query: URLSearchParams, db: Kysely<Tables>): Promise<string> {
  const [nodeId, gameId, gameType] = ['nodeId', 'gameId', 'gameCategory'].map((name) => query.get(name))
  if (!nodeId && !gameId) return gameType ? rulesOf({ name: '', gameType }) : ''
  const game = await db
    .selectFrom('game')
    .select(['name', 'gameType', 'classify'])
    .where(nodeId ? 'nodeId' : 'gameId', '=', nodeId ?? gameId ?? '')
    .executeTakeFirst()
  return game ? rulesOf(game) : ''
}

/** The rules of a game, open to everyone: no login, bet or deposit needed (trust 39). */
function rules({ origin, language, ground }: Look, id: string): Response | null {
  const say = playWords[language]
  const text = rulebook(language, id)
  if (text === null) return null
  const { kind, look } = games.get(id) ?? { kind: 'slip' }
  const html = renderDocument({
    language,
    ground,
    title: say.rules,
    styles: ['game.css'],
    scripts: [],
    data: {},
    body: `${spritesOf(kind, look)}<main class="note rulebook"><h1>${say.rules}</h1>${text}</main>`,
  })
  return new Response(html, { headers: pageHeaders(origin) })
}

/** A round that is over or never existed. Tells the host, so that it can offer a way out. */
function ended({ origin, language, ground }: Look): Response {
  const say = words[language]
  const html = renderDocument({
    language,
    ground,
    title: say.endedTitle,
    styles: ['game.css'],
    scripts: ['ended.js'],
    data: { host: origin },
    body: `<main class="note"><h1>${say.endedTitle}</h1><p>${say.endedText}</p></main>`,
  })
  return new Response(html, { status: 404, headers: pageHeaders(origin) })
}

/** The target of the demo's service and download links: says plainly that this is a demo. */
function plain({ origin, language, ground }: Look, kind: 'service' | 'download'): Response {
  const say = words[language]
  const title = kind === 'service' ? say.serviceTitle : say.downloadTitle
  const text = kind === 'service' ? say.serviceText : say.downloadText
  const html = renderDocument({
    language,
    ground,
    title,
    styles: ['game.css'],
    scripts: [],
    data: {},
    body: `<main class="note"><h1>${title}</h1><p>${text}</p><p><a href="/m/home">${say.home}</a></p></main>`,
  })
  const headers = pageHeaders(origin, "'none'")
  // A link out of a sandboxed document would open a sandboxed page; this is a normal one.
  headers['Content-Security-Policy'] = (headers['Content-Security-Policy'] ?? '').replace(
    '; sandbox allow-scripts',
    '',
  )
  return new Response(html, { headers })
}

function evilInner(origin: string): Response {
  const html = renderDocument({
    language: 'EN',
    ground: 'night',
    title: 'inner',
    styles: [],
    scripts: ['evil-inner.js'],
    data: {},
    body: '',
  })
  // The parent's origin is opaque, so no `frame-ancestors` list can name it: sent without one.
  return new Response(html, { headers: pageHeaders(origin, null) })
}
