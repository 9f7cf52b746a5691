import type { Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { Locale } from '@/lib/contract/common/locale'
import { prepareBlockData } from './block-data'
import type { BlockData } from './stored-data'

/** A module with its descendants that is not stored yet. */
export interface NewModule {
  model: string
  data: BlockData
  slug?: string
  columns?: readonly (readonly NewModule[])[]
  children?: readonly NewModule[]
}

/**
 * The owner of new modules. `objectId` is null for a reusable container, which belongs to no page.
 */
export interface ModuleOwner {
  contentType: string
  objectId: number | null
  locale: Locale
  /** The user who creates the modules; undefined if the program does. */
  updatedBy?: number
  updatedAt?: Date
}

type Parent = { parentId: number | null; columnIndex: number | null }

/**
 * Validates and stores modules with their descendants in the working copy, in order.
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

/** The top-level modules of one owner, in their order. */
export interface ModuleList {
  owner: ModuleOwner
  list: readonly NewModule[]
}

/** The maximum number of modules in one SQL statement. */
const batchSize = 500

/**
 * Stores the modules of many owners, one tree level at a time.
 * @returns all stored rows
 * @throws InvalidModuleError
 */
export async function insertModuleLists(db: Queryable, lists: readonly ModuleList[]): Promise<ModuleRow[]> {
  const storedRows: ModuleRow[] = []
  let level = lists.flatMap(({ owner, list }) => prepareModules(owner, { parentId: null, columnIndex: null }, list))
  while (level.length > 0) {
    const nextLevel: ModuleToInsert[] = []
    for (let start = 0; start < level.length; start += batchSize) {
      const batch = new Map(
        level
          .slice(start, start + batchSize)
          .map((moduleToInsert) => [toPositionKey(moduleToInsert.row), moduleToInsert]),
      )
      const rows = await db
        .insert(modules)
        .values([...batch.values()].map(({ row }) => row))
        .returning()
      storedRows.push(...rows)
      for (const row of rows) nextLevel.push(...listChildren(batch.get(toPositionKey(row)), row.id))
    }
    level = nextLevel
  }
  return storedRows
}

type ModuleToInsert = { row: typeof modules.$inferInsert; owner: ModuleOwner; module: NewModule }

function prepareModules(owner: ModuleOwner, parent: Parent, list: readonly NewModule[]): ModuleToInsert[] {
  return list.map((module, position) => {
    const { model, data, slug = null } = module
    return {
      row: { ...owner, ...parent, model, slug, position, data: prepareBlockData(model, data) },
      owner,
      module,
    }
  })
}

function listChildren(parent: ModuleToInsert | undefined, parentId: number): ModuleToInsert[] {
  if (!parent) return []
  const { owner, module } = parent
  return [
    ...(module.columns ?? []).flatMap((column, columnIndex) =>
      prepareModules(owner, { parentId, columnIndex }, column),
    ),
    ...prepareModules(owner, { parentId, columnIndex: null }, module.children ?? []),
  ]
}

/**
 * Builds a key that identifies a module within a batch. The database may return the rows in another
 * order.
 */
function toPositionKey({ objectId, locale, parentId, columnIndex, position }: ModuleToInsert['row']): string {
  return [objectId, locale, parentId, columnIndex, position].join('/')
}
