import { games } from '../play/catalogue'
import { cycleOf, returnOf, returnsOf, spotsOf, type Chance, type Game } from '../play/game'
import { labelOf, times } from './labels'
import { playWords } from './play-words'
import { ruleWords } from './rule-words'
import type { Language } from './words'

/** A game's rules, chances and returns in plain words, computed from the tables the game uses. */

/** The return per ₱100.00, rounded down to the centavo: never more than the actual return. */
export const perHundred = (share: number): string =>
  `₱${(Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)}`

/**
 * The return of bets on matches: odds are rounded down to the hundredth, which costs less than one percent.
 */
const slipReturns = [0.94, 0.95] as const

function chance({ ways, of }: Chance, language: Language): string {
  const share = ways / of
  if (share >= 0.01) return `${(share * 100).toFixed(2)}%`
  return playWords[language].oneIn.replace('{0}', Math.round(1 / share).toLocaleString('en'))
}

/** Bets with the same chances and payouts share their rows. */
function groups(game: Game): readonly { readonly spots: string[]; readonly chances: readonly Chance[] }[] {
  const found = new Map<string, { spots: string[]; chances: readonly Chance[] }>()
  for (const spot of spotsOf(game)) {
    const chances = game.chances(spot)
    const key = JSON.stringify(chances.map(({ pays, ways }) => [pays, ways]))
    const group = found.get(key) ?? { spots: [], chances }
    group.spots.push(spot)
    found.set(key, group)
  }
  return [...found.values()]
}

const drawing = (id: string) => `<svg aria-hidden="true"><use href="#${id}"></use></svg>`

function groupName(spots: readonly string[], language: Language): string {
  const say = playWords[language]
  const [first = ''] = spots
  if (/^n\d+$/.test(first)) return say.anyNumber
  if (/^die\d$/.test(first)) return say.die
  if (spots.includes('red') && spots.includes('pink')) return say.colour
  return spots.map((spot) => labelOf(spot, language)).join(', ')
}

/** Label of a table row: a picture, the event, or nothing if the bet itself says it. */
function what(game: Game, { what: name }: Chance, spots: readonly string[], language: Language): string {
  if (game.kind === 'slot') return drawing(name)
  if (game.kind === 'fish') return drawing(`${(game.look as { skin: string }).skin}-${name.slice(3)}`)
  return spots.includes(name) || name === 'ticket'
    ? ''
    : labelOf(name === 'high' ? 'highHand' : name, language)
}

function table(game: Game, language: Language): string {
  const say = playWords[language]
  const rows = groups(game).flatMap(({ spots, chances }) =>
    chances
      .filter(({ pays }) => pays > 0)
      .map((one, at) => {
        const picture = what(game, one, spots, language)
        const back = perHundred(returnOf(game, spots[0] ?? ''))
        const named = game.kind === 'slot' || game.kind === 'fish' ? '' : groupName(spots, language)
        const title = [at === 0 ? named : '', picture].filter(Boolean).join(' · ')
        return `<tr><th scope="row">${title}</th><td>${times(one.pays)}</td><td>${chance(one, language)}</td><td>${at === 0 ? back : ''}</td></tr>`
      }),
  )
  const heads = [say.bet, say.pays, say.chanceOf, say.return].map((head) => `<th scope="col">${head}</th>`)
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** The return per ₱100.00, from the lowest to the highest of a game's bets. */
export function returnText(id: string): string {
  const game = games.get(id)
  const [low, high] = (game ? returnsOf(game) : slipReturns).map(perHundred)
  return low === high ? (low ?? '') : `${low} – ${high}`
}

/** HTML of the rules: trusted text of this sandbox, with no outside markup. Null for unknown rules. */
export function rulebook(language: Language, id: string): string | null {
  const game = games.get(id)
  const text = ruleWords[language][id]
  if (!text) return null
  const say = playWords[language]
  const seconds = game ? say.floor.replace('{0}', String(cycleOf(game) / 1000)) : ''
  return [
    `<p>${text}</p>`,
    `<p class="return">${say.back.replace('{0}', returnText(id)).replace('{1}', say.perPeso)}</p>`,
    game ? table(game, language) : '',
    `<p>${say.chance}</p>`,
    seconds && `<p>${seconds}${game?.held ? ` ${say.held}` : ''}</p>`,
  ].join('')
}
