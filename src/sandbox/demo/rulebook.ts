import { formatMinor } from '../db/money'
import { cycle, fishes, inTwoSteps, returns, sidePays, slotSymbols, type MoneyKind } from '../play/rules'
import { playWords } from './play-words'
import { words, type Language } from './words'

/** The rules and pays of a game in a player's words, made of the very tables that the game is played by. */

const times = (hundredths: number) => `×${hundredths / 100}`
const drawing = (id: string) => `<svg aria-hidden="true"><use href="#${id}"></use></svg>`

function rows(kind: MoneyKind, language: Language): readonly (readonly [string, string])[] {
  const say = words[language]
  if (kind === 'slot') return slotSymbols.map(({ id, pay }) => [drawing(id), times(pay)])
  if (kind === 'fish') return fishes.map(({ id, pay, luck }) => [`${drawing(id)} ${luck}%`, times(pay)])
  if (kind === 'table') return [1, 2, 3].map((dice) => [String(dice), times((dice + 1) * 100)])
  return (['player', 'tie', 'banker'] as const).map((side) => [say[side], times(sidePays[side])])
}

/** HTML of the rules: trusted text of this sandbox, no markup of anybody else. */
export function rulebook(language: Language, kind: MoneyKind): string {
  const say = playWords[language]
  const [low, high] = returns[kind].map((centavos) => `₱${formatMinor(centavos)}`)
  const back = low === high ? low : `${low} – ${high}`
  const seconds = String(cycle[kind] / 1000)
  const table = rows(kind, language)
    .map(([what, pays]) => `<tr><th scope="row">${what}</th><td>${pays}</td></tr>`)
    .join('')
  return [
    `<p>${say[`${kind}Rule`]}</p>`,
    `<table><thead><tr><th scope="col">${say[`${kind}Pay`]}</th><th scope="col">${say.pays}</th></tr></thead><tbody>${table}</tbody></table>`,
    `<p>${say.back.replace('{0}', back ?? '')}</p>`,
    `<p>${say.chance}</p>`,
    `<p>${say.floor.replace('{0}', seconds)}${inTwoSteps.has(kind) ? ` ${say.held}` : ''}</p>`,
  ].join('')
}
