import { organizationImages, organizations } from '../db/schema/organizations'
import type { PageLoading } from './load-pages'
import { loadRecords } from './load-records'
import { seedId } from './new-module'
import type { SeedOrganization } from './organizations'

/** Stores demo organizations and publishes them in both languages; @returns their ids */
export async function loadOrganizations(
  loading: PageLoading,
  list: readonly SeedOrganization[],
): Promise<ReadonlyMap<SeedOrganization, number>> {
  const { db, ids } = loading
  const organizationIds = new Map<SeedOrganization, number>()
  await loadRecords(loading, 'organization', list, async (loaded) => {
    for (const { id, record } of loaded) organizationIds.set(record, id)
    await db.insert(organizations).values(
      loaded.map(({ id, record }) => {
        const { logo, pictures, heroPicture, de, en, ...facts } = record
        return { ...facts, pageId: id, logoId: seedId(ids.pictures, logo) }
      }),
    )
    const images = loaded.flatMap(({ id, record }) =>
      record.pictures.map((key, position) => {
        return { organizationId: id, imageId: seedId(ids.pictures, key) ?? 0, position }
      }),
    )
    if (images.length > 0) await db.insert(organizationImages).values(images)
  })
  return organizationIds
}
