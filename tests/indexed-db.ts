import { IDBFactory } from 'fake-indexeddb'
import { beforeEach } from 'vitest'

/**
 * Gives each test of the calling file an empty IndexedDB. Call it at the top of the file. Test files
 * share a process, so an import with this effect would affect only the first file.
 */
export function resetIndexedDbBeforeEach(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })
}
