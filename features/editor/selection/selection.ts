import { type EditorDocument, findPosition, keysFrom, keysIn, listAncestors } from '../core/document'

/** The blocks in page order, without those inside another one. */
export function outermostKeys(document: EditorDocument, keys: readonly string[]): string[] {
  const selected = new Set(keys)
  const isWithin = (key: string) => listAncestors(document, key).some((above) => selected.has(above))
  return keysFrom(document).filter((key) => selected.has(key) && !isWithin(key))
}

/** The range between two blocks: in their common list, or at the top level if their lists differ. */
export function rangeOf(document: EditorDocument, from: string, to: string): string[] {
  const position = findPosition(document, from)
  const beside = position ? keysIn(document, position) : []
  const list = beside.includes(to) ? beside : keysFrom(document)
  const [start = 0, end = 0] = [list.indexOf(from), list.indexOf(to)].toSorted((one, other) => one - other)
  return outermostKeys(document, list.slice(Math.max(0, start), end + 1))
}

/** Adds a block to the selection, or removes it. */
export function toggleKey(document: EditorDocument, keys: readonly string[], key: string): string[] {
  if (keys.includes(key)) return keys.filter((other) => other !== key)
  return outermostKeys(document, [...keys, key])
}

/** The selected block that is or contains this one; null for none. */
export function selectedAncestor(
  document: EditorDocument,
  keys: readonly string[],
  key: string,
): string | null {
  return [key, ...listAncestors(document, key)].find((candidate) => keys.includes(candidate)) ?? null
}
