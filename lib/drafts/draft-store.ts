/** A draft stored in the browser. Without storage, reads return null and writes are lost. */
export interface DraftStore<Draft> {
  /** @returns null for no draft, and for data that `parse` rejects */
  read(): Draft | null
  /** @param draft null removes the stored draft */
  write(draft: Draft | null): void
}

/**
 * Creates a store for one draft, as JSON under a key of the browser's storage.
 * @param parse converts stored data to a draft; null for invalid data
 * @param area lifetime of the draft: `session` ends with the tab
 */
export function createDraftStore<Draft>(
  key: string,
  parse: (data: unknown) => Draft | null,
  area: 'local' | 'session' = 'local',
): DraftStore<Draft> {
  const storage = () => (area === 'local' ? localStorage : sessionStorage)
  return {
    read() {
      try {
        const text = storage().getItem(key)
        return text === null ? null : parse(JSON.parse(text))
      } catch {
        return null
      }
    },
    write(draft) {
      try {
        if (draft === null) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(draft))
      } catch {
        // Storage is full or blocked: the draft exists only in the page.
      }
    },
  }
}
