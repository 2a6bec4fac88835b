import type { GameType } from './categories'

/** A vendor of the world; all fictitious. */
interface WorldVendor {
  readonly code: string
  readonly name: string
  /** Its menu categories. E-sports and cockfight vendors are in SPORTS (HOME-16, HOME-17). */
  readonly categories: readonly GameType[]
  readonly freeplay: 0 | 1
}

const vendor = (code: string, name: string, freeplay: 0 | 1, ...categories: GameType[]): WorldVendor => ({
  code,
  name,
  categories,
  freeplay,
})

export const vendors: readonly WorldVendor[] = [
  vendor('LP', 'Lantern Play', 1, 'RNG', 'FISH'),
  vendor('MF', 'Moonfin', 1, 'RNG', 'FISH'),
  vendor('KDL', 'Kidlat', 1, 'RNG', 'PVP'),
  vendor('AMH', 'Amihan', 1, 'RNG', 'PVP'),
  vendor('PW', 'Pinwheel', 1, 'RNG'),
  vendor('TALA', 'Tala Interactive', 1, 'RNG', 'LIVE'),
  vendor('HBG', 'Habagat', 1, 'RNG', 'FISH'),
  vendor('BTN', 'Bituin Studio', 1, 'RNG'),
  vendor('RDK', 'Redkite', 1, 'RNG'),
  vendor('ILG', 'Ilog Games', 1, 'RNG', 'PVP'),
  vendor('SLK', 'Salakot Slots', 1, 'RNG'),
  vendor('BKG', 'Bangka Gaming', 1, 'FISH', 'RNG'),
  vendor('SPG', 'Sampaguita Live', 0, 'LIVE'),
  vendor('NST', 'Northstar', 0, 'LIVE'),
  vendor('LUNA', 'Luna Salon', 0, 'LIVE'),
  vendor('BYN', 'Bayani Cards', 1, 'PVP'),
  vendor('PRY', 'Fairground Originals', 1, 'INHOUSE'),
  vendor('AGL', 'Agila Sports', 0, 'SPORTS'),
  vendor('PLR', 'Palaro', 0, 'SPORTS'),
  vendor('TF', 'Rift Arena', 0, 'SPORTS'),
  vendor('DS88', 'Talisay Arena', 0, 'SPORTS'),
  vendor('ELOTT', 'Lotto Express', 1, 'ELOTT'),
  vendor('TCG_LOTTO_VN', 'Saigon Lotto', 1, 'ELOTT'),
  vendor('LOTT', 'Bola Lotto', 1, 'LOTT'),
  vendor('TCG_SEA', 'Island Numbers', 1, 'LOTT'),
]

/** Vendors that the client splits out of SPORTS (HOME-16..18). */
export const esportsVendors: readonly string[] = ['TF']
export const cockfightVendors: readonly string[] = ['DS88']

/** Vendors that the client launches as a lottery (LAUNCH-02..04). */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']

/** Vendors that open as their own category page (LAUNCH-06). */
export const webAppVendors: readonly string[] = ['SLK']
