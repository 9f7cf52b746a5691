import type { z } from 'zod'
import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'
import { type FormDrafts, openFormDrafts } from '@/lib/drafts/form-drafts'

const toParser =
  <Schema extends z.ZodType>(schema: Schema) =>
  (data: unknown): z.output<Schema> | null =>
    schema.safeParse(data).data ?? null

/**
 * Opens a store in this browser for data of a user. Stored data that the schema rejects are
 * ignored. Earlier releases stored the data for all users; the first user to open it gets it.
 */
export function openUserStore<Schema extends z.ZodType>(
  userId: number,
  key: `${'columns' | 'views'}.${string}`,
  schema: Schema,
): DraftStore<z.output<Schema>> {
  const parse = toParser(schema)
  const store = createDraftStore(`buehnenhaus.administration.${key}.${userId}`, parse)
  const sharedStore = createDraftStore(`buehnenhaus.administration.${key}`, parse)
  const sharedData = sharedStore.read()
  if (sharedData !== null) {
    if (store.read() === null) store.write(sharedData)
    sharedStore.write(null)
  }
  return store
}

/** Opens the drafts of a form of the administration in this browser. */
export function openAdministrationDrafts<Schema extends z.ZodType>(
  key: `draft.${string}`,
  schema: Schema,
): FormDrafts<z.output<Schema>> {
  return openFormDrafts(`buehnenhaus.administration.${key}`, toParser(schema))
}
