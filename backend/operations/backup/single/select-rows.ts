import { type SQL, sql } from 'drizzle-orm'
import type { Column } from '../catalog'
import { type RowTexts, toTypedColumns } from './row-texts'

/** Returns rows of a backup as a subquery. */
export function selectRows(rows: readonly RowTexts[], columns: readonly Column[]): SQL {
  const { texts, values } = toTypedColumns(columns)
  return sql`(SELECT ${sql.raw(values)} FROM json_to_recordset(${JSON.stringify(rows)}::json) AS line (${sql.raw(texts)}))`
}
