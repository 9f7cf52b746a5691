import { type FormDrafts, openFormDrafts } from '@/lib/drafts/form-drafts'
import type { StoreKey } from '@/lib/drafts/stored-work'
import { type JobField, type JobValues, parseStoredJobValues } from './job-values'

/** Unsaved values of an ad, stored in this browser. */
export interface StoredDraft {
  values: JobValues
  /** The fields with unsaved values. */
  fields: JobField[]
  /** The revision of the ad on which the changes are based; null for a new ad. */
  revision: number | null
  /** True if the backend may have created the ad although no response arrived. */
  mayExist: boolean
  /** The time of the last change, ISO 8601. */
  at: string
}

/** Stores unsaved values in this browser, separately by person and ad. */
export interface DraftStorage {
  /** Reads the draft of an earlier form and makes it the draft of this one. */
  takeOver(id: number | null): StoredDraft | null
  /** @param draft null to delete the stored values */
  write(id: number | null, draft: StoredDraft | null): void
}

/** Returns the storage for the unsaved values of a person in one form. */
export function createDraftStorage(personId: number): DraftStorage {
  const openedDrafts = new Map<number | null, FormDrafts<StoredDraft>>()
  function open(id: number | null): FormDrafts<StoredDraft> {
    const name: StoreKey = `buehnenhaus.job.${personId}.${id ?? 'new'}`
    const drafts = openedDrafts.get(id) ?? openFormDrafts(name, parseStoredDraft)
    openedDrafts.set(id, drafts)
    return drafts
  }
  return { takeOver: (id) => open(id).takeOver(), write: (id, draft) => open(id).write(draft) }
}

function parseStoredDraft(data: unknown): StoredDraft | null {
  if (typeof data !== 'object' || data === null) return null
  const { values, fields, revision, mayExist, at } = data as Partial<StoredDraft>
  const jobValues = parseStoredJobValues(values)
  if (!jobValues || !Array.isArray(fields) || typeof at !== 'string') return null
  return { values: jobValues, fields, revision: revision ?? null, mayExist: mayExist === true, at }
}
