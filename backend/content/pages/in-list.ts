import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the condition that a page is a child of a parent, or, with null, at the top of the tree.
 * Records are not in the tree.
 * @param table `pages`, `publications`, or an alias of one of them
 */
export function isInList(table: string, parentId: number | null): SQL {
  const column = sql`${sql.identifier(table)}.parent_id`
  if (parentId !== null) return sql`${column} = ${parentId}`
  return sql`${column} IS NULL AND ${sql.identifier(table)}.content_type = 'page'`
}
