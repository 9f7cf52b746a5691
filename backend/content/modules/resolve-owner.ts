import { isReusable } from '@/lib/contract/blocks/placement'
import type { ModuleCreation } from '@/lib/contract/pages/module-writes'
import type { EditContext } from './edit-context'
import { invalidField } from './messages'
import { findModule } from './module-placement'
import type { Owner } from './owner'

/**
 * Determines the owner of a new module. A module with a slug is a reusable container and belongs to
 * no page. Any other module belongs to the owner of its parent or to the page in the request.
 * @throws InvalidFieldsError
 */
export async function resolveOwner(context: EditContext, model: string, body: ModuleCreation): Promise<Owner> {
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
