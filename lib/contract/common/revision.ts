import { z } from 'zod'

/**
 * Revision that a write is based on. Any integer other than the current revision is a conflict
 * (409). Without a revision the write is rejected with 428.
 */
export const revisionSchema = z.int()
