import { anything } from '@/lib/api/call'
import { type Ask, ask } from '@/lib/api/query'
import { type ListPart, listPartOf, type ReadListPart } from './list-part'

/**
 * Creates what reads pages of a list from the backend. It brings the library of the schemas: what browsers load first imports it on demand.
 * @param itemOf an item; null for what is none, which is left out
 */
export function listPartReader<Item>(
  itemOf: (item: Record<string, unknown>) => Item | null,
  by: Ask = ask,
): ReadListPart<Item> {
  const schema = anything.transform((data, { issues }): ListPart<Item> => {
    const part = listPartOf(data, itemOf)
    if (part) return part
    issues.push({ code: 'custom', input: data, message: 'No page of a list' })
    return { items: [], count: 0, next: null }
  })
  return (address, signal) => by(schema, address, signal)
}
