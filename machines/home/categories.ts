import type { LaunchTarget } from '../game-launch/launch'

/** The category menu: what the platform sends, in the order and groups the player sees (HOME-07..18). */

export type Category =
  | 'HOT'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LIVE'
  | 'FISH'
  | 'RNG'
  | 'PVP'
  | 'INHOUSE'
  | 'COCKFIGHT'
  | 'ELOTT'
  | 'LOTT'

export interface VendorEntry {
  readonly vassalage: string
  readonly name: string
  readonly mobileSmallIcon: string
  readonly freeplay: number
  readonly gameCount: number
}

interface GameClassify {
  readonly id: string
  readonly name: string
}

/** The vendor list as the platform sends it (GAMES-24). */
export interface Lobby {
  readonly sorting: readonly Category[]
  readonly mapping: {
    readonly vendors: Readonly<Record<string, readonly VendorEntry[]>>
    readonly gameType: Readonly<Record<string, { readonly gameClassify: readonly GameClassify[] }>>
  }
}

export interface MenuEntry {
  readonly category: Category
  readonly vendors: readonly VendorEntry[]
  readonly classify: readonly GameClassify[]
}

/** Categories that show a game-type menu and a grid of games (HOME-12); the others show their vendors (HOME-13). */
const withGames: ReadonlySet<Category> = new Set(['RNG', 'PVP', 'LIVE', 'FISH', 'INHOUSE'])

type BoothContent = 'hot' | 'games' | 'vendors'

export function boothContent(category: Category): BoothContent {
  if (category === 'HOT') return 'hot'
  return withGames.has(category) ? 'games' : 'vendors'
}

/**
 * HOT comes first, wherever the platform lists it (HOME-08, MENU-01); e-sports vendors move from SPORTS to
 * ESPORTS right behind it (HOME-16), cockfight vendors to COCKFIGHT behind RNG, or last without one (HOME-17,
 * HOME-18); SPORTS stays only while it still has vendors.
 */
export function arrangeMenu(
  lobby: Lobby,
  groups: { readonly esports: readonly string[]; readonly cockfight: readonly string[] },
): readonly MenuEntry[] {
  const vendorsOf = (category: Category) => lobby.mapping.vendors[category] ?? []
  const entry = (category: Category, vendors: readonly VendorEntry[]): MenuEntry => ({
    category,
    vendors,
    classify: lobby.mapping.gameType[category]?.gameClassify ?? [],
  })
  const sports = vendorsOf('SPORTS')
  const esports = sports.filter(({ vassalage }) => groups.esports.includes(vassalage))
  const cockfight = sports.filter(({ vassalage }) => groups.cockfight.includes(vassalage))
  const plain = sports.filter((vendor) => !esports.includes(vendor) && !cockfight.includes(vendor))

  const menu: MenuEntry[] = []
  for (const category of lobby.sorting.filter((name, i, all) => all.indexOf(name) === i)) {
    if (category === 'SPORTS') {
      if (plain.length > 0) menu.push(entry('SPORTS', plain))
      if (esports.length > 0) menu.push(entry('ESPORTS', esports))
    } else if (category === 'RNG') {
      menu.push(entry('RNG', vendorsOf('RNG')))
      if (cockfight.length > 0) menu.push(entry('COCKFIGHT', cockfight))
    } else if (
      !(category === 'ESPORTS' && esports.length > 0) &&
      !(category === 'COCKFIGHT' && cockfight.length > 0)
    ) {
      menu.push(entry(category, vendorsOf(category)))
    }
  }
  if (cockfight.length > 0 && !menu.some(({ category }) => category === 'COCKFIGHT')) {
    menu.push(entry('COCKFIGHT', cockfight))
  }
  return [entry('HOT', vendorsOf('HOT')), ...menu.filter(({ category }) => category !== 'HOT')]
}

/**
 * What a side-menu category launches: lotteries open with their first vendor (MENU-14); any other category is
 * chosen on home, where a tap on a game launches it or leads to the login (MENU-02, MENU-15).
 */
export function menuLaunch({ category, vendors }: MenuEntry): LaunchTarget | null {
  const [first] = vendors
  if (!first || (category !== 'LOTT' && category !== 'ELOTT')) return null
  return { category, vendor: first.vassalage, freeplay: first.freeplay }
}

/** HOT's search: a case-insensitive part of the name (HOME-11), ignoring surrounding blanks. */
export function searchGames<Game extends { readonly gameName: string }>(
  games: readonly Game[],
  search: string,
): readonly Game[] {
  const wanted = search.trim().toLowerCase()
  return wanted === '' ? games : games.filter(({ gameName }) => gameName.toLowerCase().includes(wanted))
}
