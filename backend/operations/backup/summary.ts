import type { Manifest } from './manifest'

/** Summarizes a backup for messages. */
export function formatSummary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables, ${files.length} files`
}
