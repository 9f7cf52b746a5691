import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the condition that a page belongs to the page tree and is not a record. It is a subquery
 * for each row, because for a join the planner would hash all pages.
 * @param pageId a column name that `pages` does not have, or a column qualified by its table
 */
export const isOfTree = (pageId: SQL) => sql`(SELECT content_type FROM pages WHERE pages.id = ${pageId}) = 'page'`
