import { z } from 'zod'
import type { Values } from './values'

/**
 * Invalid entries by block, which cannot be saved. They are restored when the block is selected
 * again, also after a reload of the tab.
 */
export interface UnsavedEntries {
  getEntries: (key: string) => Readonly<Values>
  keep: (key: string, name: string, value: unknown) => void
  drop: (key: string, names: readonly string[]) => void
}

const storageName = 'editor-drafts'
const storedSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/**
 * Creates the store of invalid entries.
 * @param storage keeps entries across reloads. If it is full or unavailable, they are lost on
 * reload.
 */
export function createUnsavedEntries(storage: Pick<Storage, 'getItem' | 'setItem'>): UnsavedEntries {
  const entriesByBlock = new Map(Object.entries(loadStored(storage)))
  const update = (key: string, values: Values) => {
    if (Object.keys(values).length > 0) entriesByBlock.set(key, values)
    else if (!entriesByBlock.delete(key)) return
    try {
      storage.setItem(storageName, JSON.stringify(Object.fromEntries(entriesByBlock)))
    } catch {
      // If the storage is full, the entry is only kept in memory.
    }
  }
  return {
    getEntries: (key) => entriesByBlock.get(key) ?? {},
    keep: (key, field, value) => update(key, { ...entriesByBlock.get(key), [field]: value }),
    drop(key, names) {
      const entries = Object.entries(entriesByBlock.get(key) ?? {})
      update(key, Object.fromEntries(entries.filter(([field]) => !names.includes(field))))
    },
  }
}

function loadStored(storage: Pick<Storage, 'getItem'>): Record<string, Values> {
  try {
    return storedSchema.parse(JSON.parse(storage.getItem(storageName) ?? '{}'))
  } catch {
    return {}
  }
}
