import { anything } from '@/lib/api/call'
import { type Ask, ask } from '@/lib/api/query'
import { type ListPart, parseListPart, type ReadListPart } from './list-part'

/**
 * Creates the reader of a list's pages. It includes the schema library: import it on demand.
 * @param itemOf parses an item; an invalid one (null) is omitted
 */
export function listPartReader<Item>(
  itemOf: (item: Record<string, unknown>) => Item | null,
  by: Ask = ask,
): ReadListPart<Item> {
  const schema = anything.transform((data, { issues }): ListPart<Item> => {
    const part = parseListPart(data, itemOf)
    if (part) return part
    issues.push({ code: 'custom', input: data, message: 'No page of a list' })
    return { items: [], count: 0, next: null }
  })
  return (address, signal) => by(schema, address, signal)
}
