import { type EditorDocument, findPosition, listAncestors, listKeys, listKeysFrom } from '../core/document'

/** Returns the keys in page order, without descendants of selected blocks. */
export function listOutermostKeys(document: EditorDocument, keys: readonly string[]): string[] {
  const selectedKeys = new Set(keys)
  const isNested = (key: string) => listAncestors(document, key).some((ancestor) => selectedKeys.has(ancestor))
  return listKeysFrom(document).filter((key) => selectedKeys.has(key) && !isNested(key))
}

/**
 * Lists the keys of the blocks between two blocks. If the two are in different lists, the range is
 * counted in the order of the whole page.
 */
export function listRange(document: EditorDocument, startKey: string, endKey: string): string[] {
  const position = findPosition(document, startKey)
  const siblings = position ? listKeys(document, position) : []
  const list = siblings.includes(endKey) ? siblings : listKeysFrom(document)
  const [start = 0, end = 0] = [list.indexOf(startKey), list.indexOf(endKey)].toSorted((a, b) => a - b)
  return listOutermostKeys(document, list.slice(Math.max(0, start), end + 1))
}

/** Adds a block to the selection, or removes it. */
export function toggleKey(document: EditorDocument, keys: readonly string[], key: string): string[] {
  if (keys.includes(key)) return keys.filter((selectedKey) => selectedKey !== key)
  return listOutermostKeys(document, [...keys, key])
}

/** Finds the selected block that is or contains this one; null for none. */
export function findSelectedAncestor(document: EditorDocument, keys: readonly string[], key: string): string | null {
  return [key, ...listAncestors(document, key)].find((candidate) => keys.includes(candidate)) ?? null
}
