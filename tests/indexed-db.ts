import { IDBFactory } from 'fake-indexeddb'
import { beforeEach } from 'vitest'

/**
 * Gives each test of the calling file an empty IndexedDB. Call it at the top of the file. Files of
 * tests share a process, so an import with this effect would affect only the first one.
 */
export function resetIndexedDbBeforeEach(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })
}
