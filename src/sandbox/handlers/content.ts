import type { Announcement, contentCalls } from '../../platform/calls/content'
import { settleWithdrawals } from '../cash/withdrawals'
import type { AnnouncementKind } from '../db/content'
import type { HandlerContext, Handlers } from '../handler'
import { demandNoBreak, isExcluded } from '../play/exclusion'
import { isClubOpenTo, standingOf } from '../rewards/club'
import { isInApp, memberStatuses } from '../rewards/promotions'
import { worldAnnouncements } from '../world/announcements'
import { bannerPicture, groundOf } from '../world/pictures'
import { filler, fillTerms } from '../world/terms'
import { siteBrand } from '../settings'
import { trialType } from '../trial'
import { memberOf } from './collections'
import { countOf, paging } from '../paging'

/** Account types that are not agents (SESSION-10). */
const notAgents: ReadonlySet<number> = new Set([0, 4, 40])

/** How long an announcement counts as unread, milliseconds: the wire has no read receipts for them. */
const freshFor = 24 * 3_600_000

/** News that invite to play. */
const inviting: ReadonlySet<string> = new Set(
  worldAnnouncements.flatMap(({ id, invites }) => (invites ? [id] : [])),
)

/** Announcements of one kind, newest first, in the caller's language. */
export async function announcementsOf(
  kind: AnnouncementKind,
  { db, language }: HandlerContext,
): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announcement')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute()
  const images = await db
    .selectFrom('announcementImage')
    .selectAll()
    .where(
      'announcementId',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  const brand = await siteBrand(db)
  const ground = groundOf(brand)
  return rows.map((row) => ({
    id: row.id,
    title: fillTerms(language === 'TY' ? row.titleTy : row.titleEn, brand),
    content: fillTerms(language === 'TY' ? row.contentTy : row.contentEn, brand),
    publishedAt: row.publishedAt,
    announcementImages: images
      .filter((image) => image.announcementId === row.id)
      .map(({ sequence, theme }) => ({
        sequence,
        url: bannerPicture(theme, `${row.id.toLowerCase()}-${sequence}`, ground),
      })),
  }))
}

async function bannersOf(groupName: string, { db, language }: HandlerContext) {
  const brand = await siteBrand(db)
  const ground = groundOf(brand)
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('groupName', '=', groupName as 'm_home')
    .orderBy('position')
    .execute()
  const ty = language === 'TY'
  return rows.map((row) => ({
    id: row.id,
    url: bannerPicture(row.theme, row.id, ground),
    groupName: row.groupName,
    kicker: fillTerms(ty ? row.kickerTy : row.kickerEn, brand),
    title: fillTerms(ty ? row.titleTy : row.titleEn, brand),
    button: ty ? row.buttonTy : row.buttonEn,
    link: row.link,
  }))
}

async function hasReferral({ db }: HandlerContext): Promise<boolean> {
  const row = await db
    .selectFrom('feature')
    .select('enabled')
    .where('key', '=', 'referral')
    .executeTakeFirst()
  return row?.enabled === 1
}

/** Whether the caller is taking a break from play (trust 34). */
const isResting = async ({ db, caller, now }: HandlerContext): Promise<boolean> =>
  caller !== null && (await isExcluded(db, caller.memberId, now()))

