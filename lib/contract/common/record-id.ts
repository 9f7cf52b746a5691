import { z } from 'zod'

/** Largest id: database ids have 32 bits, and queries with larger ones fail. */
export const largestId = 2 ** 31 - 1

/** Id of a record in a request body. */
export const recordId = z.int().positive().max(largestId)

/** Id in a query parameter that filters a list. No record has the id 0. */
export const queriedId = z.coerce.number().int().nonnegative().max(largestId)
