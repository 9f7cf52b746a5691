import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import {
  type OrganizationRow,
  organizationImages,
  organizations,
} from '@/backend/platform/db/schema/members/organizations'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import type { Locale } from '@/lib/contract/common/locale'
import { toRegion } from '@/lib/contract/common/region'
import type { Image } from '@/lib/contract/media/image'
import type { OrganizationRecord } from '@/lib/contract/records/organization-record'
import type { RecordWithTags } from './record-with-tags'

type Fields = Omit<OrganizationRecord, 'type' | 'images' | 'stages' | 'people'>

/**
 * Presents the fields of an organization that lists and the page of the organization have in
 * common.
 */
export function presentOrganizationFields(row: OrganizationRow, logo: Image | null, locale: Locale): Fields {
  const { category, street, zip, place, country, phone, email, website } = row
  return {
    category,
    kind: row.kind[locale],
    street,
    zip,
    place,
    region: row.region && toRegion(row.region, locale),
    country,
    lat: row.position?.lat ?? null,
    lon: row.position?.lon ?? null,
    phone,
    email,
    website,
    member_since: row.memberSince,
    logo,
  }
}

/** Reads the record of an organization by the id of its page; null if it does not exist. */
export async function readOrganizationRecord(
  db: Queryable,
  pageId: number,
  locale: Locale,
): Promise<RecordWithTags<OrganizationRecord> | null> {
  const [row] = await db.select().from(organizations).where(eq(organizations.pageId, pageId))
  if (!row) return null
  const imageIds = await listOrganizationImageIds(db, pageId)
  const findPicture = await loadPictures(db, [row.logoId, ...imageIds], locale)
  const { stages, people } = row
  return {
    record: {
      type: 'organization',
      ...presentOrganizationFields(row, findPicture(row.logoId), locale),
      images: imageIds.flatMap((id) => findPicture(id) ?? []),
      stages,
      people: people.map((person) => ({ ...person, function: person.function[locale] })),
    },
    tags: [],
  }
}

/** Lists the ids of an organization's pictures in their order on the page. */
export async function listOrganizationImageIds(db: Queryable, pageId: number): Promise<number[]> {
  const rows = await db
    .select({ id: organizationImages.imageId })
    .from(organizationImages)
    .where(eq(organizationImages.organizationId, pageId))
    .orderBy(asc(organizationImages.position))
  return rows.map(({ id }) => id)
}
