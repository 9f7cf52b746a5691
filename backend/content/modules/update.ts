import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { Module } from '@/lib/contract/blocks/module'
import { countColumns } from '@/lib/contract/blocks/placement'
import type { ModuleUpdate } from '@/lib/contract/pages/module-writes'
import { withPageLinks } from '../module-content/links'
import type { BlockData } from '../module-content/stored-data'
import { assertReferences, requireValidData } from './check-data'
import {
  authorColumns,
  type EditContext,
  presentModule,
  requireCurrent,
  requireUndeleted,
  type Target,
} from './edit-context'
import { notifyChange } from './notify-change'
import { withOwnersLocked } from './owner'
import { renumberSiblings } from './siblings'

/**
 * Replaces the data of a module. No-op if they equal the stored data, even for an outdated
 * revision.
 * @throws InvalidFieldsError, NotFoundError, ConflictError
 */
export async function updateModule(context: EditContext, target: Target, body: ModuleUpdate): Promise<Module> {
  const { db, locale } = context
  return withOwnersLocked(db, [target.id], [], async (transaction, rows) => {
    const row = await requireUndeleted(transaction, rows.get(target.id), target, locale)
    await changeData(transaction, context, row, {
      data: body.data,
      assertWritable: () => requireCurrent(transaction, row, body),
    })
    return presentModule(transaction, row)
  })
}

interface DataChange {
  data: BlockData
  /** Called before new data are written. Not called if they equal the stored data. */
  assertWritable?: () => Promise<void>
}

/**
 * Replaces the data of a module that is not deleted. The caller must have locked the owner of the
 * module.
 * @returns the stored data
 * @throws InvalidFieldsError
 */
export async function changeData(
  transaction: Queryable,
  context: Omit<EditContext, 'db'>,
  row: ModuleRow,
  { data: requestedData, assertWritable }: DataChange,
): Promise<BlockData> {
  const { locale, siteUrl } = context
  const { model } = row
  const states = [requireValidData(locale, model, requestedData), row.data].map((data) => ({ model, data }))
  const [newState, currentState] = await withPageLinks(transaction, siteUrl, states)
  const { data = {} } = newState ?? {}
  if (isDeepStrictEqual(data, currentState?.data)) return row.data
  await assertWritable?.()
  await assertReferences(transaction, locale, [{ model, data, path: ['data'] }])
  const revision = row.revision + 1
  await transaction
    .update(modules)
    .set({ ...authorColumns(context), data, revision })
    .where(eq(modules.id, row.id))
  const count = countColumns({ model, data })
  if (count !== null && count !== countColumns(row)) await fitColumns(transaction, row, count)
  await notifyChange(transaction, context, row, revision)
  return data
}

/**
 * Distributes the modules of a container over its columns after the number of columns has changed.
 * Modules of a removed column go to the end of the last column. They return to their column when it
 * is added again.
 */
async function fitColumns(db: Queryable, { id }: ModuleRow, count: number): Promise<void> {
  const childRows = await db
    .select()
    .from(modules)
    .where(and(eq(modules.parentId, id), isKept))
    .orderBy(asc(modules.position))
  const childrenWithColumn = childRows
    .map((row) => ({ row, column: row.oldColumn ?? row.columnIndex ?? 0 }))
    .toSorted((a, b) => a.column - b.column)
  for (let columnIndex = 0; columnIndex < count; columnIndex += 1) {
    const columnRows = childrenWithColumn.filter(({ column }) => Math.min(column, count - 1) === columnIndex)
    for (const { row, column } of columnRows) {
      const oldColumn = column === columnIndex ? null : column
      if (row.columnIndex === columnIndex && row.oldColumn === oldColumn) continue
      await db.update(modules).set({ columnIndex, oldColumn }).where(eq(modules.id, row.id))
    }
    await renumberSiblings(
      db,
      columnRows.map(({ row }) => row.id),
    )
  }
}
