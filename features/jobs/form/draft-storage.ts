import { createDraftStore } from '@/lib/drafts/draft-store'
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
  read(id: number | null): StoredDraft | null
  /** @param draft null to delete the stored values */
  write(id: number | null, draft: StoredDraft | null): void
}

/** Returns the storage for the unsaved values of a person. */
export function draftStorage(personId: number): DraftStorage {
  const openStore = (id: number | null) =>
    createDraftStore(`buehnenhaus.job.${personId}.${id ?? 'new'}`, parseKeptDraft)
  return { read: (id) => openStore(id).read(), write: (id, draft) => openStore(id).write(draft) }
}

function parseKeptDraft(data: unknown): StoredDraft | null {
  if (typeof data !== 'object' || data === null) return null
  const { values, fields, revision, mayExist, at } = data as Partial<StoredDraft>
  const jobValues = parseStoredJobValues(values)
  if (!jobValues || !Array.isArray(fields) || typeof at !== 'string') return null
  return { values: jobValues, fields, revision: revision ?? null, mayExist: mayExist === true, at }
}
