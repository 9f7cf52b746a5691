import { distanceBetween, type Position } from '@/backend/platform/places/distance'
import type { JobOrdering } from '@/lib/contract/jobs/job-facets'
import type { ListedJobs } from './board'

/** Where a row stands in an order: what comes first in it, and its id. */
export interface JobCursor {
  key: number
  id: number
}

/** What a list is ordered by; `distances` are there where a place is named. */
export interface JobOrder {
  ordering: JobOrdering
  distances: Int32Array | null
}

/** Farther than anything: of ads whose place nobody knows. */
export const unlocated = 0x3f_ff_ff

/** How far each ad is from the nearest of some places, in hundreds of meters. */
export function measureDistances(jobs: ListedJobs, positions: readonly Position[]): Int32Array {
  const distances = new Int32Array(jobs.size)
  for (let row = 0; row < jobs.size; row += 1) {
    const lat = jobs.lats[row] ?? Number.NaN
    const lon = jobs.lons[row] ?? Number.NaN
    let nearest = unlocated
    for (const position of positions) {
      const distance = Math.round(distanceBetween(position.lat, position.lon, lat, lon) * 10)
      // What is not a number is not less.
      if (distance < nearest) nearest = distance
    }
    distances[row] = nearest
  }
  return distances
}

/** The place of a row in an order. */
export function cursorOf(jobs: ListedJobs, row: number, order: JobOrder): JobCursor {
  return { key: keyOf(jobs, row, order) ?? 0, id: jobs.ids[row] ?? 0 }
}

function keyOf(jobs: ListedJobs, row: number, { ordering, distances }: JobOrder) {
  if (ordering === 'deadline') return jobs.deadlines[row]
  return ordering === 'distance' ? distances?.[row] : jobs.published[row]
}

/** Whether a row comes behind a place. */
export function isBehind(place: JobCursor, other: JobCursor, ordering: JobOrdering): boolean {
  const byKey = place.key - other.key
  const byId = place.id - other.id
  if (ordering === 'deadline') return (byKey || byId) > 0
  return ordering === 'distance' ? (byKey || -byId) > 0 : (byKey || byId) < 0
}

/** The order in which rows are walked; null for that of the board. */
export function walkedIn(jobs: ListedJobs, ordering: JobOrdering): Int32Array | null {
  if (ordering === 'deadline') return jobs.byDeadline
  return ordering === 'distance' ? jobs.byId : null
}

/** Rows by their distances, those alike as they came. Numbers are sorted: comparing thousands of rows takes many times as long. */
export function sortByDistance(rows: readonly number[], distances: Int32Array): number[] {
  const room = rows.length + 1
  const keys = Float64Array.from(rows, (row, place) => (distances[row] ?? unlocated) * room + place)
  return Array.from(keys.sort(), (key) => rows[key % room] ?? 0)
}
