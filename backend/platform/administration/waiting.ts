import type { WaitingKey } from '@/lib/contract/administration/start'
import type { Queryable } from '../db/client'
import type { Administered } from './administered'
import { countRecords } from './list-records'

/** The number of records that match a `WaitingFilter`. */
export interface WaitingCount {
  key: WaitingKey
  count: number
  type: string
  filters: Record<string, string>
}

export async function countWaiting(db: Queryable, types: readonly Administered[], now: Date): Promise<WaitingCount[]> {
  const waitingFilters = types.flatMap((type) => (type.waiting ?? []).map((waitingFilter) => ({ type, waitingFilter })))
  const counts: WaitingCount[] = []
  for (const { type, waitingFilter } of waitingFilters) {
    const filters = waitingFilter.filters(now)
    const count = await countRecords(db, type, type.contract.filters.parse(filters))
    counts.push({ key: waitingFilter.key, count, type: type.contract.name, filters })
  }
  return counts
}
