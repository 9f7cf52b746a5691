import { sql } from 'drizzle-orm'
import type { Places } from '@/lib/contract/organization'
import { presentRegion, type RegionCode } from '@/lib/contract/region'
import type { Queryable } from '../db/client'
import { matching, type OrganizationFilter } from './matching'

type Row = Record<'theater' | 'orchestra' | 'other', number> & {
  place: string
  letter: string
  region: RegionCode | null
  lat: number | null
  lon: number | null
}
type Counted = Pick<Places['places'][number], 'count' | 'category_counts'>

const everywhere = { categories: null, place: null, region: null, letter: null }

/** The places and federal states that have organizations in one language; each place lies amid those that have a position. */
export async function listPlaces(
  db: Queryable,
  { locale, search }: Pick<OrganizationFilter, 'locale' | 'search'>,
): Promise<Places> {
  const { rows } = await db.execute<Row>(sql`
    SELECT place, min(letter) AS letter, min(region) AS region, avg(lat) AS lat, avg(lon) AS lon,
      count(*) FILTER (WHERE category = 'theater')::integer AS theater,
      count(*) FILTER (WHERE category = 'orchestra')::integer AS orchestra,
      count(*) FILTER (WHERE category = 'other')::integer AS other
    FROM listed_organizations WHERE ${matching({ ...everywhere, locale, search })} GROUP BY place_key, place ORDER BY place_key`)
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
  const total = (category: 'theater' | 'orchestra' | 'other') =>
    rows.reduce((sum, row) => sum + row[category], 0)
  const category_counts = {
    theater: total('theater'),
    orchestra: total('orchestra'),
    other: total('other'),
  }
  const { theater, orchestra, other } = category_counts
  return { count: theater + orchestra + other, category_counts }
}
