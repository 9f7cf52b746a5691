import type { Author } from '@/backend/platform/access/author'
import type { Queryable } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import { type RecordType, toRecordPath } from '@/lib/contract/records/record'
import { lockTree } from '../pages/working-copy'
import { insertPage } from './create-page'
import { toSharedColumns, toTextColumns } from './fields'
import { assertPathFree } from './paths'

/**
 * Creates the unpublished page of a record in one language. The caller must store the record in the
 * same transaction.
 * @returns the id of the page, which is also the id of the record
 * @throws ConflictError if a page of the tree has the address
 */
export async function createRecordPage(
  db: Queryable,
  type: RecordType,
  settings: PageSettings & { title: string; slug: string },
  { locale, userId, now }: Author,
): Promise<number> {
  await lockTree(db)
  const changeColumns = { updatedAt: now, updatedBy: userId }
  const columns = { ...toSharedColumns(settings), contentType: type, createdAt: now }
  const pageId = await insertPage(db, { ...columns, ...changeColumns })
  const { slug, title } = settings
  const path = toRecordPath(type, locale, slug, pageId)
  await assertPathFree(db, pageId, locale, path)
  await db.insert(pageTexts).values({ ...toTextColumns(settings), pageId, locale, slug, title, path, ...changeColumns })
  return pageId
}
