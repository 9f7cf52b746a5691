import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a column has one of these numbers: one parameter, of however many there are (a statement has at most 65,535). */
export function isAnyOf(column: SQLWrapper, ids: readonly number[]): SQL {
  return sql`${column} = ANY (${sql.param([...ids])}::integer[])`
}
