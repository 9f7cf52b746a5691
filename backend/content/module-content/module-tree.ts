import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { Module, ModuleColumn } from '@/lib/contract/blocks/module'
import { getColumnClasses } from '@/lib/contract/blocks/placement'
import type { BlockData } from './stored-data'

type Row = Pick<
  ModuleRow,
  'id' | 'slug' | 'model' | 'revision' | 'data' | 'parentId' | 'columnIndex' | 'contentType' | 'objectId' | 'position'
>

/**
 * Builds the tree of modules, in order. A module whose parent is not among the rows becomes a
 * top-level module.
 * @param toData returns the data of a module in the tree
 */
export function buildModuleTree(rows: readonly Row[], toData: (row: Row) => BlockData = (row) => row.data): Module[] {
  const ids = new Set(rows.map((row) => row.id))
  const byParent = new Map<number | null, Row[]>()
  for (const row of rows.toSorted((a, b) => a.position - b.position || a.id - b.id)) {
    const parent = row.parentId !== null && ids.has(row.parentId) ? row.parentId : null
    byParent.set(parent, [...(byParent.get(parent) ?? []), row])
  }

  function presentRow(row: Row): Module {
    const childRows = byParent.get(row.id) ?? []
    return {
      id: row.id,
      slug: row.slug,
      model: row.model,
      revision: row.revision,
      data: toData(row),
      columns: toColumns(row, childRows),
      children: childRows.filter((child) => child.columnIndex === null).map(presentRow),
      parent: row.parentId,
      content_type: row.contentType,
      object_id: row.objectId,
      position: row.position,
    }
  }

  /**
   * Distributes the children over all columns of the layout, including empty ones. Children of a
   * column that the layout no longer has go into the last column.
   */
  function toColumns(row: Row, childRows: readonly Row[]): ModuleColumn[] {
    const columnChildren = childRows.filter((child) => child.columnIndex !== null)
    const usedColumns = Math.max(0, ...columnChildren.map((child) => (child.columnIndex ?? 0) + 1))
    const classes = getColumnClasses(row, usedColumns)
    return classes.map((name, index) => ({
      index,
      classes: name,
      children: columnChildren
        .filter((child) => Math.min(child.columnIndex ?? 0, classes.length - 1) === index)
        .map(presentRow),
    }))
  }

  return (byParent.get(null) ?? []).map(presentRow)
}
