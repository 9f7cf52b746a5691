import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { userGroups } from '@/lib/contract/accounts/account'
import type { Module } from '@/lib/contract/blocks/module'
import { locales } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import type { Page } from '@/lib/contract/pages/page'
import { users } from '../accounts/users'
import { createdAt, id, isSlug } from '../columns'
import { images } from '../library/images'
import { pages } from './pages'

/** A page as it was published, without what depends on other pages or on its being online. */
export type PageSnapshot = Omit<
  Page,
  'id' | 'urls' | 'parents' | 'siblings' | 'settings_url' | 'is_online' | 'record'
>

/**
 * What the working copy was, as fingerprints: of what belongs to all languages, of the texts, and of each module. Two
 * that are equal were made of equal working copies.
 */
export interface WorkingDigest {
  page: string
  text: string
  modules: Record<string, string>
}

/** Every version of every page, stored whole. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    /** Counted from 1 within a page and language. */
    number: integer().notNull(),
    snapshot: jsonb().$type<PageSnapshot>().notNull(),
    /** The menu's name of the page, which its snapshot has not; null in versions from before it was kept. */
    menuName: text('menu_name'),
    /** Of the working copy that the version was made of; null in versions from before it was kept. */
    digest: jsonb().$type<WorkingDigest>(),
    /** Of the other language's working copy at that time, null without one: it tells what changed there since. */
    counterpart: jsonb().$type<WorkingDigest>(),
    note: text().notNull().default(''),
    /** The waived findings of the accessibility check. */
    waived: jsonb().$type<Waiver[]>().notNull().default([]),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('page_versions_number').on(table.pageId, table.locale, table.number),
    unique('page_versions_page').on(table.id, table.pageId, table.locale),
    index('page_versions_author').on(table.authorId).where(sql`${table.authorId} is not null`),
  ],
)

/**
 * What visitors see of a page in one language: its version, its place in the tree and in the menus. Nothing a visitor
 * reads comes from the working copy. `path` is without prefix, '' for home.
 */
export const publications = pgTable(
  'publications',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    /** The page's, so that queries of the tree leave records out. */
    contentType: text('content_type').notNull().default('page'),
    versionId: integer('version_id').notNull(),
    isOnline: boolean('is_online').notNull(),
    path: text().notNull(),
    title: text().notNull(),
    menuName: text('menu_name').notNull(),
    parentId: integer('parent_id').references(() => pages.id, { onDelete: 'set null' }),
    position: integer().notNull(),
    isClickable: boolean('is_clickable').notNull(),
    inMenu: boolean('in_menu').notNull(),
    inFooter: boolean('in_footer').notNull(),
    isHighlight: boolean('is_highlight').notNull(),
    menuImageId: integer('menu_image_id').references(() => images.id, { onDelete: 'set null' }),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    areaClass: text('area_class').notNull().default('public'),
    /** Who may see it (see backend/platform/access/audience.ts): null everybody, none of the groups every user. */
    audience: text({ enum: userGroups }).array(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.locale] }),
    unique('publications_path').on(table.locale, table.path),
    index('publications_parent').on(table.parentId, table.locale, table.position),
    // With the page beside the version, the primary key serves it: no further index is written when a page gets a new path.
    foreignKey({
      name: 'publications_version',
      columns: [table.versionId, table.pageId, table.locale],
      foreignColumns: [pageVersions.id, pageVersions.pageId, pageVersions.locale],
    }),
    index('publications_top')
      .on(table.locale, table.position)
      .where(sql`${table.parentId} is null and ${table.contentType} = 'page'`),
    index('publications_records')
      .on(table.contentType, table.locale, table.pageId)
      .where(sql`${table.contentType} <> 'page' and ${table.isOnline} and ${table.audience} is null`),
    index('publications_menu_image').on(table.menuImageId).where(sql`${table.menuImageId} is not null`),
    index('publications_offline').on(table.pageId).where(sql`not ${table.isOnline}`),
    index('publications_footer')
      .on(table.locale, table.position)
      .where(sql`${table.inFooter} and ${table.isOnline}`),
  ],
)

/**
 * Scheduled changes of a page. A version is made when it is scheduled, so that later edits are not published
 * with it.
 */
export const schedules = pgTable(
  'schedules',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    versionId: integer('version_id').references(() => pageVersions.id, { onDelete: 'cascade' }),
    unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
    /** The user who planned the steps; null for the site itself, and for a deleted account. */
    plannedBy: integer('planned_by').references(() => users.id, { onDelete: 'set null' }),
    /**
     * Whether a user planned the steps: then `plannedBy` is null only once the account is deleted.
     */
    hasPlanner: boolean('has_planner').notNull().default(false),
    /** When the office was asked about a planner who may not publish any more. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Why the last step did not happen; shown to editors until they schedule or publish again. */
    problem: text({ enum: ['path_taken', 'not_confirmed'] }),
    /** After an unforeseen failure, when to try again. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.locale] }),
    index('schedules_due').on(sql`least(${table.publishAt}, ${table.unpublishAt})`),
    index('schedules_planned_by').on(table.plannedBy).where(sql`${table.plannedBy} is not null`),
    index('schedules_version_id').on(table.versionId).where(sql`${table.versionId} is not null`),
    check('schedules_version', sql`(${table.publishAt} is null) = (${table.versionId} is null)`),
    check('schedules_order', sql`${table.publishAt} < ${table.unpublishAt}`),
  ],
)

/** Reusable containers as visitors see them, by slug. */
export const publishedContainers = pgTable(
  'published_containers',
  {
    slug: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    snapshot: jsonb().$type<Module>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.locale] }),
    check('published_containers_slug_form', isSlug(table.slug)),
  ],
)

export type PublicationRow = typeof publications.$inferSelect
export type ScheduleRow = typeof schedules.$inferSelect
export type PageVersionRow = typeof pageVersions.$inferSelect
