import { createDraftStore } from './draft-store'

/** A draft of the same form from an earlier visit or another tab. */
interface OtherDraft<Draft> {
  key: string
  draft: Draft
}

/** The drafts of a form in this browser. Each tab in which the form is open has its own draft. */
export interface FormDrafts<Draft> {
  /** Lists the other drafts. The draft of the form that was opened last comes first. */
  listOthers(): OtherDraft<Draft>[]
  /** Stores the draft of this tab; null deletes it. */
  write(draft: Draft | null): void
  /** Deletes another draft. */
  remove(key: string): void
  /** Makes the newest other draft the draft of this tab, and returns it; null if there is none. */
  takeOver(): Draft | null
}

/**
 * Opens the drafts of a form. Each tab writes only its own draft, so that two tabs neither replace
 * nor delete each other's words.
 * @param name name of the form, with which the keys of its drafts start
 * @param parse converts stored data to a draft; returns null for invalid data
 */
export function openFormDrafts<Draft>(name: string, parse: (data: unknown) => Draft | null): FormDrafts<Draft> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const ownKey = `${name}.${Date.now().toString(36)}-${random.toString(36)}`
  const ownStore = createDraftStore(ownKey, parse)

  function listOthers(): OtherDraft<Draft>[] {
    // Earlier releases used the name alone as the key.
    const keys = listKeys().filter((key) => key === name || key.startsWith(`${name}.`))
    return keys
      .filter((key) => key !== ownKey)
      .sort((a, b) => (a < b ? 1 : -1))
      .flatMap((key) => {
        const draft = createDraftStore(key, parse).read()
        return draft === null ? [] : [{ key, draft }]
      })
  }
  const remove = (key: string) => createDraftStore(key, parse).write(null)

  return {
    listOthers,
    write: ownStore.write,
    remove,
    takeOver() {
      const [newest] = listOthers()
      if (!newest) return null
      remove(newest.key)
      ownStore.write(newest.draft)
      return newest.draft
    },
  }
}

/** Lists the keys of the browser's storage; none if the browser blocks it. */
function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
