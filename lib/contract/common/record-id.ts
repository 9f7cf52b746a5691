import { z } from 'zod'

/** The largest id: those of the database are of 32 bits, and it refuses to look for others. */
export const largestId = 2 ** 31 - 1

/** The id of a record in the body of a call. */
export const recordId = z.int().positive().max(largestId)

/** An id in a query, by which a list is filtered; none has the id 0. */
export const queriedId = z.coerce.number().int().nonnegative().max(largestId)
