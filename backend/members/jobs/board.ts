import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { findTownPosition } from '@/backend/platform/places/towns'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'

/**
 * The running ads in columns, reduced to what lists need. Rows are in board order, latest first.
 */
export interface ListedJobs {
  version: number
  size: number
  ids: Int32Array
  /** 0 for none. */
  organizations: Int32Array
  /** Milliseconds. */
  published: Float64Array
  expires: Float64Array
  /** Days since 1970. */
  deadlines: Int32Array
  /** For each facet the number of each row's value among `values`. */
  codes: Record<JobFacet, Uint16Array>
  /** The values of each facet; empty for none. */
  values: Record<JobFacet, string[]>
  /** Degrees; NaN for an unknown position. */
  lats: Float32Array
  lons: Float32Array
  /** The rows in the order of their deadlines. */
  byDeadline: Int32Array
  /** The rows by their ids, the highest first. */
  byId: Int32Array
}

/**
 * Keeps the running ads in the memory of this process. Each call compares the stored version, which
 * costs one row, and reloads all ads after a change. Lists and facet counts therefore stay fast for
 * thousands of ads (docs/decisions/0065).
 */
export function createBoard(): (db: Queryable) => Promise<ListedJobs> {
  let listedJobs: ListedJobs | null = null
  let reading: Promise<ListedJobs> | null = null

  async function read(db: Queryable): Promise<ListedJobs> {
    try {
      return await readListedJobs(db)
    } finally {
      reading = null
    }
  }

  return async (db) => {
    const { rows } = await db.execute<{ version: string }>(sql`SELECT version FROM job_board`)
    const version = Number(rows[0]?.version)
    // A read that another request started may predate the change that this request must see.
    while (listedJobs === null || listedJobs.version < version) {
      reading ??= read(db)
      listedJobs = await reading
    }
    return listedJobs
  }
}

const fieldSeparator = '\u001F'
const rowSeparator = '\u001E'
const countryIndex = jobFacets.indexOf('country')

/** Reads all ads as one text: parsing thousands of driver rows would block the event loop. */
async function readListedJobs(db: Queryable): Promise<ListedJobs> {
  const facets = sql.join(
    jobFacets.map((facet) => sql`coalesce(${sql.identifier(facet)}, '')`),
    sql`, `,
  )
  const { rows } = await db.execute<{ version: string; listed: string | null }>(sql`
    SELECT (SELECT version FROM job_board) AS version, string_agg(concat_ws(${fieldSeparator}::text, id, coalesce(organization_id, 0),
      floor(extract(epoch FROM published_at) * 1000), floor(extract(epoch FROM expires_at) * 1000), deadline - date '1970-01-01',
      coalesce(lat::text, ''), coalesce(lon::text, ''), place, ${facets}
    ), ${rowSeparator}::text ORDER BY date_trunc('milliseconds', published_at) DESC, id DESC) AS listed FROM listed_jobs`)
  const [result] = rows
  const lines = result?.listed ? result.listed.split(rowSeparator) : []
  return { ...parseColumns(lines), version: Number(result?.version) }
}

function parseColumns(lines: readonly string[]): Omit<ListedJobs, 'version'> {
  const size = lines.length
  const ids = new Int32Array(size)
  const organizations = new Int32Array(size)
  const publishedTimes = new Float64Array(size)
  const expires = new Float64Array(size)
  const deadlines = new Int32Array(size)
  const lats = new Float32Array(size)
  const lons = new Float32Array(size)
  const facetColumns = jobFacets.map((facet) => {
    return { facet, codes: new Uint16Array(size), values: [''], codeByValue: new Map([['', 0]]) }
  })
  for (const [row, line] of lines.entries()) {
    const [id, organization, publishedAt, expiresAt, deadline, lat, lon, place = '', ...facetValues] =
      line.split(fieldSeparator)
    ids[row] = Number(id)
    organizations[row] = Number(organization)
    publishedTimes[row] = Number(publishedAt)
    expires[row] = Number(expiresAt)
    deadlines[row] = Number(deadline)
    const position = lat ? { lat, lon } : findTownPosition(facetValues[countryIndex] ?? '', place)
    lats[row] = Number(position?.lat ?? Number.NaN)
    lons[row] = Number(position?.lon ?? Number.NaN)
    for (const [index, { codes, values, codeByValue }] of facetColumns.entries()) {
      const value = facetValues[index] ?? ''
      const code = codeByValue.get(value) ?? codeByValue.set(value, values.push(value) - 1).get(value)
      codes[row] = code ?? 0
    }
  }
  const all = Int32Array.from({ length: size }, (_, row) => row)
  const getDeadline = (row: number) => deadlines[row] ?? 0
  const getId = (row: number) => ids[row] ?? 0
  const findColumn = (facet: JobFacet) => facetColumns.find((column) => column.facet === facet)
  return {
    size,
    ids,
    organizations,
    published: publishedTimes,
    expires,
    deadlines,
    lats,
    lons,
    codes: mapFacets((facet) => findColumn(facet)?.codes ?? new Uint16Array(size)),
    values: mapFacets((facet) => findColumn(facet)?.values ?? ['']),
    byDeadline: all.toSorted((a, b) => getDeadline(a) - getDeadline(b) || getId(a) - getId(b)),
    byId: all.toSorted((a, b) => getId(b) - getId(a)),
  }
}

/** Builds a record with one value for each facet. */
export function mapFacets<Value>(make: (facet: JobFacet) => Value): Record<JobFacet, Value> {
  return {
    category: make('category'),
    employment_type: make('employment_type'),
    specialization: make('specialization'),
    occupation: make('occupation'),
    contract_type: make('contract_type'),
    region: make('region'),
    country: make('country'),
  }
}
