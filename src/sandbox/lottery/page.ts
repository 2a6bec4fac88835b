import type { RoundRow } from '../db/games'
import { escapeHtml, pageHeaders, renderDocument, type Look } from '../demo/document'
import { tile } from '../world/pictures'
import { betWords } from './words'

/** The page of a launched lottery with real-money bets. Free play has the page with demo points instead. */
export function betPage({ origin, language, ground }: Look, round: Omit<RoundRow, 'id'>): Response {
  const say = betWords[language]
  const { gameName, gameType: type, vendor } = round
  const body = [
    `<img class="backdrop" src="${escapeHtml(tile({ name: gameName, type, vendor }, 'tall'))}" alt="">`,
    // The launch screen already shows the back button and the name.
    `<header><h1 class="unseen">${escapeHtml(gameName)}</h1>`,
    `<p class="to-bet"><span>${say.balance}</span><b id="balance">…</b></p></header>`,
    `<main id="desk"></main>`,
    `<div class="bet-foot" id="foot"><p class="news" id="news" role="status"></p></div>`,
  ].join('')
  const html = renderDocument({
    language,
    ground,
    title: gameName,
    styles: ['game.css', 'lottery.css', 'bets.css'],
    scripts: ['base.js', 'bets-desk.js', 'bets-parts.js', 'bets.js'],
    data: { round: round.launchId, game: gameName, host: origin, words: JSON.stringify(say) },
    body,
  })
  const headers = pageHeaders(origin)
  // Bets go to this launch's betting server.
  headers['Content-Security-Policy'] += `; connect-src ${origin}/demo/lottery/${round.launchId}/`
  return new Response(html, { headers })
}
