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

const name = 'editor-drafts'
const storedSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/**
 * @param storage keeps entries across reloads; if it is full or unavailable, they live as long as
 * the page
 */
export function createUnsavedEntries(storage: Pick<Storage, 'getItem' | 'setItem'>): UnsavedEntries {
  const blocks = new Map(Object.entries(loadStored(storage)))
  const update = (key: string, values: Values) => {
    if (Object.keys(values).length > 0) blocks.set(key, values)
    else if (!blocks.delete(key)) return
    try {
      storage.setItem(name, JSON.stringify(Object.fromEntries(blocks)))
    } catch {
      // The storage is full: the entry is only in memory.
    }
  }
  return {
    getEntries: (key) => blocks.get(key) ?? {},
    keep: (key, field, value) => update(key, { ...blocks.get(key), [field]: value }),
    drop(key, names) {
      const entries = Object.entries(blocks.get(key) ?? {})
      update(key, Object.fromEntries(entries.filter(([field]) => !names.includes(field))))
    },
  }
}

function loadStored(storage: Pick<Storage, 'getItem'>): Record<string, Values> {
  try {
    return storedSchema.parse(JSON.parse(storage.getItem(name) ?? '{}'))
  } catch {
    return {}
  }
}
