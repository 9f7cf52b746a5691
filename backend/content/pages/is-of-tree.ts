import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition that a page is one of the page tree, by its id, and no record with a page of its own. By one look-up for each: of a join
 * the planner makes a hash of all pages.
 * @param pageId a column that `pages` does not have, or one with its table's name
 */
export const isOfTree = (pageId: SQL) =>
  sql`(SELECT content_type FROM pages WHERE pages.id = ${pageId}) = 'page'`
