import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'

/** Returns the modules that visitors see. Omits hidden modules and their descendants. */
export function filterVisibleRows<Row extends Pick<ModuleRow, 'id' | 'parentId' | 'data'>>(
  rows: readonly Row[],
): Row[] {
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const isVisible = ({ data, parentId }: Row): boolean => {
    const parent = rowsById.get(parentId ?? 0)
    return data.is_hidden !== true && (!parent || isVisible(parent))
  }
  return rows.filter(isVisible)
}
