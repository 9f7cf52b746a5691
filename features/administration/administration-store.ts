import type { z } from 'zod'
import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'

/** Data that the administration keeps in this browser; data that the schema refuses are ignored. */
export function administrationStore<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): DraftStore<z.output<Schema>> {
  return createDraftStore(`buehnenhaus.administration.${key}`, (data) => schema.safeParse(data).data ?? null)
}
