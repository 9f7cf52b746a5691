import type { WaitingKey } from '@/lib/contract/administration/start'
import type { Queryable } from '../db/client'
import type { Administered } from './administered'
import { countRecords } from './list-records'

/** A part of a list with the number of its records. */
export interface CountedPart {
  key: WaitingKey
  count: number
  type: string
  filters: Record<string, string>
}

/** How much of each type waits for somebody, as the types' own lists count it. */
export async function countWaiting(
  db: Queryable,
  types: readonly Administered[],
  now: Date,
): Promise<CountedPart[]> {
  const parts = types.flatMap((type) => (type.waiting ?? []).map((part) => ({ type, part })))
  const counted: CountedPart[] = []
  for (const { type, part } of parts) {
    const filters = part.filters(now)
    const count = await countRecords(db, type, type.contract.filters.parse(filters))
    counted.push({ key: part.key, count, type: type.contract.name, filters })
  }
  return counted
}
