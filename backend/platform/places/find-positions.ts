import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { Position } from './distance'
import { areaOf, type PostcodeCountry } from './postcode-areas'

const written = /^(?:(DE?|AT?|CH)[- ]?)?(\d{4,5})$/i

/** What may stand before the digits of a postcode. */
const prefixes: Record<string, PostcodeCountry> = { D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH' }

/**
 * About where a postcode is: where the directory has members with the same one or the same first digits, else in the middle of its area.
 * Four digits may be of two countries: both count, unless one is named or chosen.
 * @param chosen the countries that a list is narrowed to
 * @returns none for what is no postcode
 */
export async function findPositions(
  db: Queryable,
  postcode: string,
  chosen: readonly string[] | null,
): Promise<Position[]> {
  const [, prefix = '', digits] = written.exec(postcode.trim()) ?? []
  if (digits === undefined) return []
  const positions: Position[] = []
  for (const country of countriesOf(prefix.toUpperCase(), digits, chosen)) {
    const area = areaOf(country, digits)
    if (area) positions.push((await findInDirectory(db, country, digits)) ?? area)
  }
  return positions
}

function countriesOf(prefix: string, digits: string, chosen: readonly string[] | null): PostcodeCountry[] {
  const possible: PostcodeCountry[] = digits.length === 5 ? ['DE'] : ['AT', 'CH']
  const named = prefixes[prefix]
  if (named) return possible.filter((country) => country === named)
  const narrowed = possible.filter((country) => chosen?.includes(country))
  return narrowed.length === 0 ? possible : narrowed
}

/** Where the members of the directory with this postcode are, else those near it. */
async function findInDirectory(
  db: Queryable,
  country: PostcodeCountry,
  digits: string,
): Promise<Position | null> {
  const start = digits.slice(0, 3)
  const { rows } = await db.execute<{ lat: number | null; lon: number | null }>(sql`
    SELECT coalesce(avg(lat) FILTER (WHERE zip = ${digits}), avg(lat)) AS lat,
      coalesce(avg(lon) FILTER (WHERE zip = ${digits}), avg(lon)) AS lon
    FROM (
      SELECT zip, (position ->> 'lat')::double precision AS lat, (position ->> 'lon')::double precision AS lon
      FROM organizations
      WHERE zip COLLATE "C" >= ${start} AND zip COLLATE "C" < ${`${start}~`} AND country = ${country} AND position IS NOT NULL
    ) AS near`)
  const { lat = null, lon = null } = rows[0] ?? {}
  return lat === null || lon === null ? null : { lat, lon }
}
