import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'

/** The typed values of a form, by the names of its fields. They last as long as the tab. */
export function formDraft(formId: number): DraftStore<[name: string, value: string][]> {
  return createDraftStore(`form-${formId}`, pairsIn, 'session')
}

function pairsIn(data: unknown): [name: string, value: string][] | null {
  if (!Array.isArray(data)) return null
  return data.flatMap((entry: unknown) =>
    Array.isArray(entry) ? [[String(entry[0]), String(entry[1])] satisfies [string, string]] : [],
  )
}
