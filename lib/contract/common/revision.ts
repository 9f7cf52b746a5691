import { z } from 'zod'

/**
 * Which state a write is about. Any whole number: one that is not current is a conflict (409), whatever it is. Without
 * one the write is refused with 428.
 */
export const revisionSchema = z.int()
