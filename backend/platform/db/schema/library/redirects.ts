import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { createdAt, id } from '../columns'
import { pages } from '../content/pages'

/**
 * Redirects to a path or a page. With `coversBelow`, which only redirects to pages may have,
 * addresses below the old path lead to the same relative path below the page. Paths have one
 * leading slash and no backslash, against open redirects.
 */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    oldPath: text('old_path').notNull(),
    newPath: text('new_path'),
    pageId: integer('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }),
    coversBelow: boolean('covers_below').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('redirects_old_path').on(table.oldPath).where(sql`not ${table.coversBelow}`),
    index('redirects_covering').on(table.oldPath).where(sql`${table.coversBelow}`),
    // Several pages with subpages may have had this address in turn.
    uniqueIndex('redirects_branch').on(table.pageId, table.oldPath).where(sql`${table.coversBelow}`),
    index('redirects_target')
      .using('spgist', sql`link_path(${table.newPath})`)
      .where(sql`${table.newPath} is not null`),
    index('redirects_page').on(table.pageId).where(sql`${table.pageId} is not null`),
    check('redirects_old_path_local', sql`${table.oldPath} ~ '^/([^/\\\\[:cntrl:]][^\\\\[:cntrl:]]*)?$'`),
    check('redirects_new_path_local', sql`${table.newPath} ~ '^/([^/\\\\[:cntrl:]][^\\\\[:cntrl:]]*)?$'`),
    check('redirects_no_loop', sql`${table.oldPath} <> ${table.newPath}`),
    check('redirects_one_target', sql`num_nonnulls(${table.newPath}, ${table.pageId}) = 1`),
    check('redirects_covers_page', sql`${table.pageId} is not null or not ${table.coversBelow}`),
    check('redirects_page_language', sql`num_nonnulls(${table.pageId}, ${table.locale}) <> 1`),
  ],
)

/** Number of uses. A separate table, because it must not invalidate lists of redirects. */
export const redirectHits = pgTable('redirect_hits', {
  redirectId: integer('redirect_id')
    .primaryKey()
    .references(() => redirects.id, { onDelete: 'cascade' }),
  hits: integer().notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
})
