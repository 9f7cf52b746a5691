import type { StoreKey } from './stored-work'

/**
 * Stores a draft in the browser. If the browser has no storage, reads return null and writes are
 * lost.
 */
export interface DraftStore<Draft> {
  /** @returns null if no draft is stored or `parse` rejects the stored data */
  read(): Draft | null
  /** @param draft draft to store; null deletes the stored draft */
  write(draft: Draft | null): void
}

/**
 * Creates a store for one draft. It is stored as JSON under a key of the browser's storage.
 * @param parse converts stored data to a draft; returns null for invalid data
 * @param area storage to use; with `session`, the draft is lost when the tab is closed
 */
export function createDraftStore<Draft>(
  key: StoreKey,
  parse: (data: unknown) => Draft | null,
  area: 'local' | 'session' = 'local',
): DraftStore<Draft> {
  const getStorage = () => (area === 'local' ? localStorage : sessionStorage)
  return {
    read() {
      try {
        const text = getStorage().getItem(key)
        return text === null ? null : parse(JSON.parse(text))
      } catch {
        return null
      }
    },
    write(draft) {
      try {
        if (draft === null) getStorage().removeItem(key)
        else getStorage().setItem(key, JSON.stringify(draft))
      } catch {
        // The storage is full or blocked. The draft then exists only as long as the page is open.
      }
    },
  }
}
