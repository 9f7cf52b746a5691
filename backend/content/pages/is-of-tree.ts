import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition that a page belongs to the page tree and is not a record. A subquery for each row,
 * because the planner would hash all pages for a join.
 * @param pageId a column that `pages` lacks, or one qualified by its table
 */
export const isOfTree = (pageId: SQL) =>
  sql`(SELECT content_type FROM pages WHERE pages.id = ${pageId}) = 'page'`
