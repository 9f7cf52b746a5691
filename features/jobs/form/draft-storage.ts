import { createDraftStore } from '@/lib/drafts/draft-store'
import { type JobField, type JobValues, parseKeptJobValues } from './job-values'

/** The unsaved values of an ad in this browser. */
export interface KeptDraft {
  values: JobValues
  /** The changed fields. */
  fields: JobField[]
  /** The revision of the changed ad; null for a new one. */
  revision: number | null
  /** True if the backend may have stored it as a draft although its response was lost. */
  mayExist: boolean
  /** The time of the last change, ISO 8601. */
  at: string
}

/** The storage of drafts by person and ad. */
export interface DraftStorage {
  read(id: number | null): KeptDraft | null
  /** @param draft null deletes the stored draft */
  write(id: number | null, draft: KeptDraft | null): void
}

/** The drafts of a person in this browser. */
export function draftStorage(personId: number): DraftStorage {
  const openStore = (id: number | null) =>
    createDraftStore(`buehnenhaus.job.${personId}.${id ?? 'new'}`, parseKeptDraft)
  return {
    read: (id) => openStore(id).read(),
    write: (id, draft) => openStore(id).write(draft),
  }
}

function parseKeptDraft(data: unknown): KeptDraft | null {
  if (typeof data !== 'object' || data === null) return null
  const { values, fields, revision, mayExist, at } = data as Partial<KeptDraft>
  const jobValues = parseKeptJobValues(values)
  if (!jobValues || !Array.isArray(fields) || typeof at !== 'string') return null
  return { values: jobValues, fields, revision: revision ?? null, mayExist: mayExist === true, at }
}
