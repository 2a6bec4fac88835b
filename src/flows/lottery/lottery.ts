import { times } from '../../../machines/shared/arithmetic'
import type { Money } from '../../../machines/shared/money'
import { hallModes, type HallMode } from '../../../machines/lottery-draws/modes'
import {
  lotteryList,
  lotteryMenu,
  lotteryMenuVn,
  popularLotteries,
  recentLotteries,
} from '../../platform/calls/lottery'
import type { AnswerOf } from '../../platform/call'
import { spokenLanguage } from '../../i18n/language'
import { call, merchantCode } from '../core/client'
import { perPage, perPlayer, type Lifetime } from '../core/lifetime'
import { defineResource, sharedResource, type Resource } from '../core/resource'
import { launch } from '../core/late-actions'

export type Lottery = AnswerOf<typeof lotteryList>['list'][number]

/** The top prize of one line at the minimum stake. */
export const topPrize = ({ minStake, pays }: Lottery): Money =>
  times(minStake, Math.max(...pays.map((pay) => pay.times)))

/** Request fields common to all lottery lists (WIRE-58). */
export const askedWith = (prizeMode: HallMode) =>
  ({ prizeMode, clientType: '2', merchant_code: merchantCode() }) as const

/** Lotteries by prize mode, loaded once per visit and language (SITE-43). */
const listed = perPage(() => new Map<string, Promise<readonly Lottery[]>>())

export function lotteriesOf(mode: HallMode): Promise<readonly Lottery[]> {
  const key = `${merchantCode()} ${mode} ${spokenLanguage()}`
  const known = listed().get(key)
  if (known) return known
  const coming = call(lotteryList, askedWith(mode)).then(({ list }) => list)
  listed().set(key, coming)
  // A list that failed to load is requested again.
  coming.catch(() => listed().delete(key))
  return coming
}

/** A lottery and its prize mode, from whichever list has it; null if none has. */
export async function findLottery(code: string): Promise<{ lottery: Lottery; mode: HallMode } | null> {
  for (const mode of hallModes) {
    const found = (await lotteriesOf(mode)).find((one) => one.code === code)
    if (found) return { lottery: found, mode }
  }
  return null
}

/** Lotteries by their codes, in that order; unknown codes are left out. */
const byCodes = (list: readonly Lottery[], codes: readonly string[]) =>
  codes.flatMap((code) => list.filter((one) => one.code === code))

/** One actor per prize mode, so that returning finds the data. */
function perMode<Data>(resource: Resource<Data, HallMode>, lifetime: Lifetime) {
  const actors = new Map(hallModes.map((mode) => [mode, sharedResource(resource, mode, lifetime)]))
  return (mode: HallMode) => actors.get(mode)!()
}

interface LotteryGroup {
  readonly id: string
  readonly name: string
  readonly lotteries: readonly Lottery[]
}

/** All lotteries from the platform's two menus; the Vietnam house comes last (ROUTE-73). */
export const lotteryGroups = defineResource(
  async (mode: HallMode, signal): Promise<readonly LotteryGroup[]> => {
    const [list, own, vietnam] = await Promise.all([
      lotteriesOf(mode),
      call(lotteryMenu, askedWith(mode), { signal }),
      call(lotteryMenuVn, askedWith(mode), { signal }),
    ])
    return [...own.groups, ...vietnam.groups]
      .map(({ id, name, codes }) => ({ id, name, lotteries: byCodes(list, codes) }))
      .filter(({ lotteries }) => lotteries.length > 0)
  },
  (groups) => groups.length === 0,
  [lotteryList, lotteryMenu, lotteryMenuVn],
)
export const lotteryGroupsActor = perMode(lotteryGroups, perPage)

/** The most popular lotteries. */
export const popular = defineResource(
  async (mode: HallMode, signal) => {
    const [list, { codes }] = await Promise.all([
      lotteriesOf(mode),
      call(popularLotteries, askedWith(mode), { signal }),
    ])
    return byCodes(list, codes)
  },
  (list) => list.length === 0,
)

export const popularActor = perMode(popular, perPage)

/** The player's recent lotteries, latest first. */
export const recent = defineResource(
  async (mode: HallMode, signal) => {
    const [list, { codes }] = await Promise.all([
      lotteriesOf(mode),
      call(recentLotteries, askedWith(mode), { signal }),
    ])
    return byCodes(list, codes)
  },
  (list) => list.length === 0,
)

export const recentActor = perMode(recent, perPlayer)

/** Opens a lottery by the launch rules (LAUNCH-02..05); `from` is the own path to return to. */
export function playLottery({ code, vendor, category, lottoMode }: Lottery, from: string): void {
  launch({ category, vendor, code, lottoMode }, from)
}

/** Groups filtered by house and part of the name; blanks around the text are ignored. */
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
