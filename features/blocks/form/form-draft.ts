import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'

/** Returns the store of the entered values of a form, which are kept until the tab is closed. */
export function getFormDraft(formId: number): DraftStore<[name: string, value: string][]> {
  return createDraftStore(`form-${formId}`, parsePairs, 'session')
}

function parsePairs(data: unknown): [name: string, value: string][] | null {
  if (!Array.isArray(data)) return null
  return data.flatMap((entry: unknown) =>
    Array.isArray(entry) ? [[String(entry[0]), String(entry[1])] satisfies [string, string]] : [],
  )
}
