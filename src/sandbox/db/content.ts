import type { Generated } from 'kysely'
import type { BannerTheme } from '../world/pictures'
import type { Schema } from './schema'

/** Texts exist in both languages: `…En` and `…Ty` (Filipino). Times are milliseconds UTC. */

export interface BannerRow {
  id: string
  groupName: 'm_home' | 'm_reg' | 'm_game'
  theme: BannerTheme
  kickerEn: string
  kickerTy: string
  titleEn: string
  titleTy: string
  buttonEn: string
  buttonTy: string
  /** A path of this site, an https address, or null. */
  link: string | null
  position: number
}

/** A agents, PL players, PU popup, H hot, PR promotion, L lobby notice. */
export type AnnouncementKind = 'A' | 'PL' | 'PU' | 'H' | 'PR' | 'L'

interface AnnouncementRow {
  id: string
  kind: AnnouncementKind
  titleEn: string
  titleTy: string
  /** HTML. */
  contentEn: string
  contentTy: string
  publishedAt: number
}

/** Pictures are kept by theme: the requesting brand determines the picture. */
interface AnnouncementImageRow {
  announcementId: string
  sequence: number
  theme: BannerTheme
}

export interface HelpRow {
  id: string
  titleEn: string
  titleTy: string
  contentEn: string
  contentTy: string
  position: number
}

export type PromotionStatus =
  | 'join'
  | 'claim'
  | 'applying'
  | 'close'
  | 'rejected'
  | 'issued'
  | 'claimed'
  | 'process'
  | 'joined'
  | 'coming'
  | 'signed'

export interface PromotionRow {
  id: string
  titleEn: string
  titleTy: string
  summaryEn: string
  summaryTy: string
  contentEn: string
  contentTy: string
  theme: BannerTheme
  /** Default status, for members without one of their own. */
  status: PromotionStatus
  /** 1 if joining requires a written application. */
  needsApplication: number
  position: number
}

/** A member's own status in a promotion. */
interface MemberPromotionRow {
  memberId: string
  promotionId: string
  status: PromotionStatus
}

export interface InboxRow {
  id: Generated<number>
  memberId: string
  titleEn: string
  titleTy: string
  contentEn: string
  contentTy: string
  sentAt: number
  readAt: number | null
}

/** A member's progress to the next club level at the start of these records, percent; 0 without a row. */
interface ClubRow {
  memberId: string
  progress: number
}

/** Features of this area that the site can switch off; 1 is on. */
export interface FeatureRow {
  key: 'club' | 'referral' | 'jackpot'
  enabled: number
}

export interface ContentTables {
  banner: BannerRow
  announcement: AnnouncementRow
  announcementImage: AnnouncementImageRow
  help: HelpRow
  promotion: PromotionRow
  memberPromotion: MemberPromotionRow
  inbox: InboxRow
  club: ClubRow
  feature: FeatureRow
}

/** Creates the tables of the content area with their indexes; does nothing where they exist. */
export async function createContentTables(db: Schema): Promise<void> {
  const table = (name: keyof ContentTables) => db.schema.createTable(name).ifNotExists()

  await withTexts('banner', 'kicker', 'title', 'button')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('groupName', 'text', (c) => c.notNull())
    .addColumn('theme', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute()

  await withTexts('announcement', 'title', 'content')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('publishedAt', 'integer', (c) => c.notNull())
    .execute()

  await table('announcementImage')
    .addColumn('announcementId', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('theme', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('announcementImageKey', ['announcementId', 'sequence'])
    .execute()

  await withTexts('help', 'title', 'content')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute()

  await withTexts('promotion', 'title', 'summary', 'content')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('theme', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('needsApplication', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute()

  await table('memberPromotion')
    .addColumn('memberId', 'text', (c) => c.notNull())
    .addColumn('promotionId', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('memberPromotionKey', ['memberId', 'promotionId'])
    .execute()

  await withTexts('inbox', 'title', 'content')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull())
    .addColumn('sentAt', 'integer', (c) => c.notNull())
    .addColumn('readAt', 'integer')
    .execute()

  await table('club')
    .addColumn('memberId', 'text', (c) => c.primaryKey())
    .addColumn('progress', 'integer', (c) => c.notNull())
    .execute()

  await table('feature')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('enabled', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createIndex('announcementByKind')
    .ifNotExists()
    .on('announcement')
    .columns(['kind', 'publishedAt'])
    .execute()
  await db.schema
    .createIndex('inboxByTime')
    .ifNotExists()
    .on('inbox')
    .columns(['memberId', 'sentAt'])
    .execute()

  function withTexts(name: keyof ContentTables, ...columns: string[]) {
    return columns.reduce(
      (made, column) =>
        made
          .addColumn(`${column}En`, 'text', (c) => c.notNull())
          .addColumn(`${column}Ty`, 'text', (c) => c.notNull()),
      table(name),
    )
  }
}
