import type { InferOutput } from 'valibot'
import { hallModes, type HallMode } from '../../machines/lottery-draws/modes'
import {
  lotteryList,
  lotteryMenu,
  lotteryMenuVn,
  popularLotteries,
  recentLotteries,
  type lottery,
} from '../platform/calls/lottery'
import { spokenLanguage } from '../i18n/language'
import { ask, merchantCode } from './client'
import { defineResource } from './resource'
import { launch } from './taps'

export type Lottery = InferOutput<typeof lottery>

/** What every lottery list is asked with (WIRE-58). */
export const askedWith = (prizeMode: HallMode) =>
  ({ prizeMode, clientType: '2', merchant_code: merchantCode() }) as const

/** Lotteries by prize mode, fetched once a visit and language (SITE-43). */
const shelves = new Map<string, Promise<readonly Lottery[]>>()

export function lotteriesOf(mode: HallMode): Promise<readonly Lottery[]> {
  const key = `${merchantCode()} ${mode} ${spokenLanguage()}`
  const known = shelves.get(key)
  if (known) return known
  const coming = ask(lotteryList, askedWith(mode)).then(({ list }) => list)
  shelves.set(key, coming)
  // What did not come is asked for again.
  coming.catch(() => shelves.delete(key))
  return coming
}

/** A lottery and its prize mode, wherever it stands; null where it is not. */
export async function findLottery(code: string): Promise<{ lottery: Lottery; mode: HallMode } | null> {
  for (const mode of hallModes) {
    const found = (await lotteriesOf(mode)).find((one) => one.code === code)
    if (found) return { lottery: found, mode }
  }
  return null
}

/** Lotteries by their codes, in that order; a code that is not known is left out. */
const byCodes = (list: readonly Lottery[], codes: readonly string[]) =>
  codes.flatMap((code) => list.filter((one) => one.code === code))

export interface LotteryGroup {
  readonly id: string
  readonly name: string
  readonly lotteries: readonly Lottery[]
}

/** All lotteries by the platform's two menus; the Vietnam house comes last (ROUTE-73). */
export const lotteryGroups = defineResource(
  async (mode: HallMode, signal): Promise<readonly LotteryGroup[]> => {
    const [list, own, vietnam] = await Promise.all([
      lotteriesOf(mode),
      ask(lotteryMenu, askedWith(mode), { signal }),
      ask(lotteryMenuVn, askedWith(mode), { signal }),
    ])
    return [...own.groups, ...vietnam.groups]
      .map(({ id, name, codes }) => ({ id, name, lotteries: byCodes(list, codes) }))
      .filter(({ lotteries }) => lotteries.length > 0)
  },
  (groups) => groups.length === 0,
)

/** What many bet on. */
export const popular = defineResource(
  async (mode: HallMode, signal) => {
    const [list, { codes }] = await Promise.all([
      lotteriesOf(mode),
      ask(popularLotteries, askedWith(mode), { signal }),
    ])
    return byCodes(list, codes)
  },
  (list) => list.length === 0,
)

/** What the player has bet on, the last one first. */
export const recent = defineResource(
  async (mode: HallMode, signal) => {
    const [list, { codes }] = await Promise.all([
      lotteriesOf(mode),
      ask(recentLotteries, askedWith(mode), { signal }),
    ])
    return byCodes(list, codes)
  },
  (list) => list.length === 0,
)

/** Own address of a lottery's screen. */
export const lotteryPath = (code: string) => `/m/startLottery?${new URLSearchParams({ code }).toString()}`

/** Opens a lottery by the launch rules (LAUNCH-02..05); `from` is the own path to come back to. */
export function playLottery({ code, vendor, category, lottoMode }: Lottery, from: string): void {
  launch({ category, vendor, code, lottoMode }, from)
}

/** Groups with what fits a house and a part of the name in them; blanks around the text do not count. */
export function searchLotteries(
  groups: readonly LotteryGroup[],
  house: string,
  text: string,
): readonly LotteryGroup[] {
  const wanted = text.trim().toLowerCase()
  return groups
    .filter(({ id }) => house === '' || id === house)
    .map((group) => ({
      ...group,
      lotteries: group.lotteries.filter(({ name }) => name.toLowerCase().includes(wanted)),
    }))
    .filter(({ lotteries }) => lotteries.length > 0)
}
