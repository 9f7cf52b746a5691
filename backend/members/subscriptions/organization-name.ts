import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import { loadEmployers } from '../jobs/present-job'

/** Finds the name of a public organization, preferably in the locale; null if it is not public. */
export async function findOrganizationName(db: Queryable, id: number, locale: Locale): Promise<string | null> {
  return (await loadEmployers(db, [id], locale)).get(id)?.title ?? null
}
