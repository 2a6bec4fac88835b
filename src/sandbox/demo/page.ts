import type { Kysely } from 'kysely'
import type { PageKind, RoundRow } from '../db/games'
import type { Tables } from '../db/tables'
import { betPage } from '../lottery/page'
import { tile } from '../world/pictures'
import { stakesOf } from '../play/bets'
import { cycle, isMoneyKind, paytables, type MoneyKind } from '../play/rules'
import { demoAsset } from './assets'
import { escapeHtml, pageHeaders, renderDocument } from './document'
import { playWords } from './play-words'
import { rulebook } from './rulebook'
import { sprites } from './symbols'
import { words, type Language } from './words'

export interface DemoOptions {
  readonly db: Kysely<Tables>
  /** Milliseconds UTC. */
  readonly now: () => number
}

/** Demo points that a page starts with. */
const startPoints = 1000

const scripts: Record<PageKind, readonly string[]> = {
  slot: ['kit.js', 'play.js', 'slot.js'],
  table: ['kit.js', 'play.js', 'table.js'],
  cards: ['kit.js', 'play.js', 'cards.js'],
  lottery: ['kit.js', 'lottery.js'],
  fish: ['kit.js', 'play.js', 'fish.js'],
  evil: ['evil.js'],
  silent: [],
  broken: ['broken.js'],
}

const isKind = (text: string): text is PageKind => Object.hasOwn(scripts, text)

/**
 * Everything under `/demo/`: playable pages at `/demo/<kind>/<launchId>`, what they load at `/demo/assets/…`, and
 * the plain pages that service and download links lead to. Null for a path that is not under `/demo/`.
 */
