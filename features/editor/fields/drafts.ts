import type { Values } from './values'

/** What was typed and cannot be saved as it is, by block: it is there again when the block is chosen again. */
export interface Drafts {
  of: (key: string) => Readonly<Values>
  keep: (key: string, name: string, value: unknown) => void
  drop: (key: string, names: readonly string[]) => void
}

export function createDrafts(): Drafts {
  const blocks = new Map<string, Values>()
  return {
    of: (key) => blocks.get(key) ?? {},
    keep(key, name, value) {
      blocks.set(key, { ...blocks.get(key), [name]: value })
    },
    drop(key, names) {
      const rest = Object.entries(blocks.get(key) ?? {}).filter(([name]) => !names.includes(name))
      blocks.set(key, Object.fromEntries(rest))
    },
  }
}
