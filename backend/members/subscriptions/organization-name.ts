import { loadPublicOrganizations } from '@/backend/content/records/load-public-organizations'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'

/** Finds the name of a public organization, preferably in the locale; null if it is not public. */
export async function findOrganizationName(db: Queryable, id: number, locale: Locale): Promise<string | null> {
  return (await loadPublicOrganizations(db, [id], locale)).get(id)?.title ?? null
}
