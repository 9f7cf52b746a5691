import { z } from 'zod'

/**
 * Schema of a page of a list, in the format of Django REST framework. `next` and `previous` are
 * absolute URLs or null.
 */
export function paginated<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.number().int(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(item),
  })
}
