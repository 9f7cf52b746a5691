import { IDBFactory } from 'fake-indexeddb'
import { beforeEach } from 'vitest'

/**
 * Gives each test of the calling file an empty IndexedDB. Call it at the top of the file: test
 * files share the globals of their process, and the modules that they import run only once.
 */
export function resetIndexedDbBeforeEach(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })
}
