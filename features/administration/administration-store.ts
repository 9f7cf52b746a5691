import type { z } from 'zod'
import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'
import { type FormDrafts, openFormDrafts } from '@/lib/drafts/form-drafts'

const toStorageKey = (key: string) => `buehnenhaus.administration.${key}`
const toParser =
  <Schema extends z.ZodType>(schema: Schema) =>
  (data: unknown): z.output<Schema> | null =>
    schema.safeParse(data).data ?? null

/**
 * Creates a store in this browser for data of the administration. Stored data that the schema
 * rejects are ignored.
 */
export function administrationStore<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): DraftStore<z.output<Schema>> {
  return createDraftStore(toStorageKey(key), toParser(schema))
}

/** Opens the drafts of a form of the administration in this browser. */
export function openAdministrationDrafts<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): FormDrafts<z.output<Schema>> {
  return openFormDrafts(toStorageKey(key), toParser(schema))
}
