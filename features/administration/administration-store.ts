import type { z } from 'zod'
import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'

/**
 * Creates a store in this browser for data of the administration. Stored data that the schema
 * rejects are ignored.
 */
export function administrationStore<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): DraftStore<z.output<Schema>> {
  return createDraftStore(`buehnenhaus.administration.${key}`, (data) => schema.safeParse(data).data ?? null)
}