export const contentHandlers = {
  /** Only the requested types are filled. Agents' announcements are for agents and come as player ones. */
  async announcements({ types, groupName }, context) {
    const asked = new Set(types.split(','))
    const list = async (kind: AnnouncementKind) => (asked.has(kind) ? announcementsOf(kind, context) : [])
    const agent = context.caller !== null && !notAgents.has(context.caller.type)
    const since = context.now() - freshFor
    // Players on a break see what concerns them, and nothing that invites to play.
    const resting = await isResting(context)
    const news = [...(await list('PL')), ...(agent ? await list('A') : [])]
    const player = resting ? news.filter(({ id }) => !inviting.has(id)) : news
    const invites = async (kind: AnnouncementKind) => (resting ? [] : list(kind))
    return {
      banners: asked.has('B') && !resting ? await bannersOf(groupName, context) : [],
      player,
      popup: await invites('PU'),
      hot: await invites('H'),
      promotion: await invites('PR'),
      footer: { unreadCount: player.filter((one) => one.publishedAt >= since).length },
    }
  },

  async notices(_, context) {
    const list = await announcementsOf('L', context)
    return { contentLobby: (await isResting(context)) ? list.filter(({ id }) => !inviting.has(id)) : list }
  },

  async helpCentre({ lang }, { db }) {
    const rows = await db.selectFrom('help').selectAll().orderBy('position').execute()
    const fill = await filler(db)
    return rows.map((row) =>
      lang === 'TY'
        ? { title: fill(row.titleTy), content: fill(row.contentTy) }
        : { title: fill(row.titleEn), content: fill(row.contentEn) },
    )
  },

  async unreadCount(_, context) {
    await settleWithdrawals(context.db, context.now())
    const { memberId } = memberOf(context)
    return countOf(
      context.db.selectFrom('inbox').where('memberId', '=', memberId).where('readAt', 'is', null),
    )
  },

  async inbox(asked, context) {
    const { db, language, now } = context
    await settleWithdrawals(db, now())
    const { memberId } = memberOf(context)
    const page = paging(asked)
    const inbox = db.selectFrom('inbox').selectAll().where('memberId', '=', memberId)
    const rows = await inbox.orderBy('sentAt', 'desc').orderBy('id', 'desc').$call(page.rows).execute()
    const fill = await filler(db)
    return {
      list: rows.map((row) => ({
        id: String(row.id),
        title: fill(language === 'TY' ? row.titleTy : row.titleEn),
        content: fill(language === 'TY' ? row.contentTy : row.contentEn),
        sentAt: row.sentAt,
        read: row.readAt !== null,
      })),
      ...page.of(await countOf(inbox)),
    }
  },

  /**
   * A member's own status overrides the promotion's; a guest or a trial can join what is open and has nothing to
   * claim.
   */
  async availablePromotions(_, context) {
    if (await isResting(context)) return { list: [], referral: false, closed: true }
    const { db, caller, language, headers, now } = context
    const rows = await db.selectFrom('promotion').selectAll().orderBy('position').execute()
    // A trial account earns nothing (SESSION-17): it sees what a guest sees.
    const player = caller?.type === trialType ? null : caller
    const statusOf = player
      ? await memberStatuses(db, { memberId: player.memberId, inApp: isInApp(headers), now: now() }, rows)
      : new Map()
    const open = (status: (typeof rows)[number]['status']) =>
      status === 'close' || status === 'coming' ? status : 'join'
    const ty = language === 'TY'
    const brand = await siteBrand(db)
    return {
      list: rows.map((row) => ({
        id: row.id,
        title: fillTerms(ty ? row.titleTy : row.titleEn, brand),
        summary: fillTerms(ty ? row.summaryTy : row.summaryEn, brand),
        content: fillTerms(ty ? row.contentTy : row.contentEn, brand),
        url: bannerPicture(row.theme, `promo-${row.id}`, groundOf(brand)),
        status: player ? (statusOf.get(row.id) ?? row.status) : open(row.status),
        needsApplication: row.needsApplication === 1,
      })),
      referral: await hasReferral(context),
    }
  },

  async clubBenefit(_, context) {
    const { memberId, type } = memberOf(context)
    const { level, label, progress } = await standingOf(context.db, memberId)
    return { enabled: await isClubOpenTo(context.db, type), level, progress, label }
  },

  /** A member's code is created on first request. */
  async referral(_, context) {
    const { db, random, headers } = context
    const { memberId } = memberOf(context)
    await demandNoBreak(db, memberId, context.now())
    const member = await db
      .selectFrom('member')
      .select(['username', 'affiliateCode'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const code = member.affiliateCode ?? random.bytes(4).toString('hex').toUpperCase()
    if (member.affiliateCode === null) {
      await db.updateTable('member').set({ affiliateCode: code }).where('id', '=', memberId).execute()
    }
    const joined = await countOf(db.selectFrom('member').where('upline', '=', member.username))
    // The code is tied to the site the friend is sent to (REG-16).
    const domain = (headers.get('host') ?? 'localhost').replace(/:\d+$/, '')
    return { code, url: `/m/register?code=${code}&domain=${encodeURIComponent(domain)}`, joined }
  },
} satisfies Pick<Handlers, keyof typeof contentCalls>
