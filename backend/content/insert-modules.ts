import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { modules } from '../db/schema/modules'
import { prepareBlockData } from './block-data'
import type { BlockData } from './stored-data'

/** A module with its descendants, before it has an id. */
export interface NewModule {
  model: string
  data: BlockData
  slug?: string
  columns?: readonly (readonly NewModule[])[]
  children?: readonly NewModule[]
}

/** The owner of new modules: an object, or none if `objectId` is null (a reusable container). */
export interface ModuleOwner {
  contentType: string
  objectId: number | null
  locale: Locale
  /** Who makes them, if it is not the program itself. */
  updatedBy?: number
  updatedAt?: Date
}

type Parent = { parentId: number | null; columnIndex: number | null }

/**
 * Stores modules with their descendants in the working copy, in order, after their data was validated.
 * @throws InvalidModuleError
 */
export async function insertModules(
  db: Queryable,
  owner: ModuleOwner,
  list: readonly NewModule[],
  parent: Parent = { parentId: null, columnIndex: null },
): Promise<void> {
  if (list.length === 0) return
  const rows = await db
    .insert(modules)
    .values(
      list.map(({ model, data, slug = null }, position) => {
        return { ...owner, ...parent, model, slug, position, data: prepareBlockData(model, data) }
      }),
    )
    .returning({ id: modules.id, position: modules.position })
  for (const { id, position } of rows) {
    const { columns = [], children = [] } = list[position] ?? {}
    for (const [columnIndex, column] of columns.entries()) {
      await insertModules(db, owner, column, { parentId: id, columnIndex })
    }
    await insertModules(db, owner, children, { parentId: id, columnIndex: null })
  }
}
