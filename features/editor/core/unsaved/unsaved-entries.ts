import { z } from 'zod'
import type { Data } from '../document'

/**
 * Invalid entries by module or settings (`pageKey`), which cannot be saved. They are shown again in
 * the next form, also after a reload of the tab.
 */
export interface UnsavedEntries {
  getEntries: (key: string) => Data
  keep: (key: string, name: string, value: unknown) => void
  drop: (key: string, names: readonly string[]) => void
  listKeys: () => string[]
}

/** Keeps the entries across reloads; null for none. */
export interface EntryStore {
  read: () => unknown
  write: (entries: Record<string, Data> | null) => void
}

const storedSchema = z.record(z.string(), z.record(z.string(), z.unknown())).catch({})

/**
 * Creates the entries of an editor.
 * @param onKeysChange called when a module gets its first entry or loses its last one
 */
export function createUnsavedEntries(store: EntryStore | undefined, onKeysChange: () => void): UnsavedEntries {
  const entriesByKey = new Map<string, Data>(Object.entries(storedSchema.parse(store?.read())))
  const update = (key: string, entries: Data) => {
    const { size } = entriesByKey
    if (Object.keys(entries).length > 0) entriesByKey.set(key, entries)
    else if (!entriesByKey.delete(key)) return
    store?.write(entriesByKey.size > 0 ? Object.fromEntries(entriesByKey) : null)
    if (entriesByKey.size !== size) onKeysChange()
  }
  return {
    getEntries: (key) => entriesByKey.get(key) ?? {},
    keep: (key, name, value) => update(key, { ...entriesByKey.get(key), [name]: value }),
    drop(key, names) {
      const entries = Object.entries(entriesByKey.get(key) ?? {})
      update(key, Object.fromEntries(entries.filter(([name]) => !names.includes(name))))
    },
    listKeys: () => [...entriesByKey.keys()],
  }
}
