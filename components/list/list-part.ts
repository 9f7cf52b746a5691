import { isRecord } from '@/lib/is-record'

/** One page of a list from the backend. */
export interface ListPart<Item> {
  items: Item[]
  /** The number of items on all pages. */
  count: number
  /** The path and query of the next page; null for the last one. */
  next: string | null
}

/** Reads one page of a list from the backend. The address is its path and query. */
export type ReadListPart<Item> = (address: string, signal?: AbortSignal) => Promise<ListPart<Item>>

/**
 * Parses one page of a list. Returns null for an invalid response. Uses no schema, because the
 * schema library would be loaded with every page that shows a list.
 * @param parseItem returns null for an invalid item, which is then omitted
 */
export function parseListPart<Item>(
  data: unknown,
  parseItem: (item: Record<string, unknown>) => Item | null,
): ListPart<Item> | null {
  if (!isRecord(data) || !Array.isArray(data.results) || typeof data.count !== 'number') return null
  const items = data.results.flatMap((item: unknown) => (isRecord(item) ? (parseItem(item) ?? []) : []))
  return { items, count: data.count, next: typeof data.next === 'string' ? toPathAndQuery(data.next) : null }
}

/**
 * Removes the origin from a backend address, because the site calls the backend at its own origin.
 */
export function toPathAndQuery(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
