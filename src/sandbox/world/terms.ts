import type { Kysely } from 'kysely'
import { operatorOf } from '../../operators/all'
import { paidAfter, withdrawBounds } from '../cash/withdrawals'
import { writePesos } from '../db/money'
import type { Tables } from '../db/tables'
import { everyday, found } from '../deposits/world'
import { clubLevels } from '../rewards/club'
import { gifts } from '../rewards/gifts'
import { programme } from '../referral'
import { siteBrand } from '../settings'

/**
 * The operator's texts contain no numbers and no brand name: `{welcome}` stands for what the platform
 * actually does, so that a text and its rule cannot diverge.
 */

/** Hundredths of a percent as text: 80 is `0.8%`. */
const percent = (share: number): string => `${share / 100}%`

const levelTable = (level: string, gift: string): string =>
  `<table><thead><tr><th>${level}</th><th>${gift}</th></tr></thead><tbody>${clubLevels
    .map((one) => `<tr><td>${one.label}</td><td>${writePesos(one.gift)}</td></tr>`)
    .join('')}</tbody></table>`

const minutes = (milliseconds: number): string => String(Math.ceil(milliseconds / 60_000))

const numbers: Readonly<Record<string, string>> = {
  welcome: writePesos(gifts.welcome.amount),
  welcomeTimes: String(gifts.welcome.turnover),
  appGift: writePesos(gifts.app.amount),
  appMost: writePesos(gifts.app.max),
  appShare: percent(gifts.app.share),
  appDays: String(gifts.app.days),
  slotShare: percent(gifts.slots.share),
  slotLeast: writePesos(gifts.slots.min),
  liveShare: percent(gifts.live.share),
  liveLeast: writePesos(gifts.live.min),
  liveMost: writePesos(gifts.live.max),
  extra: `${everyday.percent}%`,
  extraMost: writePesos(everyday.max),
  friend: writePesos(programme.rewardMinor),
  friendLeast: writePesos(programme.minimumMinor),
  friendHours: String(programme.waitHours),
  withdrawLeast: writePesos(withdrawBounds.min),
  withdrawMost: writePesos(withdrawBounds.max),
  withdrawFee: writePesos(withdrawBounds.fee),
  withdrawMinutes: minutes(paidAfter),
  transferMinutes: minutes(found),
  levelsEn: levelTable('Level', 'Gift'),
  levelsTy: levelTable('Level', 'Regalo'),
}

/** Fills a text's placeholders for a brand. Throws for an unknown placeholder. */
export function fillTerms(text: string, brand: string | undefined): string {
  const { name, age } = operatorOf(brand).brand
  const words: Readonly<Record<string, string>> = { ...numbers, operator: name, age: String(age) }
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const word = words[key]
    if (word === undefined) throw new Error(`no term "${key}"`)
    return word
  })
}

/** Fills texts for the site's brand. */
export async function filler(db: Kysely<Tables>): Promise<(text: string) => string> {
  const brand = await siteBrand(db)
  return (text) => fillTerms(text, brand)
}
