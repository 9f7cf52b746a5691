import type { OrganizationCreation } from '@/lib/contract/organization'
import type { PageSettings } from '@/lib/contract/page-settings'
import { slugOf } from '@/lib/contract/slug'
import type { Author } from '../access/author'
import type { Database } from '../db/client'
import { organizations } from '../db/schema/organizations'
import { createRecordPage } from '../page-tree/create-record'
import { columnsOf, writeImages } from './organization-facts'

type Texts = Pick<OrganizationCreation, 'slug' | 'teaser' | 'image'> & { title?: string | undefined }

/** The texts of an organization as settings of its page. */
export function settingsOf({ title, slug, teaser, image }: Texts): PageSettings {
  return { title, slug, hero_text: teaser, hero_image: image }
}

/**
 * Makes an organization in one language, unpublished.
 * @returns its id
 * @throws ConflictError when a page has its address
 */
export async function createOrganization(
  db: Pick<Database, 'transaction'>,
  organization: OrganizationCreation,
  by: Author,
): Promise<number> {
  return await db.transaction(async (transaction) => {
    const { title, slug = slugOf(title) || 'mitglied', teaser, image, category, ...facts } = organization
    const settings = { ...settingsOf({ title, teaser, image }), title, slug }
    const pageId = await createRecordPage(transaction, 'organization', settings, by)
    await transaction.insert(organizations).values({ pageId, category, ...columnsOf(facts) })
    await writeImages(transaction, pageId, facts.images)
    return pageId
  })
}
