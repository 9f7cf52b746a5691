/** One draft in the browser. Where the browser stores nothing, reading gives null and writing is lost. */
export interface DraftStore<Draft> {
  /** @returns null for no draft, and for data that `parse` refuses */
  read(): Draft | null
  /** @param draft null removes the stored one */
  write(draft: Draft | null): void
}

/**
 * A store for one draft as JSON under a key of the browser's storage.
 * @param parse turns stored data into a draft; null where they are none
 * @param area how long the draft lasts: `session` as long as the tab
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
        // A full or forbidden storage: the draft is in the page alone.
      }
    },
  }
}
