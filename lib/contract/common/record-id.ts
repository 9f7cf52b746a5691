import { z } from 'zod'

/** Largest id. Ids in the database have 32 bits, and a query with a larger number fails. */
export const largestId = 2 ** 31 - 1

/** Id of a record in a request body. */
export const recordId = z.int().positive().max(largestId)

/** Id in a query parameter that filters a list. The id 0 belongs to no record. */
export const queriedId = z.coerce.number().int().nonnegative().max(largestId)
