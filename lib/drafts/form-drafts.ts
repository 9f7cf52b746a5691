import { createDraftStore } from './draft-store'

/** A draft of another form: of an earlier visit, or of a form that is open in another tab. */
interface OtherDraft<Draft> {
  key: string
  draft: Draft
}

/** The drafts of the same form in this browser. */
export interface FormDrafts<Draft> {
  /** Lists the drafts of other forms, those of the newest form first. */
  listOthers(): OtherDraft<Draft>[]
  /** Stores the draft of this form; null deletes it. */
  write(draft: Draft | null): void
  /** Deletes the draft of another form. */
  remove(key: string): void
  /** Makes the newest draft of the other forms the draft of this form. Returns null without one. */
  takeOver(): Draft | null
}

/**
 * Opens the drafts under a name. Each open form writes only its own draft, so that forms in two
 * tabs neither replace nor delete each other's words.
 * @param parse converts stored data to a draft; returns null for invalid data
 */
export function openFormDrafts<Draft>(name: string, parse: (data: unknown) => Draft | null): FormDrafts<Draft> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const ownKey = `${name}.${Date.now().toString(36)}-${random.toString(36)}`
  const ownStore = createDraftStore(ownKey, parse)

  function listOthers(): OtherDraft<Draft>[] {
    // Earlier releases stored drafts under the name itself.
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
