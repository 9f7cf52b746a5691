import { z } from 'zod'

/**
 * Revision that a write is based on. If it is not the current revision, the write is rejected as a
 * conflict (409). If it is missing, the write is rejected with 428.
 */
export const revisionSchema = z.int()
