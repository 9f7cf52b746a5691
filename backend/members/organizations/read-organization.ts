import { readDraft } from '@/backend/content/pages/page-draft'
import type { PublishedRecord } from '@/backend/content/pages/published-record'
import { presentDraftTexts, presentTexts } from '@/backend/content/records/present-texts'
import type { Queryable } from '@/backend/platform/db/client'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { OrganizationDetail, OrganizationDraft } from '@/lib/contract/pages/organization'
import { findAdjacentOrganizations, listNearest } from './list-organizations'
import { findOrganization } from './organization-fields'

/** The maximum number of nearby organizations in a response. */
const maxNearby = 4

/** Presents a published organization with its neighbors in the list and the nearest ones. */
export async function presentOrganization(
  db: Queryable,
  { page, record }: PublishedRecord<'organization'>,
  locale: Locale,
): Promise<OrganizationDetail> {
  const { type, ...fields } = record
  const { id, urls, modules } = page
  const { lat, lon } = fields
  return {
    ...presentTexts(page, locale),
    urls,
    ...fields,
    modules,
    neighbors: lat === null || lon === null ? [] : await listNearest(db, { id, lat, lon }, locale, maxNearby),
    ...(await findAdjacentOrganizations(db, id, locale)),
  }
}

/**
 * Reads the working copy of an organization in one language.
 * @throws NotFoundError
 */
export async function readOrganizationDraft(db: Queryable, id: number, locale: Locale): Promise<OrganizationDraft> {
  const page = await readDraft(db, locale, id)
  const row = await findOrganization(db, id)
  if (!row || page.record?.type !== 'organization') throw new NotFoundError(`Page ${id} is not an organization.`)
  const { type, ...fields } = page.record
  return { ...presentDraftTexts(page, locale), ...fields, kind: row.kind, people: row.people }
}
