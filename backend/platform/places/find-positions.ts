import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { Position } from './distance'
import { findPostcodeArea, type PostcodeCountry } from './postcode-areas'

const postcodePattern = /^(?:(DE?|AT?|CH)[- ]?)?(\d{4,5})$/i

/** Country prefixes of postcodes. */
const prefixes: Record<string, PostcodeCountry> = { D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH' }

/**
 * Finds the approximate positions of a postcode; none if it is invalid. Four digits may be Austrian
 * or Swiss, so there may be two.
 * @param countries countries of the job filter; null for all
 */
export async function findPositions(
  db: Queryable,
  postcode: string,
  countries: readonly string[] | null,
): Promise<Position[]> {
  const [, prefix = '', digits] = postcodePattern.exec(postcode.trim()) ?? []
  if (digits === undefined) return []
  const positions: Position[] = []
  for (const country of toCountries(prefix.toUpperCase(), digits, countries)) {
    const area = findPostcodeArea(country, digits)
    if (area) positions.push((await findInDirectory(db, country, digits)) ?? area)
  }
  return positions
}

function toCountries(prefix: string, digits: string, allowedCountries: readonly string[] | null): PostcodeCountry[] {
  const possibleCountries: PostcodeCountry[] = digits.length === 5 ? ['DE'] : ['AT', 'CH']
  const prefixCountry = prefixes[prefix]
  if (prefixCountry) return possibleCountries.filter((country) => country === prefixCountry)
  const filteredCountries = possibleCountries.filter((country) => allowedCountries?.includes(country))
  return filteredCountries.length === 0 ? possibleCountries : filteredCountries
}

/**
 * Averages the positions of organizations with this postcode, else with its first three digits.
 * `~` follows all digits and letters in ASCII, so the range contains the postcodes with this start.
 */
async function findInDirectory(db: Queryable, country: PostcodeCountry, digits: string): Promise<Position | null> {
  const start = digits.slice(0, 3)
  const { rows } = await db.execute<{ lat: number | null; lon: number | null }>(sql`
    SELECT coalesce(avg(lat) FILTER (WHERE zip = ${digits}), avg(lat)) AS lat,
      coalesce(avg(lon) FILTER (WHERE zip = ${digits}), avg(lon)) AS lon
    FROM (
      SELECT zip, (position ->> 'lat')::double precision AS lat, (position ->> 'lon')::double precision AS lon
      FROM organizations
      WHERE zip COLLATE "C" >= ${start} AND zip COLLATE "C" < ${`${start}~`} AND country = ${country} AND position IS NOT NULL
    ) AS members`)
  const { lat = null, lon = null } = rows[0] ?? {}
  return lat === null || lon === null ? null : { lat, lon }
}
