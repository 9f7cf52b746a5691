import { getDistanceKm, type Position } from '@/backend/platform/places/distance'
import type { JobOrdering } from '@/lib/contract/jobs/job-facets'
import type { ListedJobs } from './board'

/** The position of a row in an ordering, which consists of its sort key and id. */
export interface JobCursor {
  key: number
  id: number
}

/** An ordering; `distances` is set if the request has a starting point. */
export interface JobOrder {
  ordering: JobOrdering
  distances: Int32Array | null
}

/** The value for an unknown distance. It is greater than every real distance. */
export const unknownDistance = 0x3f_ff_ff

/** Measures the distance of each ad from the nearest position, in units of 100 meters. */
export function measureDistances(jobs: ListedJobs, positions: readonly Position[]): Int32Array {
  const distances = new Int32Array(jobs.size)
  for (let row = 0; row < jobs.size; row += 1) {
    const lat = jobs.lats[row] ?? Number.NaN
    const lon = jobs.lons[row] ?? Number.NaN
    let shortestDistance = unknownDistance
    for (const position of positions) {
      const distance = Math.round(getDistanceKm(position.lat, position.lon, lat, lon) * 10)
      // The distance of an ad without a position is NaN, which is never less, so it stays
      // `unknownDistance`.
      if (distance < shortestDistance) shortestDistance = distance
    }
    distances[row] = shortestDistance
  }
  return distances
}

export function toCursor(jobs: ListedJobs, row: number, order: JobOrder): JobCursor {
  return { key: getSortKey(jobs, row, order) ?? 0, id: jobs.ids[row] ?? 0 }
}

function getSortKey(jobs: ListedJobs, row: number, { ordering, distances }: JobOrder) {
  if (ordering === 'deadline') return jobs.deadlines[row]
  if (ordering === 'distance') return distances?.[row]
  return jobs.publishedTimes[row]
}

/** Returns true if the first cursor comes after the second in the ordering. */
export function isAfterCursor(cursor: JobCursor, otherCursor: JobCursor, ordering: JobOrdering): boolean {
  const keyDifference = cursor.key - otherCursor.key
  const idDifference = cursor.id - otherCursor.id
  if (ordering === 'deadline') return (keyDifference || idDifference) > 0
  if (ordering === 'distance') return (keyDifference || -idDifference) > 0
  return (keyDifference || idDifference) < 0
}

/**
 * Returns the rows of all ads in an ordering; null if it is the order of the board. For an ordering
 * by distance, these are the rows that `sortByDistance` must sort.
 */
export function getJobOrder(jobs: ListedJobs, ordering: JobOrdering): Int32Array | null {
  if (ordering === 'deadline') return jobs.rowsByDeadline
  return ordering === 'distance' ? jobs.rowsById : null
}

/**
 * Sorts rows by distance. Rows with equal distances keep their order. Combines distance and
 * index in one number, because sorting thousands of rows with a comparator is many times slower.
 */
export function sortByDistance(rows: readonly number[], distances: Int32Array): number[] {
  const factor = rows.length + 1
  const keys = Float64Array.from(rows, (row, index) => (distances[row] ?? unknownDistance) * factor + index)
  return Array.from(keys.sort(), (key) => rows[key % factor] ?? 0)
}
