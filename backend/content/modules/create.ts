import { and, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { describeIssue } from '@/backend/platform/describe-issue'
import { InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import type { Module } from '@/lib/contract/blocks/module'
import { isReusable } from '@/lib/contract/blocks/placement'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import { type ModuleCreation, moduleSlugSchema } from '@/lib/contract/pages/module-writes'
import { insertModules, type NewModule } from '../module-content/insert-modules'
import { linkNewModule } from '../module-content/link-counterparts'
import { withPageLinks, withTranslatedLinks } from '../module-content/links'
import { assertReferences } from './check-data'
import { authorColumns, type EditContext, presentModule } from './edit-context'
import { invalidField } from './messages'
import { findModule, requireTargetList } from './module-placement'
import { isBlank, requireValidTree } from './nested-modules'
import { notifyChange } from './notify-change'
import { isSameOwner, type Owner, withOwnersLocked } from './owner'
import { moveToPosition, type SiblingList } from './siblings'

interface CreatedModule {
  module: Module
  /** False if an earlier request with the same key or slug created the module. */
  isNew: boolean
}

/**
 * Creates a module with its descendants. A request with a known `client_key` returns the module
 * that the first request created. A request with the slug of an existing container returns that
 * container, but fails if the request contains data, because the data would be lost.
 * @throws InvalidFieldsError; NotFoundError if the module of the key was deleted
 */
export async function createModule(
  context: EditContext,
  model: BlockModel,
  request: ModuleCreation,
): Promise<CreatedModule> {
  const { db, locale } = context
  const body = { ...request, slug: resolveSlug(locale, model, request) }
  if ((body.locale ?? locale) !== locale) throw invalidField(locale, 'locale', 'languageMismatch')
  const existingRow = await findByKey(db, context, model, body.client_key)
  if (existingRow) return existingRow
  const { module, dataList, height } = requireValidTree(locale, { ...body, model })
  const owner = await resolveOwner(context, model, body)
  const parentIds = body.parent ? [body.parent] : []
  const createdModule = await withOwnersLocked(db, parentIds, [owner], async (transaction, rows) => {
    const parent = rows.get(body.parent ?? 0) ?? null
    if (parent && (parent.deletedAt || !isSameOwner(parent, owner))) throw invalidField(locale, 'parent', 'missing')
    const existingContainer = await findBySlug(transaction, owner, body.slug)
    if (existingContainer && !isBlank(module)) throw invalidField(locale, 'slug', 'slugTaken')
    if (existingContainer) return { module: await presentModule(transaction, existingContainer), isNew: false }
    await assertReferences(transaction, locale, dataList)
    const list = await requireTargetList(transaction, model, { owner, parent, column: body.column, height })
    const storedTree = await withPageLinks(transaction, context.siteUrl, [module])
    const isCopy = body.counterpart !== undefined
    const [moduleWithLinks = module] = isCopy ? await withTranslatedLinks(transaction, storedTree, locale) : storedTree
    const row = await insertModule(transaction, context, { list, module: moduleWithLinks, body })
    return row === null ? null : { module: await presentModule(transaction, row), isNew: true }
  })
  const result = createdModule ?? (await findByKey(db, context, model, body.client_key))
  if (!result) throw new NotFoundError()
  return result
}

/** Finds the module that an earlier request with the same key created. */
async function findByKey(
  db: Queryable,
  { locale }: EditContext,
  model: BlockModel,
  key: string | undefined,
): Promise<CreatedModule | null> {
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
    .where(and(eq(modules.slug, slug), eq(modules.locale, locale), isKept))
  return row
}

interface ModuleInsertion {
  list: SiblingList
  module: NewModule
  body: ModuleCreation
}

/** Returns null if a concurrent request with the same key has created the module first. */
async function insertModule(
  db: Queryable,
  context: EditContext,
  { list, module, body: { slug, client_key, position, counterpart } }: ModuleInsertion,
): Promise<ModuleRow | null> {
  const author = authorColumns(context)
  const { model, data, columns = [], children = [] } = module
  const [row] = await db
    .insert(modules)
    .values({ ...list, ...author, model, data, slug: slug ?? null, clientKey: client_key ?? null })
    .onConflictDoNothing({ target: modules.clientKey })
    .returning()
  if (!row) return null
  const { contentType, objectId, locale } = list
  const owner = { contentType, objectId, locale, ...author }
  for (const [columnIndex, column] of columns.entries()) {
    await insertModules(db, owner, column, { parentId: row.id, columnIndex })
  }
  await insertModules(db, owner, children, { parentId: row.id, columnIndex: null })
  await moveToPosition(db, row.id, list, position)
  if (counterpart !== undefined) await linkNewModule(db, row, counterpart)
  await notifyChange(db, context, row, row.revision)
  return row
}

/**
 * Determines the owner of a new module. A module with a slug is a reusable container and belongs to
 * no page. Any other module belongs to the owner of its parent or to the page in the request.
 * @throws InvalidFieldsError
 */
async function resolveOwner(context: EditContext, model: string, body: ModuleCreation): Promise<Owner> {
  const { locale } = context
  const { slug, parent, content_type = 'page', object_id } = body
  if (slug !== undefined) {
    if (!isReusable(model) || parent) throw invalidField(locale, 'slug', 'slugForContainers')
    return { contentType: model, objectId: null, locale }
  }
  if (parent) return requireParentOwner(context, parent, body)
  if (content_type !== 'page') throw invalidField(locale, 'content_type', 'missing')
  if (!object_id) throw invalidField(locale, 'object_id', 'pageMissing')
  return { contentType: 'page', objectId: object_id, locale }
}

async function requireParentOwner(
  { db, locale }: EditContext,
  parent: number,
  { content_type, object_id }: ModuleCreation,
): Promise<Owner> {
  const row = await findModule(db, parent)
  if (!row || row.deletedAt || row.locale !== locale) throw invalidField(locale, 'parent', 'missing')
  const { contentType, objectId } = row
  const isMatch = (content_type ?? contentType) === contentType && (object_id ?? objectId) === objectId
  if (!isMatch) throw invalidField(locale, 'object_id', 'ownerMismatch')
  return { contentType, objectId, locale }
}

/**
 * Determines the slug of a new module. Reusable blocks have a field `slug` (spec §3), so the slug
 * may also be part of the data; the `slug` of the request takes precedence.
 * @throws InvalidFieldsError
 */
function resolveSlug(locale: Locale, model: BlockModel, { slug, data }: ModuleCreation): string | undefined {
  if (slug !== undefined || !isReusable(model)) return slug
  const parsedSlug = moduleSlugSchema.nullish().safeParse(data.slug)
  if (!parsedSlug.success) {
    const problems = parsedSlug.error.issues.flatMap((issue) => describeIssue(issue, locale) ?? [])
    throw new InvalidFieldsError({ data: { slug: problems } })
  }
  return parsedSlug.data ?? undefined
}
