import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './db/tables'
import type { HandlerContext } from './handler'
import { getSetting } from './settings'

/** User agent tokens of browsers, specific ones before those they also contain. */
const browsers = [
  ['SamsungBrowser', 'Samsung Internet'],
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** Browser and system as text, `Chrome, Android`; null if it is not a browser. */
export function deviceName(userAgent: string | null): string | null {
  const named = (signs: readonly (readonly [string, string])[]) =>
    signs.find(([sign]) => userAgent?.includes(sign))?.[1]
  const browser = named(browsers)
  return browser ? [browser, named(systems)].filter(Boolean).join(', ') : null
}

/**
 * Where a request comes from, as a platform would derive it from the address: here, always the site's own
 * country.
 */
export async function placeOf(db: Kysely<Tables>): Promise<string | null> {
  const { location } = await getSetting(db, 'site')
  return (await getSetting(db, 'countries')).find(({ code }) => code === location)?.name ?? null
}

const title = ['A new device has signed in', 'May bagong device na nag-log in'] as const
const text = {
  en: (what: string) =>
    `<p>${what}. If this was not you, end it under <a href="/m/securityCenter">Security centre</a>, Devices, and choose a new <a href="/m/changePsw">login password</a>.</p>`,
  ty: (what: string) =>
    `<p>${what}. Kung hindi ikaw ito, tapusin ito sa <a href="/m/securityCenter">Seguridad</a>, Mga device, at pumili ng bagong <a href="/m/changePsw">password sa pag-log in</a>.</p>`,
}

/** Notifies the inbox of a device this account has not signed in from before; not for its first one. */
export async function greetDevice(
  trx: Transaction<Tables>,
  member: { readonly id: string },
  { device, place, at }: { device: string | null; place: string | null; at: number },
): Promise<void> {
  if (device === null) return
  const known = await trx
    .selectFrom('knownDevice')
    .select('device')
    .where('memberId', '=', member.id)
    .execute()
  if (known.some((one) => one.device === device)) return
  await trx.insertInto('knownDevice').values({ memberId: member.id, device }).execute()
  if (known.length === 0) return
  const what = [device, place].filter(Boolean).join(', ')
  await trx
    .insertInto('inbox')
    .values({
      memberId: member.id,
      titleEn: title[0],
      titleTy: title[1],
      contentEn: text.en(what),
      contentTy: text.ty(what),
      sentAt: at,
      readAt: null,
    })
    .execute()
}

/** The account's sessions, most recently used first. */
export function sessionsOf({ db, caller }: HandlerContext) {
  return db
    .selectFrom('session')
    .selectAll()
    .where('memberId', '=', caller!.memberId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()
}
