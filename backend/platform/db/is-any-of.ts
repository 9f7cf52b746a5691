import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Condition for a column with one of many ids, as one parameter (PostgreSQL allows 65,535). */
export function isAnyOf(column: SQLWrapper, ids: readonly number[]): SQL {
  return sql`${column} = ANY (${sql.param([...ids])}::integer[])`
}
