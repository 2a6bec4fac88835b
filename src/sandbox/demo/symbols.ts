/** Drawings of the slot's reels and of the fish, as symbols that a page carries once and uses many times. */

const symbol = (id: string, body: string, box = '0 0 64 64') =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`

const slot = [
  symbol(
    'seven',
    '<path d="M12 10H54V22L34 56H19L37 24H24V30H12Z" fill="#d8321f" stroke="#7d1408" stroke-width="4" stroke-linejoin="round"/><path d="M16 14H50V17H16Z" fill="#ff8a72"/>',
  ),
  symbol(
    'parol',
    '<path d="M32 3L39 22L59 22L43 34L49 54L32 42L15 54L21 34L5 22L25 22Z" fill="#ffc24a" stroke="#8a4b00" stroke-width="3" stroke-linejoin="round"/><circle cx="32" cy="30" r="9" fill="#d8321f" stroke="#8a4b00" stroke-width="2"/><path d="M15 54l-4 8M49 54l4 8" stroke="#5fdca8" stroke-width="4" stroke-linecap="round"/>',
  ),
  symbol(
    'moon',
    '<path d="M42 6A27 27 0 1 0 58 44A23 23 0 0 1 42 6Z" fill="#8f7ae0" stroke="#34246f" stroke-width="3"/><circle cx="24" cy="28" r="4" fill="#6a54bf"/><circle cx="31" cy="44" r="5" fill="#6a54bf"/>',
  ),
  symbol(
    'mango',
    '<path d="M14 30C16 14 34 8 46 16C60 26 58 50 40 57C24 62 12 50 14 30Z" fill="#ffb02e" stroke="#8a4b00" stroke-width="3"/><path d="M50 24C56 36 50 48 40 53C52 40 50 30 50 24Z" fill="#e0552a" opacity=".7"/><path d="M22 34C22 26 27 21 33 20" stroke="#fff0d4" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M30 13C24 2 38 0 50 4C48 13 38 17 30 13Z" fill="#3d9a52" stroke="#1b5a2d" stroke-width="3"/>',
  ),
  symbol(
    'bell',
    '<path d="M32 8C46 8 48 22 49 34L56 46H8L15 34C16 22 18 8 32 8Z" fill="#ffd35c" stroke="#8a5a00" stroke-width="3" stroke-linejoin="round"/><circle cx="32" cy="52" r="6" fill="#c78300"/><path d="M24 16c-4 5-4 11-5 17" stroke="#fff6d8" stroke-width="4" stroke-linecap="round" fill="none"/>',
  ),
  symbol(
    'cherry',
    '<path d="M40 8C28 14 22 26 20 38M40 8C42 20 44 28 46 38" stroke="#2f8a47" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="19" cy="45" r="13" fill="#e0322a" stroke="#7d0f10" stroke-width="3"/><circle cx="46" cy="46" r="13" fill="#e0322a" stroke="#7d0f10" stroke-width="3"/><circle cx="15" cy="41" r="3.4" fill="#ffb1a6"/><circle cx="42" cy="42" r="3.4" fill="#ffb1a6"/>',
  ),
  symbol(
    'clover',
    '<g fill="#39b36b" stroke="#0e5a33" stroke-width="3"><circle cx="22" cy="22" r="12"/><circle cx="42" cy="22" r="12"/><circle cx="22" cy="40" r="12"/><circle cx="42" cy="40" r="12"/></g><path d="M32 32C34 44 40 52 44 60" stroke="#0e5a33" stroke-width="5" stroke-linecap="round" fill="none"/>',
  ),
].join('')

const fishBody = (a: string, b: string, c: string) =>
  `<path d="M84 40L114 16Q106 40 114 64Z" fill="${c}"/><path d="M44 14Q64 0 76 18Z" fill="${c}"/><ellipse cx="52" cy="40" rx="44" ry="27" fill="${a}"/><path d="M12 48Q50 76 92 48Q70 66 50 66Q26 66 12 48Z" fill="${b}"/><path d="M58 18Q70 40 58 62M72 22Q82 40 72 58" stroke="${c}" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="26" cy="34" r="7" fill="#fff"/><circle cx="25" cy="34" r="3.6" fill="#12202a"/>`

const fish = [
  symbol('fish-1', fishBody('#ffd35c', '#fff0d4', '#e98b1f'), '0 0 120 80'),
  symbol('fish-2', fishBody('#4fc3e8', '#d6f3fb', '#1b6fae'), '0 0 120 80'),
  symbol('fish-3', fishBody('#ff8a72', '#ffe0d6', '#c23a4b'), '0 0 120 80'),
  symbol('fish-4', fishBody('#b58cf0', '#eadcff', '#5b3aa6'), '0 0 120 80'),
].join('')

const sprite = (symbols: string) =>
  `<svg class="sprite" aria-hidden="true" width="0" height="0">${symbols}</svg>`

export const sprites: Readonly<Record<string, string>> = { slot: sprite(slot), fish: sprite(fish) }
