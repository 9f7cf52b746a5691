import { unparsedResponseSchema } from '@/lib/api/call'
import { type Ask, ask } from '@/lib/api/query'
import { type ListPart, parseListPart, type ReadListPart } from './list-part'

/**
 * Creates a function that loads a page of a list. Import this module dynamically, because it loads
 * the schema library.
 * @param parseItem parses an item; returns null for an invalid item, which is then omitted
 * @param request sends the request
 */
export function createListPartReader<Item>(
  parseItem: (item: Record<string, unknown>) => Item | null,
  request: Ask = ask,
): ReadListPart<Item> {
  const schema = unparsedResponseSchema.transform((data, { issues }): ListPart<Item> => {
    const part = parseListPart(data, parseItem)
    if (part) return part
    issues.push({ code: 'custom', input: data, message: 'No page of a list' })
    return { items: [], count: 0, next: null }
  })
  return (address, signal) => request(schema, address, signal)
}
