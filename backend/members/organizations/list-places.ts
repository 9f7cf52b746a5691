import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type RegionCode, toRegion } from '@/lib/contract/common/region'
import type { CategoryCounts, Place } from '@/lib/contract/pages/organization'
import { buildPlacesQuery, categorySums } from './counted-places'
import type { OrganizationFilter } from './organization-filter'

type Row = CategoryCounts & {
  place: string
  letter: string
  region: RegionCode | null
  lat: number | null
  lon: number | null
}
const noFilter = { place: null, region: null, letter: null }

/**
 * Lists the places of the organizations in one language. Places of the same name in several states
 * are listed separately. The position of a place is the average of the known positions of its
 * organizations.
 */
export async function listPlaces(
  db: Queryable,
  { locale, search }: Pick<OrganizationFilter, 'locale' | 'search'>,
): Promise<Place[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT place, min(letter) AS letter, nullif(region, '') AS region,
      round((sum(lat_sum) / nullif(sum(located), 0))::numeric, 6)::double precision AS lat,
      round((sum(lon_sum) / nullif(sum(located), 0))::numeric, 6)::double precision AS lon,
      ${categorySums}
    FROM (${buildPlacesQuery({ ...noFilter, locale, search })}) AS place_counts GROUP BY place_key, place, region
    ORDER BY place_key, region`)
  return rows.map(({ place, letter, region, lat, lon, theater, orchestra, other }) => ({
    place,
    lat,
    lon,
    letter: letter.toUpperCase(),
    region: region && toRegion(region, locale),
    count: theater + orchestra + other,
    category_counts: { theater, orchestra, other },
  }))
}
