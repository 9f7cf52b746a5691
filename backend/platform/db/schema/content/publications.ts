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
import { pageId, pages } from './pages'

/** A published page without data of other pages and its online state. */
export type PageSnapshot = Omit<Page, 'id' | 'urls' | 'parents' | 'siblings' | 'settings_url' | 'is_online' | 'record'>

/** Digests of a working copy: shared fields, texts and modules. */
export interface WorkingDigest {
  page: string
  text: string
  modules: Record<string, string>
}

export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    pageId: pageId(),
    locale: text({ enum: locales }).notNull(),
    /** Number within the page and language, from 1. */
    number: integer().notNull(),
    snapshot: jsonb().$type<PageSnapshot>().notNull(),
    /** Name in the menu; null in old versions. */
    menuName: text('menu_name'),
    /** Digest of the working copy; null in old versions. */
    digest: jsonb().$type<WorkingDigest>(),
    /** Digest of the other language's working copy, to detect later changes; null without one. */
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
 * The public state of a page in one language. Visitors never read working copies. `path` has no
 * language; '' is the home page.
 */
export const publications = pgTable(
  'publications',
  {
    pageId: pageId(),
    locale: text({ enum: locales }).notNull(),
    /** Copy of the page's content type, to exclude records from queries of the tree. */
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
    /** Layout of the version. Only servers of release 1.0.0 read it, as a restriction of access. */
    areaClass: text('area_class').notNull().default('public'),
    /** Audience (backend/platform/access/audience.ts). */
    audience: text({ enum: userGroups }).array(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.locale] }),
    unique('publications_path').on(table.locale, table.path),
    index('publications_parent').on(table.parentId, table.locale, table.position),
    // The primary key serves as index of this foreign key, so that a new path updates no other
    // index.
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
    index('publications_footer').on(table.locale, table.position).where(sql`${table.inFooter} and ${table.isOnline}`),
  ],
)

/** Planned changes of a page. Planning creates the version, so later edits are not published. */
export const schedules = pgTable(
  'schedules',
  {
    pageId: pageId(),
    locale: text({ enum: locales }).notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    versionId: integer('version_id').references(() => pageVersions.id, { onDelete: 'cascade' }),
    unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
    /** The planner; null for a program, a deleted account or ended grants. */
    plannedBy: integer('planned_by').references(() => users.id, { onDelete: 'set null' }),
    /** True if a user planned the changes, even if the account was deleted. */
    hasPlanner: boolean('has_planner').notNull().default(false),
    /** Time of the request to confirm a plan whose planner may no longer publish. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Reason of the last failure, until the next plan or publication. */
    problem: text({ enum: ['path_taken', 'not_confirmed'] }),
    /** Next attempt after an unexpected failure. */
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

/** Published reusable containers. */
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
