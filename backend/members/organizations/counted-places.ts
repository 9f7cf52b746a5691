import { type SQL, sql } from 'drizzle-orm'
import { splitWords } from '@/backend/platform/db/text-search'
import type { CategoryCounts } from '@/lib/contract/pages/organization'
import { matching, type OrganizationFilter } from './matching'

/**
 * The query for the places of the organizations that are asked for: as the table `listed_places` counts them, and counted anew only
 * for what somebody searches for.
 */
export function countedPlaces(filter: Omit<OrganizationFilter, 'categories'>): SQL {
  const isAsked = matching({ ...filter, categories: null })
  return splitWords(filter.search).length === 0
    ? sql`SELECT * FROM listed_places WHERE ${isAsked}`
    : sql`
      SELECT place_key, place, letter, coalesce(region, '') AS region, (category = 'theater')::integer AS theater,
        (category = 'orchestra')::integer AS orchestra, (category = 'other')::integer AS other,
        (lat IS NOT NULL)::integer AS located, coalesce(lat, 0) AS lat_sum, coalesce(lon, 0) AS lon_sum
      FROM listed_organizations WHERE ${isAsked}`
}

/** The columns of `countedPlaces` that count, added up. */
export const sumOfCounts = sql`sum(theater)::integer AS theater, sum(orchestra)::integer AS orchestra, sum(other)::integer AS other`

/** The counts of several rows, added up. */
export function totalOf(rows: readonly CategoryCounts[]): CategoryCounts {
  const total = { theater: 0, orchestra: 0, other: 0 }
  for (const { theater, orchestra, other } of rows) {
    total.theater += theater
    total.orchestra += orchestra
    total.other += other
  }
  return total
}
