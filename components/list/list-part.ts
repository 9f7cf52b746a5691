import { isRecord } from '@/lib/api/is-record'

/** A page of a list of the backend. */
export interface ListPart<Item> {
  items: Item[]
  count: number
  /** The path and query of the next page; null for the last one. */
  next: string | null
}

/** Reads a page of a list from the backend, by its path and query. */
export type ReadListPart<Item> = (address: string, signal?: AbortSignal) => Promise<ListPart<Item>>

/**
 * Parses a page of a list; null for an invalid response. A schema would add its library to every
 * page.
 * @param itemOf parses an item; an invalid one (null) is omitted
 */
export function parseListPart<Item>(
  data: unknown,
  itemOf: (item: Record<string, unknown>) => Item | null,
): ListPart<Item> | null {
  if (!isRecord(data) || !Array.isArray(data.results) || typeof data.count !== 'number') return null
  const items = data.results.flatMap((item: unknown) => (isRecord(item) ? (itemOf(item) ?? []) : []))
  return { items, count: data.count, next: typeof data.next === 'string' ? withoutOrigin(data.next) : null }
}

/** Returns the path and query of a backend address: the site calls its own origin. */
export function withoutOrigin(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
