import { word } from './lettering'
import type { Rng } from './rng'
import { n1, polar } from './svg'

/** A 48x48 symbol in two colours; some show the first letter of the name. */
export type Mark = (r: Rng, a: string, b: string, letter: string) => string

/** The symbols a vendor can have, drawn for this project. */
export const MARKS: readonly Mark[] = [
  (r, a, b) => {
    const n = r.pick([5, 6, 8])
    let s = ''
    for (let i = 0; i < n; i++)
      s += `<ellipse cx="24" cy="${n1(24 - 11)}" rx="${n1(60 / n)}" ry="11" fill="${i % 2 ? a : b}" opacity=".92" transform="rotate(${n1((360 / n) * i)} 24 24)"/>`
    return s
  },
  (_r, a, b) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M${6 + i * 6} 42A${36 - i * 12} ${36 - i * 12} 0 0 1 42 ${6 + i * 12}" fill="none" stroke="${i % 2 ? b : a}" stroke-width="7" stroke-linecap="round"/>`,
      )
      .join(''),
  (_r, a, b) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M6 ${16 + i * 11}L24 ${5 + i * 11}L42 ${16 + i * 11}" fill="none" stroke="${i === 1 ? b : a}" stroke-width="6.4" stroke-linejoin="round" stroke-linecap="round"/>`,
      )
      .join(''),
  (_r, a, b) =>
    `<circle cx="24" cy="24" r="20" fill="${a}"/><path d="M4 26Q14 14 24 25T44 24A20 20 0 0 1 4 26Z" fill="${b}"/>`,
  (_r, a, b) => {
    let s = ''
    for (let i = 0; i < 7; i++) {
      const [x1, y1] = polar(24, 32, 19, -180 + i * 30),
        [x2, y2] = polar(24, 32, 26, -180 + i * 30)
      s += `<path d="M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}" stroke="${b}" stroke-width="4.4" stroke-linecap="round"/>`
    }
    return (
      s +
      `<path d="M9 34A15 15 0 0 1 39 34Z" fill="${a}"/><rect x="6" y="38" width="36" height="4.6" rx="2.3" fill="${a}"/>`
    )
  },
  (r, a, b) =>
    `<circle cx="24" cy="24" r="11" fill="${a}"/><ellipse cx="24" cy="24" rx="21" ry="8" fill="none" stroke="${b}" stroke-width="4" transform="rotate(${r.pick([-24, 24, 58])} 24 24)"/>`,
  (_r, a, b) =>
    `<path d="M4 40L16 10L24 26L32 10L44 40Z" fill="${a}"/><circle cx="16" cy="8" r="4.4" fill="${b}"/><circle cx="32" cy="8" r="4.4" fill="${b}"/>`,
  (_r, a, b) =>
    `<path d="M20 4L40 4L26 22L38 22L12 45L20 26L9 26Z" fill="${a}" stroke="${a}" stroke-width="3" stroke-linejoin="round"/><circle cx="38" cy="38" r="5" fill="${b}"/>`,
  (r, a, b) => {
    let s = ''
    for (let y = 0; y < 3; y++)
      for (let x = 0; x < 3; x++)
        s += `<circle cx="${9 + x * 15}" cy="${9 + y * 15}" r="${[3, 4.6, 6.6][r.i(0, 2)]}" fill="${(x + y) % 2 ? b : a}"/>`
    return s
  },
  (_r, a, b) =>
    `<rect x="5" y="5" width="26" height="26" rx="8" fill="none" stroke="${a}" stroke-width="6"/><rect x="17" y="17" width="26" height="26" rx="8" fill="none" stroke="${b}" stroke-width="6"/>`,
  (_r, a, b) =>
    `<path d="M24 3L24 24L5 17Z" fill="${a}"/><path d="M24 3L24 24L43 17Z" fill="${b}"/><path d="M5 17L24 24L24 45Z" fill="${b}" opacity=".75"/><path d="M43 17L24 24L24 45Z" fill="${a}" opacity=".75"/>`,
  (_r, a, b) =>
    `<path d="M3 24Q24 0 45 24Q24 48 3 24Z" fill="${a}"/><circle cx="24" cy="24" r="9" fill="${b}"/>`,
  (_r, a, b) =>
    `<path d="M24 45C6 36 4 18 12 4C24 12 28 28 24 45Z" fill="${a}"/><path d="M24 45C42 38 45 24 40 12C30 16 24 30 24 45Z" fill="${b}"/>`,
  (_r, a, b) =>
    `<rect x="4" y="26" width="10" height="18" rx="3" fill="${b}"/><rect x="19" y="14" width="10" height="30" rx="3" fill="${a}"/><rect x="34" y="4" width="10" height="40" rx="3" fill="${b}"/>`,
  (_r, a, b) =>
    `<path d="M24 4A20 20 0 1 0 44 24H24Z" fill="${a}"/><path d="M29 4A20 20 0 0 1 44 19H29Z" fill="${b}"/>`,
  (_r, a, b) =>
    `<path d="M6 44V20L24 4L42 20V44H30V28H18V44Z" fill="${a}"/><circle cx="24" cy="19" r="4" fill="${b}"/>`,
  (_r, a, b) =>
    `<path d="M4 30C12 18 18 18 24 26S36 36 44 22" fill="none" stroke="${a}" stroke-width="7" stroke-linecap="round"/><path d="M4 16C12 6 18 6 24 13S36 20 44 9" fill="none" stroke="${b}" stroke-width="5" stroke-linecap="round"/><path d="M4 43C12 34 18 34 24 40S36 46 44 36" fill="none" stroke="${b}" stroke-width="5" stroke-linecap="round"/>`,
  (_r, a, b) =>
    `<path d="M24 3L30 18L45 24L30 30L24 45L18 30L3 24L18 18Z" fill="${a}"/><circle cx="24" cy="24" r="5.4" fill="${b}"/>`,
  (_r, a, b) =>
    `<circle cx="16" cy="24" r="13" fill="${a}"/><circle cx="32" cy="24" r="13" fill="none" stroke="${b}" stroke-width="5"/>`,
  (r, a, _b, ch) =>
    `<rect x="3" y="3" width="42" height="42" rx="${r.pick([6, 13, 21])}" fill="${a}"/>${word(ch, 24, 12, 24, '#0b141a', { anchor: 'middle', weight: 0.24, spread: 0.56 }).svg}`,
  (_r, a, _b, ch) =>
    `<path d="M24 2L44 13V35L24 46L4 35V13Z" fill="${a}"/>${word(ch, 24, 13, 22, '#0b141a', { anchor: 'middle', weight: 0.24, spread: 0.54 }).svg}`,
]
