import { createListeners } from '@/lib/listeners'

/** The selection on the page. */
export interface SelectedBlocks {
  /** The key of the active block, to which the inspector belongs; null for none. */
  activeKey: string | null
  /** The keys of all selected blocks, including `activeKey`. */
  keys: readonly string[]
}

const emptySelection: SelectedBlocks = { activeKey: null, keys: [] }

export type SelectionStore = ReturnType<typeof createSelectionStore>

/** Creates a store of the selection that notifies its listeners synchronously on each change. */
export function createSelectionStore() {
  const { subscribe, notify } = createListeners()
  let current = emptySelection
  return {
    get current(): SelectedBlocks {
      return current
    },
    set(next: SelectedBlocks): void {
      current = next
      notify()
    },
    subscribe,
  }
}