export async function demoPage(request: Request, options: DemoOptions): Promise<Response | null> {
  const { origin, pathname, searchParams } = new URL(request.url)
  const [root, kind = '', id = '', ...rest] = pathname.split('/').filter(Boolean)
  if (root !== 'demo') return null
  const language: Language = searchParams.get('lang') === 'TY' ? 'TY' : 'EN'
  if (rest.length > 0) return ended(origin, language)
  if (kind === 'assets') return demoAsset(id) ?? new Response(null, { status: 404 })
  if (kind === 'service' || kind === 'download') return plain(origin, language, kind)
  if (kind === 'evil' && id === 'inner') return evilInner(origin)
  if (kind === 'rules') return isMoneyKind(id) ? rules(origin, language, id) : ended(origin, language)
  const round = isKind(kind) ? await findRound(id, kind, options) : undefined
  if (!round) return ended(origin, language)
  if (round.kind === 'lottery' && round.mode === 'play') return betPage(origin, language, round)
  return game(origin, language, round, await stakesOf(options.db, round))
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

function game(
  origin: string,
  language: Language,
  round: Omit<RoundRow, 'id'>,
  stakes: readonly number[],
): Response {
  const say = { ...words[language], ...playWords[language] }
  const { kind, gameName } = round
  const rules = isMoneyKind(kind)
  const real = rules && round.mode === 'play'
  const styles = kind === 'evil' || kind === 'silent' || kind === 'broken' ? [] : [`${kind}.css`]
  const picture = tile({ name: gameName, type: round.gameType, vendor: round.vendor }, 'tall')
  // The stage is the script's; the frame around it is here, so that something shows before the script runs.
  const body = [
    sprites[kind] ?? '',
    `<img class="backdrop" src="${escapeHtml(picture)}" alt="">`,
    // The launch screen has the way back and the name already: a game for money leaves the room to the rules.
    `<header class="top"><button class="exit" id="exit" type="button" aria-label="${say.exit}"${rules ? ' hidden' : ''}></button>`,
    `<h1${rules ? ' class="spoken"' : ''}>${escapeHtml(gameName)}</h1>`,
    rules
      ? `<button class="rules" id="rules" type="button" aria-haspopup="dialog">${say.rules}</button>`
      : '',
    // Real money shows when the game server has said how much there is.
    `<p class="purse"><span>${real ? say.balance : say.points}</span><b id="points">${real ? '–' : startPoints.toLocaleString('en')}</b></p></header>`,
    `<main id="stage"></main>`,
    `<p class="news" id="news" role="status"></p>`,
    `<div class="controls" id="controls"></div>`,
    `<p class="plain">${real ? say.realPlain : `${round.mode === 'free' ? `${say.free}. ` : ''}${say.plain}`}</p>`,
    rules ? rulebookDialog(language, kind) : '',
  ].join('')
  const html = renderDocument({
    language,
    title: gameName,
    styles: ['game.css', ...styles],
    scripts: scripts[kind],
    data: {
      round: round.launchId,
      game: gameName,
      host: origin,
      points: String(startPoints),
      words: JSON.stringify(say),
      ...(rules ? { rules: JSON.stringify(paytables[kind]), cycle: String(cycle[kind]) } : {}),
      ...(real ? { server: `${origin}/demo/play/${round.launchId}`, stakes: JSON.stringify(stakes) } : {}),
    },
    body,
  })
  const headers = pageHeaders(origin)
  // Its own game server, and nothing else: a page of demo points asks nobody.
  if (real) headers['Content-Security-Policy'] += `; connect-src ${origin}/demo/play/${round.launchId}`
  // The hostile page frames another one, to lie in its name.
  if (kind === 'evil') headers['Content-Security-Policy'] += `; frame-src ${origin}`
  return new Response(html, { headers })
}

function rulebookDialog(language: Language, kind: MoneyKind): string {
  const say = playWords[language]
  return `<dialog class="rulebook" id="rulebook" aria-labelledby="rules-title"><h2 id="rules-title" tabindex="-1">${say.rules}</h2>${rulebook(language, kind)}<button class="main" id="close-rules" type="button">${say.close}</button></dialog>`
}

/** The rules of a kind of game, for everybody: no login, no bet, no deposit (trust 39). */
function rules(origin: string, language: Language, kind: MoneyKind): Response {
  const say = playWords[language]
  const html = renderDocument({
    language,
    title: say.rules,
    styles: ['game.css'],
    scripts: [],
    data: {},
    body: `${sprites[kind] ?? ''}<main class="note rulebook"><h1>${say.rules}</h1>${rulebook(language, kind)}</main>`,
  })
  return new Response(html, { headers: pageHeaders(origin) })
}

/** A round that is over or never was. Tells the host, so that it can offer a way on. */
function ended(origin: string, language: Language): Response {
  const say = words[language]
  const html = renderDocument({
    language,
    title: say.endedTitle,
    styles: ['game.css'],
    scripts: ['ended.js'],
    data: { host: origin },
    body: `<main class="note"><h1>${say.endedTitle}</h1><p>${say.endedText}</p></main>`,
  })
  return new Response(html, { status: 404, headers: pageHeaders(origin) })
}

/** Where the service and download links of the demo lead: says plainly that nothing is behind them. */
function plain(origin: string, language: Language, kind: 'service' | 'download'): Response {
  const say = words[language]
  const title = kind === 'service' ? say.serviceTitle : say.downloadTitle
  const text = kind === 'service' ? say.serviceText : say.downloadText
  const html = renderDocument({
    language,
    title,
    styles: ['game.css'],
    scripts: [],
    data: {},
    body: `<main class="note"><h1>${title}</h1><p>${text}</p><p><a href="/m/home">${say.home}</a></p></main>`,
  })
  const headers = pageHeaders(origin, "'none'")
  // A link out of a sandboxed document opens a sandboxed page: this one is a page of its own.
  headers['Content-Security-Policy'] = (headers['Content-Security-Policy'] ?? '').replace(
    '; sandbox allow-scripts',
    '',
  )
  return new Response(html, { headers })
}

function evilInner(origin: string): Response {
  const html = renderDocument({
    language: 'EN',
    title: 'inner',
    styles: [],
    scripts: ['evil-inner.js'],
    data: {},
    body: '',
  })
  // Its parent has an opaque origin, which no list of ancestors can name: it goes without one.
  return new Response(html, { headers: pageHeaders(origin, null) })
}
