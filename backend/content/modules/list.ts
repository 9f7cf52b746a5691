import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { isKept, modules } from '@/backend/platform/db/schema/content/modules'
import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import { loadSubtreeRows } from '../module-content/module-rows'
import { presentDraft } from '../module-content/present-draft'

interface ListRequest {
  model: BlockModel
  locale: Locale
  /** The id of the only content page whose modules are listed. */
  objectId?: number
  offset: number
  limit: number
}

/** Lists a range of the modules of a model in a language, each with its descendants. */
export async function listModules(
  db: Database,
  { model, locale, objectId, offset, limit }: ListRequest,
): Promise<{ count: number; results: Module[] }> {
  const condition = and(
    eq(modules.model, model),
    eq(modules.locale, locale),
    isKept,
    objectId === undefined ? undefined : eq(modules.objectId, objectId),
  )
  const [countRow] = await db.select({ count: count() }).from(modules).where(condition)
  const rows = await db
    .select({ id: modules.id })
    .from(modules)
    .where(condition)
    .orderBy(asc(modules.id))
    .offset(offset)
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const moduleTrees = await presentDraft(db, locale, await loadSubtreeRows(db, ids))
  const byId = new Map(listWithDescendants(moduleTrees).map((module) => [module.id, module]))
  return { count: countRow?.count ?? 0, results: ids.flatMap((id) => byId.get(id) ?? []) }
}
