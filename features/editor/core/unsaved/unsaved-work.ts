import { type EditorDocument, findData } from '../document'
import type { SyncStatus } from '../saving/sync'
import { createUnsavedEntries, type EntryStore, type UnsavedEntries } from './unsaved-entries'

/** Work that is not in the document yet: invalid entries, and content that is being prepared. */
export interface UnsavedWork {
  readonly entries: UnsavedEntries
  /** Keys of modules and settings with an invalid entry. */
  readonly invalidKeys: string[]
  /** True while content is being prepared that will be inserted, such as uploaded pictures. */
  readonly isPreparing: boolean
  /**
   * Counts content as unsaved until it is inserted.
   * @param preparation inserts the content
   */
  prepare: <Value>(preparation: Promise<Value>) => Promise<Value>
  /** Resolves when nothing is being prepared. */
  whenPrepared: () => Promise<unknown>
  /** Extends the state of saving by the unsaved work. */
  toStatus: (syncStatus: SyncStatus) => SyncStatus
}

export function createUnsavedWork(
  entryStore: EntryStore | undefined,
  getState: () => { document: EditorDocument },
  notify: (cause: 'saving') => void,
): UnsavedWork {
  const entries = createUnsavedEntries(entryStore, () => notify('saving'))
  // Entries of removed modules are kept only until the next start, for undo.
  for (const key of entries.listKeys()) {
    if (findData(getState().document, key) === undefined) entries.drop(key, Object.keys(entries.getEntries(key)))
  }
  const preparations = new Set<Promise<unknown>>()
  const listInvalidKeys = () => {
    const { document } = getState()
    return entries.listKeys().filter((key) => findData(document, key) !== undefined)
  }
  return {
    entries,
    get invalidKeys() {
      return listInvalidKeys()
    },
    get isPreparing() {
      return preparations.size > 0
    },
    prepare(preparation) {
      preparations.add(preparation)
      notify('saving')
      return preparation.finally(() => {
        preparations.delete(preparation)
        notify('saving')
      })
    },
    whenPrepared: () => Promise.allSettled(preparations),
    toStatus(syncStatus) {
      if (preparations.size > 0 && ['saved', 'incomplete'].includes(syncStatus)) return 'unsaved'
      return syncStatus === 'saved' && listInvalidKeys().length > 0 ? 'invalid' : syncStatus
    },
  }
}
