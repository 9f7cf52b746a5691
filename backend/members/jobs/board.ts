import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { findTownPosition } from '@/backend/platform/places/towns'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'

/**
 * The published ads that have not ended, in columns, with the data that lists need. The rows are in
 * the order of the board, latest first.
 */
export interface ListedJobs {
  version: number
  size: number
  ids: Int32Array
  /** The id of the organization; 0 if the ad has none. */
  organizations: Int32Array
  /** The times of publication in milliseconds. */
  publishedTimes: Float64Array
  /** The ends in milliseconds. */
  endTimes: Float64Array
  /** The deadlines in days since 1970. */
  deadlines: Int32Array
  /** For each facet, the codes of all rows. A code is the index of a value in `values`. */
  codes: Record<JobFacet, Uint16Array>
  /** The values of each facet. The first one is empty, for ads without a value. */
  values: Record<JobFacet, string[]>
  /** The latitudes in degrees; NaN for an unknown position. */
  lats: Float32Array
  lons: Float32Array
  /** The rows in the order of their deadlines, earliest first. */
  rowsByDeadline: Int32Array
  /** The rows in the order of their ids, highest first. */
  rowsById: Int32Array
}

/**
 * Creates a function that returns the current ads from the memory of this process. Each call
 * compares the version stored in the database, which costs one row, and loads all ads again after a
 * change. This keeps lists and facet counts fast for thousands of ads (docs/decisions/0065).
 */
export function createListedJobsLoader(): (db: Queryable) => Promise<ListedJobs> {
  let listedJobs: ListedJobs | null = null
  let pendingRead: Promise<ListedJobs> | null = null

  return async (db) => {
    const { rows } = await db.execute<{ version: string }>(sql`SELECT version FROM job_board`)
    const version = Number(rows[0]?.version)
    // A pending read of another request may have started before the change that this request must
    // see. Then the loop reads again.
    while (listedJobs === null || listedJobs.version < version) {
      pendingRead ??= readListedJobs(db).finally(() => {
        pendingRead = null
      })
      listedJobs = await pendingRead
    }
    return listedJobs
  }
}

const fieldSeparator = '\u001F'
const rowSeparator = '\u001E'
const countryIndex = jobFacets.indexOf('country')

/**
 * Reads all ads as one text, because the database driver would block the event loop while it parses
 * thousands of rows.
 */
async function readListedJobs(db: Queryable): Promise<ListedJobs> {
  const facets = sql.join(
    jobFacets.map((facet) => sql`coalesce(${sql.identifier(facet)}, '')`),
    sql`, `,
  )
  const { rows } = await db.execute<{ version: string; lines: string | null }>(sql`
    SELECT (SELECT version FROM job_board) AS version, string_agg(concat_ws(${fieldSeparator}::text, id, coalesce(organization_id, 0),
      floor(extract(epoch FROM published_at) * 1000), floor(extract(epoch FROM expires_at) * 1000), deadline - date '1970-01-01',
      coalesce(lat::text, ''), coalesce(lon::text, ''), place, ${facets}
    ), ${rowSeparator}::text ORDER BY date_trunc('milliseconds', published_at) DESC, id DESC) AS lines FROM listed_jobs`)
  const [result] = rows
  const lines = result?.lines ? result.lines.split(rowSeparator) : []
  return { ...parseColumns(lines), version: Number(result?.version) }
}

function parseColumns(lines: readonly string[]): Omit<ListedJobs, 'version'> {
  const size = lines.length
  const ids = new Int32Array(size)
  const organizations = new Int32Array(size)
  const publishedTimes = new Float64Array(size)
  const endTimes = new Float64Array(size)
  const deadlines = new Int32Array(size)
  const lats = new Float32Array(size)
  const lons = new Float32Array(size)
  const facetColumns = mapFacets(() => {
    return { codes: new Uint16Array(size), values: [''], codeByValue: new Map([['', 0]]) }
  })
  for (const [row, line] of lines.entries()) {
    const [id, organization, publishedAt, expiresAt, deadline, lat, lon, place = '', ...facetValues] =
      line.split(fieldSeparator)
    ids[row] = Number(id)
    organizations[row] = Number(organization)
    publishedTimes[row] = Number(publishedAt)
    endTimes[row] = Number(expiresAt)
    deadlines[row] = Number(deadline)
    const position = lat ? { lat, lon } : findTownPosition(facetValues[countryIndex] ?? '', place)
    lats[row] = Number(position?.lat ?? Number.NaN)
    lons[row] = Number(position?.lon ?? Number.NaN)
    for (const [index, facet] of jobFacets.entries()) {
      const { codes, values, codeByValue } = facetColumns[facet]
      const value = facetValues[index] ?? ''
      if (!codeByValue.has(value)) codeByValue.set(value, values.push(value) - 1)
      codes[row] = codeByValue.get(value) ?? 0
    }
  }
  const rowIndices = Int32Array.from({ length: size }, (_, row) => row)
  const getDeadline = (row: number) => deadlines[row] ?? 0
  const getId = (row: number) => ids[row] ?? 0
  return {
    size,
    ids,
    organizations,
    publishedTimes,
    endTimes,
    deadlines,
    lats,
    lons,
    codes: mapFacets((facet) => facetColumns[facet].codes),
    values: mapFacets((facet) => facetColumns[facet].values),
    rowsByDeadline: rowIndices.toSorted((a, b) => getDeadline(a) - getDeadline(b) || getId(a) - getId(b)),
    rowsById: rowIndices.toSorted((a, b) => getId(b) - getId(a)),
  }
}

export function mapFacets<Value>(createValue: (facet: JobFacet) => Value): Record<JobFacet, Value> {
  return {
    category: createValue('category'),
    employment_type: createValue('employment_type'),
    specialization: createValue('specialization'),
    occupation: createValue('occupation'),
    contract_type: createValue('contract_type'),
    region: createValue('region'),
    country: createValue('country'),
  }
}
