import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { userGroups } from '@/lib/contract/accounts/account'
import { locales } from '@/lib/contract/common/locale'
import { users } from '../accounts/users'
import { createdAt, id } from '../columns'
import { images } from '../library/images'

const imageId = (name: string) => integer(name).references(() => images.id, { onDelete: 'set null' })

/** Time and author of the last change; no author for programs. */
const changeColumns = () => ({
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
})

/** Working copies of pages: fields for all languages. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => pages.id, { onDelete: 'restrict' }),
    position: integer().notNull().default(0),
    /**
     * `page` for a page in the tree, otherwise a record type (lib/contract/records/record.ts).
     * Records have no parent.
     */
    contentType: text('content_type').notNull().default('page'),
    /** Layout (spec §2), independent of the audience. */
    pageAreaClass: text('page_area_class').notNull().default('public'),
    isClickable: boolean('is_clickable').notNull().default(true),
    inMenu: boolean('in_menu').notNull().default(false),
    inFooter: boolean('in_footer').notNull().default(false),
    isHighlight: boolean('is_highlight').notNull().default(false),
    hasTabNavigation: boolean('has_tab_navigation').notNull().default(false),
    menuImageId: imageId('menu_image_id'),
    heroImageId: imageId('hero_image_id'),
    heroVideo: text('hero_video').notNull().default(''),
    /**
     * Groups that may see the page and its descendants; empty for no restriction. Effective at
     * once.
     */
    groups: text({ enum: userGroups }).array().notNull().default([]),
    /** True if only users may see the page and its descendants. Effective at once. */
    isForUsers: boolean('is_for_users').notNull().default(false),
    /** Number of moves. A move is a change to publish; the shift by a neighbor's move is not. */
    moves: integer().notNull().default(0),
    /** Number of changes of these fields. The revision in a language adds that of its texts. */
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    ...changeColumns(),
  },
  (table) => [
    index('pages_parent').on(table.parentId, table.position),
    index('pages_top').on(table.position).where(sql`${table.parentId} is null and ${table.contentType} = 'page'`),
    index('pages_menu_image').on(table.menuImageId).where(sql`${table.menuImageId} is not null`),
    index('pages_hero_image').on(table.heroImageId).where(sql`${table.heroImageId} is not null`),
    index('pages_updated_by').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
    index('pages_edited').on(table.updatedAt).where(sql`${table.updatedBy} is not null`),
  ],
)

/** Column with the page of a row, whose deletion deletes the row. */
export const pageId = () =>
  integer('page_id')
    .notNull()
    .references(() => pages.id, { onDelete: 'cascade' })

/** Working copies of pages: texts in one language. `path` has no language; '' is the home page. */
export const pageTexts = pgTable(
  'page_texts',
  {
    pageId: pageId(),
    locale: text({ enum: locales }).notNull(),
    slug: text().notNull(),
    path: text().notNull(),
    menuName: text('menu_name').notNull().default(''),
    title: text().notNull(),
    headline: text().notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    ogTitle: text('og_title').notNull().default(''),
    ogDescription: text('og_description').notNull().default(''),
    ogType: text('og_type').notNull().default('website'),
    ogImageId: imageId('og_image_id'),
    heroText: text('hero_text').notNull().default(''),
    heroLink: text('hero_link').notNull().default(''),
    revision: integer().notNull().default(1),
    ...changeColumns(),
    /** Last edit in this language, including modules. Triggers maintain it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    editedBy: integer('edited_by').references(() => users.id, { onDelete: 'set null' }),
    /** Search text (function searchable_text). */
    searchText: text('search_text').generatedAlwaysAs(sql`searchable_text(title || ' ' || path)`),
    /** True if the working copy may differ from the publication. Triggers set it. */
    isDirty: boolean('is_dirty').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.locale] }),
    unique('page_texts_path').on(table.locale, table.path),
    index('page_texts_og_image').on(table.ogImageId).where(sql`${table.ogImageId} is not null`),
    index('page_texts_updated_by').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
    index('page_texts_edited_by').on(table.editedBy).where(sql`${table.editedBy} is not null`),
    index('page_texts_edited').on(table.editedAt).where(sql`${table.editedBy} is not null`),
    index('page_texts_dirty').on(table.editedAt.desc().nullsLast()).where(sql`${table.isDirty}`),
    index('page_texts_hero_link').using('hash', sql`link_path(${table.heroLink})`).where(sql`${table.heroLink} <> ''`),
  ],
)

export type PageRow = typeof pages.$inferSelect
export type PageTextRow = typeof pageTexts.$inferSelect
