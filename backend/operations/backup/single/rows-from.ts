import { type SQL, sql } from 'drizzle-orm'
import type { Column } from '../catalog'
import { type RowTexts, typedColumns } from './row-texts'

/** Rows of a backup as a statement reads them: what may follow `FROM`, before the name that they get there. */
export function rowsFrom(rows: readonly RowTexts[], columns: readonly Column[]): SQL {
  const { texts, values } = typedColumns(columns)
  return sql`(SELECT ${sql.raw(values)} FROM json_to_recordset(${JSON.stringify(rows)}::json) AS line (${sql.raw(texts)}))`
}
