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

/** A published page, without data of other pages and without its online state. */
export type PageSnapshot = Omit<
  Page,
  'id' | 'urls' | 'parents' | 'siblings' | 'settings_url' | 'is_online' | 'record'
>

/**
 * Digests of the parts of a working copy: shared fields, texts, and each module. Equal digests mean
 * equal contents.
 */
export interface WorkingDigest {
  page: string
  text: string
  modules: Record<string, string>
}

/** All versions of all pages, stored completely. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    /** Number of the version within the page and language, from 1. */
    number: integer().notNull(),
    snapshot: jsonb().$type<PageSnapshot>().notNull(),
    /** Name in the menu, which is not part of the snapshot; null in old versions. */
    menuName: text('menu_name'),
    /** Digest of the working copy from which the version was made; null in old versions. */
    digest: jsonb().$type<WorkingDigest>(),
    /**
     * Digest of the other language's working copy when the version was made, which reveals later
     * changes of that language. Null if there was none.
     */
    counterpart: jsonb().$type<WorkingDigest>(),
    note: text().notNull().default(''),
    /** Findings of the accessibility audit that the editor waived. */
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
 * The public state of a page in one language: its version and its place in the tree and the menus.
 * Visitors never read the working copy. `path` has no language and is empty for the home page.
 */
export const publications = pgTable(
  'publications',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    /** Copy of the page's content type, with which queries of the tree exclude records. */
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
    /** Layout of the version. Only servers of 1.0.0 read it, for which it restricts the page. */
    areaClass: text('area_class').notNull().default('public'),
    /**
     * Audience (see backend/platform/access/audience.ts): null for everybody, empty for every user.
     */
    audience: text({ enum: userGroups }).array(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.locale] }),
    unique('publications_path').on(table.locale, table.path),
    index('publications_parent').on(table.parentId, table.locale, table.position),
    // The foreign key includes the page id, so that the primary key serves as its index. A new path
    // then updates no additional index.
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
 * Planned changes of a page. The version to publish is created when the change is planned, so that
 * later edits are not published with it.
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
    /** The user who planned the changes; null if a program did, or if the account was deleted. */
    plannedBy: integer('planned_by').references(() => users.id, { onDelete: 'set null' }),
    /**
     * True if a user planned the changes. Then `plannedBy` is null only if the account was deleted.
     */
    hasPlanner: boolean('has_planner').notNull().default(false),
    /** Time when the office was asked to confirm a plan whose planner may no longer publish. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Reason why the last change failed. Shown until an editor plans or publishes again. */
    problem: text({ enum: ['path_taken', 'not_confirmed'] }),
    /** Time of the next attempt after an unexpected failure. */
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

/** The published state of reusable containers, by slug. */
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
