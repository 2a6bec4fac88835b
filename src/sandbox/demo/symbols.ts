/** Drawings of the games, as SVG symbols a page includes once and uses many times. */

const symbol = (id: string, body: string, box = '0 0 64 64') =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`

const slot: Readonly<Record<string, string>> = {
  seven:
    '<path d="M12 10H54V22L34 56H19L37 24H24V30H12Z" fill="#d8321f" stroke="#7d1408" stroke-width="4" stroke-linejoin="round"/><path d="M16 14H50V17H16Z" fill="#ff8a72"/>',
  parol:
    '<path d="M32 3L39 22L59 22L43 34L49 54L32 42L15 54L21 34L5 22L25 22Z" fill="#ffc24a" stroke="#8a4b00" stroke-width="3" stroke-linejoin="round"/><circle cx="32" cy="30" r="9" fill="#d8321f" stroke="#8a4b00" stroke-width="2"/><path d="M15 54l-4 8M49 54l4 8" stroke="#5fdca8" stroke-width="4" stroke-linecap="round"/>',
  moon: '<path d="M42 6A27 27 0 1 0 58 44A23 23 0 0 1 42 6Z" fill="#8f7ae0" stroke="#34246f" stroke-width="3"/><circle cx="24" cy="28" r="4" fill="#6a54bf"/><circle cx="31" cy="44" r="5" fill="#6a54bf"/>',
  mango:
    '<path d="M14 30C16 14 34 8 46 16C60 26 58 50 40 57C24 62 12 50 14 30Z" fill="#ffb02e" stroke="#8a4b00" stroke-width="3"/><path d="M50 24C56 36 50 48 40 53C52 40 50 30 50 24Z" fill="#e0552a" opacity=".7"/><path d="M22 34C22 26 27 21 33 20" stroke="#fff0d4" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M30 13C24 2 38 0 50 4C48 13 38 17 30 13Z" fill="#3d9a52" stroke="#1b5a2d" stroke-width="3"/>',
  bell: '<path d="M32 8C46 8 48 22 49 34L56 46H8L15 34C16 22 18 8 32 8Z" fill="#ffd35c" stroke="#8a5a00" stroke-width="3" stroke-linejoin="round"/><circle cx="32" cy="52" r="6" fill="#c78300"/><path d="M24 16c-4 5-4 11-5 17" stroke="#fff6d8" stroke-width="4" stroke-linecap="round" fill="none"/>',
  cherry:
    '<path d="M40 8C28 14 22 26 20 38M40 8C42 20 44 28 46 38" stroke="#2f8a47" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="19" cy="45" r="13" fill="#e0322a" stroke="#7d0f10" stroke-width="3"/><circle cx="46" cy="46" r="13" fill="#e0322a" stroke="#7d0f10" stroke-width="3"/><circle cx="15" cy="41" r="3.4" fill="#ffb1a6"/><circle cx="42" cy="42" r="3.4" fill="#ffb1a6"/>',
  clover:
    '<g fill="#39b36b" stroke="#0e5a33" stroke-width="3"><circle cx="22" cy="22" r="12"/><circle cx="42" cy="22" r="12"/><circle cx="22" cy="40" r="12"/><circle cx="42" cy="40" r="12"/></g><path d="M32 32C34 44 40 52 44 60" stroke="#0e5a33" stroke-width="5" stroke-linecap="round" fill="none"/>',
  crown:
    '<path d="M8 50L4 18L20 32L32 10L44 32L60 18L56 50Z" fill="#ffc24a" stroke="#8a4b00" stroke-width="3" stroke-linejoin="round"/><path d="M9 50H55V58H9Z" fill="#d8321f" stroke="#8a4b00" stroke-width="3"/><circle cx="32" cy="38" r="5" fill="#5fdca8"/>',
  bar: '<rect x="3" y="17" width="58" height="30" rx="6" fill="#12202a" stroke="#ffc24a" stroke-width="4"/><path d="M14 25v14h5q4 0 4-4 0-3-3-3 3-1 3-4 0-3-4-3zM29 39l5-14h2l5 14M31 35h8M46 39V25h5q4 0 4 4t-4 4h-5M51 33l5 6" fill="none" stroke="#fff6e6" stroke-width="3" stroke-linejoin="round"/>',
  gem: '<path d="M16 10H48L60 26L32 58L4 26Z" fill="#39c6d8" stroke="#0d5f7a" stroke-width="3" stroke-linejoin="round"/><path d="M16 10L22 26L32 10L42 26L48 10M4 26H60M22 26L32 58L42 26" fill="none" stroke="#d6f8fb" stroke-width="2"/>',
  coin: '<circle cx="32" cy="32" r="26" fill="#ffc24a" stroke="#8a4b00" stroke-width="3"/><circle cx="32" cy="32" r="19" fill="none" stroke="#8a4b00" stroke-width="2"/><path d="M25 46V18h9q8 0 8 8t-8 8h-9M19 23h26M19 29h26" fill="none" stroke="#7a4300" stroke-width="4"/>',
}

const fishBody = (a: string, b: string, c: string) =>
  `<path d="M84 40L114 16Q106 40 114 64Z" fill="${c}"/><path d="M44 14Q64 0 76 18Z" fill="${c}"/><ellipse cx="52" cy="40" rx="44" ry="27" fill="${a}"/><path d="M12 48Q50 76 92 48Q70 66 50 66Q26 66 12 48Z" fill="${b}"/><path d="M58 18Q70 40 58 62M72 22Q82 40 72 58" stroke="${c}" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="26" cy="34" r="7" fill="#fff"/><circle cx="25" cy="34" r="3.6" fill="#12202a"/>`

const fish = {
  'fish-1': fishBody('#ffd35c', '#fff0d4', '#e98b1f'),
  'fish-2': fishBody('#4fc3e8', '#d6f3fb', '#1b6fae'),
  'fish-3': fishBody('#ff8a72', '#ffe0d6', '#c23a4b'),
  'fish-4': fishBody('#b58cf0', '#eadcff', '#5b3aa6'),
}

const fair = {
  'fair-1':
    '<circle cx="60" cy="34" r="30" fill="#ff8a72"/><path d="M60 64l-5 8h10z" fill="#c23a4b"/><path d="M60 72v8" stroke="#fff0d4" stroke-width="2"/><ellipse cx="50" cy="22" rx="7" ry="10" fill="#ffd0c6"/>',
  'fair-2':
    '<path d="M18 48Q30 74 66 70Q104 66 100 40Q86 50 70 46Q70 20 50 18Q30 18 30 36L14 40Q18 48 30 46Z" fill="#ffd35c" stroke="#8a5a00" stroke-width="3"/><circle cx="42" cy="30" r="4" fill="#12202a"/><path d="M62 54Q80 60 88 48" stroke="#c78300" stroke-width="4" fill="none"/>',
  'fair-3':
    '<path d="M52 6h16v14q12 6 12 20v30q0 6-6 6H46q-6 0-6-6V40q0-14 12-20z" fill="#39b36b" stroke="#0e5a33" stroke-width="3"/><rect x="42" y="44" width="36" height="18" fill="#fff0d4"/><circle cx="60" cy="53" r="6" fill="#d8321f"/>',
  'fair-4':
    '<circle cx="60" cy="40" r="34" fill="#fff6e6" stroke="#7d1408" stroke-width="3"/><circle cx="60" cy="40" r="25" fill="#d8321f"/><circle cx="60" cy="40" r="16" fill="#fff6e6"/><circle cx="60" cy="40" r="7" fill="#ffc24a" stroke="#8a4b00" stroke-width="2"/>',
}

const suits = {
  'suit-0':
    '<path d="M32 4C20 22 6 28 6 42c0 14 18 16 24 6-1 6-4 9-8 12h20c-4-3-7-6-8-12 6 10 24 8 24-6C58 28 44 22 32 4Z"/>',
  'suit-1': '<path d="M32 60C12 42 4 32 4 20 4 6 24 2 32 18 40 2 60 6 60 20c0 12-8 22-28 40Z"/>',
  'suit-2': '<path d="M32 3L56 32L32 61L8 32Z"/>',
  'suit-3':
    '<path d="M32 4a13 13 0 0 1 10 21 13 13 0 1 1-8 20c1 7 4 11 8 15H22c4-4 7-8 8-15a13 13 0 1 1-8-20A13 13 0 0 1 32 4Z"/>',
}
const tiles = {
  'tile-0': '<circle cx="32" cy="32" r="24" fill="none" stroke-width="6"/><circle cx="32" cy="32" r="10"/>',
  'tile-1': '<path d="M24 4h16v16H24zM24 24h16v16H24zM24 44h16v16H24z"/>',
  'tile-2':
    '<path d="M8 16h48M20 32h24M12 48h40M32 6v52" fill="none" stroke-width="7" stroke-linecap="round"/>',
}

/** The symbols a page of a kind needs: a slot only its own. */
export function spritesOf(kind: string, look: unknown): string {
  const {
    symbols = [],
    skin,
    tiles: tiled,
  } = (look ?? {}) as { symbols?: string[]; skin?: string; tiles?: boolean }
  const drawn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    slot: Object.fromEntries(symbols.map((id) => [id, slot[id] ?? ''])),
    fish: skin === 'fair' ? fair : fish,
    cards: tiled ? tiles : suits,
    baccarat: suits,
  }
  const list = Object.entries(drawn[kind] ?? {}).map(([id, body]) =>
    symbol(id, body, kind === 'fish' ? '0 0 120 80' : '0 0 64 64'),
  )
  return `<svg class="sprite" aria-hidden="true" width="0" height="0">${list.join('')}</svg>`
}
