import { sql } from 'drizzle-orm'
import type { CategoryCounts, Places } from '@/lib/contract/organization'
import { presentRegion, type RegionCode } from '@/lib/contract/region'
import type { Queryable } from '../db/client'
import { countedPlaces, sumOfCounts, totalOf } from './counted-places'
import type { OrganizationFilter } from './matching'

type Row = CategoryCounts & {
  place: string
  letter: string
  region: RegionCode | null
  lat: number | null
  lon: number | null
}
type Counted = Pick<Places['places'][number], 'count' | 'category_counts'>

const everywhere = { place: null, region: null, letter: null }

/** The places and federal states that have organizations in one language; each place lies amid those that have a position. */
export async function listPlaces(
  db: Queryable,
  { locale, search }: Pick<OrganizationFilter, 'locale' | 'search'>,
): Promise<Places> {
  const { rows } = await db.execute<Row>(sql`
    SELECT place, min(letter) AS letter, min(nullif(region, '')) AS region,
      round((sum(lat_sum) / nullif(sum(located), 0))::numeric, 6)::double precision AS lat,
      round((sum(lon_sum) / nullif(sum(located), 0))::numeric, 6)::double precision AS lon,
      ${sumOfCounts}
    FROM (${countedPlaces({ ...everywhere, locale, search })}) AS counted GROUP BY place_key, place ORDER BY place_key`)
  const codes = [...new Set(rows.flatMap(({ region }) => region ?? []))]
  const regions = codes.map((code) => ({
    ...presentRegion(code, locale),
    ...counted(rows.filter(({ region }) => region === code)),
  }))
  const alphabet = new Intl.Collator(locale)
  return {
    places: rows.map((row) => ({
      place: row.place,
      letter: row.letter.toUpperCase(),
      lat: row.lat,
      lon: row.lon,
      region: row.region && presentRegion(row.region, locale),
      ...counted([row]),
    })),
    regions: regions.sort((a, b) => alphabet.compare(a.title, b.title)),
  }
}

function counted(rows: readonly Row[]): Counted {
  const category_counts = totalOf(rows)
  const { theater, orchestra, other } = category_counts
  return { count: theater + orchestra + other, category_counts }
}
