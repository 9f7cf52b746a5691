import { createDraftStore } from './draft-store'
import { listKeys, type StoreKey } from './stored-work'

/** A draft of the same form from an earlier visit or another tab. */
interface OtherDraft<Draft> {
  key: StoreKey
  draft: Draft
}

/** The drafts of a form in this browser. Each tab in which the form is open has its own draft. */
export interface FormDrafts<Draft> {
  /** Lists the other drafts. The draft of the form that was opened last comes first. */
  listOthers(): OtherDraft<Draft>[]
  /** Stores the draft of this tab; null deletes it. */
  write(draft: Draft | null): void
  /** Deletes another draft. */
  remove(key: StoreKey): void
  /** Makes the newest other draft the draft of this tab, and returns it; null if there is none. */
  takeOver(): Draft | null
}

/**
 * Opens the drafts of a form. Each tab writes only its own draft, so that two tabs neither replace
 * nor delete each other's words.
 * @param name name of the form, with which the keys of its drafts start
 * @param parse converts stored data to a draft; returns null for invalid data
 */
export function openFormDrafts<Draft>(name: StoreKey, parse: (data: unknown) => Draft | null): FormDrafts<Draft> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const ownKey: StoreKey = `${name}.${Date.now().toString(36)}-${random.toString(36)}`
  const ownStore = createDraftStore(ownKey, parse)

  function listOthers(): OtherDraft<Draft>[] {
    // Earlier releases used the name alone as the key.
    const isOfForm = (key: string): key is StoreKey => key === name || key.startsWith(`${name}.`)
    return listKeys('localStorage')
      .filter(isOfForm)
      .filter((key) => key !== ownKey)
      .sort((a, b) => (a < b ? 1 : -1))
      .flatMap((key) => {
        const draft = createDraftStore(key, parse).read()
        return draft === null ? [] : [{ key, draft }]
      })
  }
  const remove = (key: StoreKey) => createDraftStore(key, parse).write(null)

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
