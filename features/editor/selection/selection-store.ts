/** What is selected on the page. */
export interface SelectedBlocks {
  /** The block that the tools are for; null for none. */
  active: string | null
  /** All selected blocks, `active` among them. */
  keys: readonly string[]
}

const nothing: SelectedBlocks = { active: null, keys: [] }

export type SelectionStore = ReturnType<typeof createSelectionStore>

/** Holds the selection, and notifies its listeners synchronously when it changes. */
export function createSelectionStore() {
  const listeners = new Set<() => void>()
  let current = nothing
  return {
    get current(): SelectedBlocks {
      return current
    },
    set(next: SelectedBlocks): void {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
