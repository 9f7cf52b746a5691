import { type SQL, sql } from 'drizzle-orm'
import type { CategoryCounts } from '@/lib/contract/pages/organization'
import { splitWords } from '@/lib/text/split-words'
import { filterCondition, type OrganizationFilter } from './organization-filter'

/**
 * Builds the query for the places of the organizations that match a filter. Without a search it
 * reads the stored counts of the table `listed_places`; with a search it returns one row for each
 * organization.
 */
export function buildPlacesQuery(filter: Omit<OrganizationFilter, 'categories'>): SQL {
  const condition = filterCondition({ ...filter, categories: null })
  return splitWords(filter.search).length === 0
    ? sql`SELECT * FROM listed_places WHERE ${condition}`
    : sql`
      SELECT place_key, place, letter, coalesce(region, '') AS region, (category = 'theater')::integer AS theater,
        (category = 'orchestra')::integer AS orchestra, (category = 'other')::integer AS other,
        (lat IS NOT NULL)::integer AS located, coalesce(lat, 0) AS lat_sum, coalesce(lon, 0) AS lon_sum
      FROM listed_organizations WHERE ${condition}`
}

/** The SQL expressions that sum the counts of `buildPlacesQuery`. */
export const categorySums = sql`sum(theater)::integer AS theater, sum(orchestra)::integer AS orchestra, sum(other)::integer AS other`

export function sumCounts(rows: readonly CategoryCounts[]): CategoryCounts {
  const total = { theater: 0, orchestra: 0, other: 0 }
  for (const { theater, orchestra, other } of rows) {
    total.theater += theater
    total.orchestra += orchestra
    total.other += other
  }
  return total
}
