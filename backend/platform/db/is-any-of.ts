import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Condition that a column has one of the ids. They are one parameter, because PostgreSQL allows at
 * most 65,535 parameters.
 */
export function isAnyOf(column: SQLWrapper, ids: readonly number[]): SQL {
  return sql`${column} = ANY (${sql.param([...ids])}::integer[])`
}
