import { and, eq } from 'drizzle-orm'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Module } from '@/lib/contract/module'
import type { ModuleCreation, NestedModule } from '@/lib/contract/module-writes'
import { insertModules } from '../content/insert-modules'
import type { Queryable } from '../db/client'
import { isLive, type ModuleRow, modules } from '../db/schema/modules'
import { NotFoundError } from '../errors'
import { requireNamed } from './check-data'
import { type Editing, presentModule, writtenBy } from './editing'
import { invalidField } from './messages'
import { checkedPlace } from './module-placement'
import { checkTree, hasNoColumns } from './nested-modules'
import { notifyChange } from './notify-change'
import { isSameOwner, type Owner, withOwnersLocked } from './owner'
import { resolveOwner } from './resolve-owner'
import { resolveSlug } from './resolve-slug'
import { type Place, putAt } from './siblings'

interface Created {
  module: Module
  /** False when an earlier request had made it. */
  isNew: boolean
}

/**
 * Makes a module with all that comes in it. The same `client_key` again finds what the first request made; a container
 * with a slug that exists is found likewise, if the request brings nothing that would be lost.
 * @throws InvalidFieldsError, HttpError 404 when what the key names was deleted since
 */
export async function createModule(
  editing: Editing,
  model: BlockModel,
  sent: ModuleCreation,
): Promise<Created> {
  const { db, locale } = editing
  const body = { ...sent, slug: resolveSlug(locale, model, sent) }
  if ((body.locale ?? locale) !== locale) throw invalidField(locale, 'locale', 'otherLanguage')
  const made = await findByKey(db, editing, model, body.client_key)
  if (made) return made
  const { module, all, height } = checkTree(locale, { ...body, model })
  const owner = await resolveOwner(editing, model, body)
  const parentIds = body.parent ? [body.parent] : []
  const created = await withOwnersLocked(db, parentIds, [owner], async (transaction, rows) => {
    const parent = rows.get(body.parent ?? 0) ?? null
    if (parent && (parent.deletedAt || !isSameOwner(parent, owner)))
      throw invalidField(locale, 'parent', 'gone')
    const named = await findBySlug(transaction, owner, body.slug)
    if (named && !hasNoColumns(module)) throw invalidField(locale, 'slug', 'slugTaken')
    if (named) return { module: await presentModule(transaction, named), isNew: false }
    await requireNamed(transaction, locale, all)
    const place = await checkedPlace(transaction, model, { owner, parent, column: body.column, height })
    const row = await insert(transaction, editing, { place, module, body })
    return row && { module: await presentModule(transaction, row), isNew: true }
  })
  const result = created ?? (await findByKey(db, editing, model, body.client_key))
  if (!result) throw new NotFoundError()
  return result
}

/** What a request with the same key made; null when there was none. */
async function findByKey(
  db: Queryable,
  { locale }: Editing,
  model: BlockModel,
  key: string | undefined,
): Promise<Created | null> {
  if (key === undefined) return null
  const [row] = await db.select().from(modules).where(eq(modules.clientKey, key))
  if (!row) return null
  if (row.model !== model || row.locale !== locale) throw invalidField(locale, 'client_key', 'keyTaken')
  if (row.deletedAt) throw new NotFoundError()
  return { module: await presentModule(db, row), isNew: false }
}

async function findBySlug(db: Queryable, { locale }: Owner, slug: string | undefined) {
  if (slug === undefined) return undefined
  const [row] = await db
    .select()
    .from(modules)
    .where(and(eq(modules.slug, slug), eq(modules.locale, locale), isLive))
  return row
}

interface NewModuleAt {
  place: Place
  module: NestedModule
  body: ModuleCreation
}

/** Null when a request with the same key was faster. */
async function insert(
  db: Queryable,
  editing: Editing,
  { place, module, body: { slug, client_key, position } }: NewModuleAt,
): Promise<ModuleRow | null> {
  const author = writtenBy(editing)
  const { model, data, columns = [], children = [] } = module
  const [row] = await db
    .insert(modules)
    .values({ ...place, ...author, model, data, slug: slug ?? null, clientKey: client_key ?? null })
    .onConflictDoNothing({ target: modules.clientKey })
    .returning()
  if (!row) return null
  const { contentType, objectId, locale } = place
  const owner = { contentType, objectId, locale, ...author }
  for (const [columnIndex, column] of columns.entries()) {
    await insertModules(db, owner, column, { parentId: row.id, columnIndex })
  }
  await insertModules(db, owner, children, { parentId: row.id, columnIndex: null })
  await putAt(db, row.id, place, position)
  await notifyChange(db, editing, row, row.revision)
  return row
}
