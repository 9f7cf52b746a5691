import { createRecordPage } from '@/backend/content/page-tree/create-record'
import type { Author } from '@/backend/platform/access/author'
import type { Database } from '@/backend/platform/db/client'
import { organizations } from '@/backend/platform/db/schema/members/organizations'
import { toSlug } from '@/lib/contract/common/slug'
import type { OrganizationCreation } from '@/lib/contract/pages/organization'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import { toColumns, writeImages } from './organization-fields'
import { determineFirstPosition } from './organization-position'

type Texts = Pick<OrganizationCreation, 'slug' | 'teaser' | 'image'> & { title?: string | undefined }

/** Converts the texts of an organization to settings of its page. */
export function toPageSettings({ title, slug, teaser, image }: Texts): PageSettings {
  return { title, slug, hero_text: teaser, hero_image: image }
}

/**
 * Creates an unpublished organization in one language.
 * @returns the id of its page
 * @throws ConflictError if another page has the address
 */
export async function createOrganization(
  db: Pick<Database, 'transaction'>,
  organization: OrganizationCreation,
  author: Author,
): Promise<number> {
  return await db.transaction(async (transaction) => {
    const { title, slug = toSlug(title) || 'mitglied', teaser, image, category, ...fields } = organization
    const settings = { ...toPageSettings({ title, teaser, image }), title, slug }
    const pageId = await createRecordPage(transaction, 'organization', settings, author)
    const columns = { category, ...toColumns(fields), position: await determineFirstPosition(transaction, fields) }
    await transaction.insert(organizations).values({ pageId, ...columns })
    await writeImages(transaction, pageId, fields.images)
    return pageId
  })
}
