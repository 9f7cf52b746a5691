import type { Localized } from '@/backend/platform/db/schema/columns'
import { organizationImages, organizations } from '@/backend/platform/db/schema/members/organizations'
import type { RegionCode } from '@/lib/contract/common/region'
import type { OrganizationPersonInput, OrganizationStageInput } from '@/lib/contract/pages/organization'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import type { SeedContext } from './load-pages'
import { loadRecords, type SeedRecord } from './load-records'
import { getSeedId } from './new-module'

export interface SeedOrganization extends SeedRecord {
  category: OrganizationCategory
  kind: Localized
  street: string
  zip: string
  place: string
  region: RegionCode
  position: { lat: number; lon: number }
  phone: string
  email: string
  website: string
  memberSince: number
  logo?: string
  pictures: readonly string[]
  stages: OrganizationStageInput[]
  people: OrganizationPersonInput[]
}

/** Stores organizations, publishes them in both languages, and returns their ids. */
export async function loadOrganizations(
  context: SeedContext,
  list: readonly SeedOrganization[],
): Promise<ReadonlyMap<SeedOrganization, number>> {
  const { db, ids } = context
  const organizationIds = new Map<SeedOrganization, number>()
  await loadRecords(context, 'organization', list, async (records) => {
    for (const { id, record } of records) organizationIds.set(record, id)
    await db.insert(organizations).values(
      records.map(({ id, record }) => {
        const { logo, pictures, heroPicture, de, en, ...fields } = record
        return { ...fields, pageId: id, logoId: getSeedId(ids.pictures, logo) }
      }),
    )
    const images = records.flatMap(({ id, record }) =>
      record.pictures.map((key, position) => {
        return { organizationId: id, imageId: getSeedId(ids.pictures, key) ?? 0, position }
      }),
    )
    if (images.length > 0) await db.insert(organizationImages).values(images)
  })
  return organizationIds
}
