import { type Node, pageKey } from './document'
import { memoizeByIdentity } from './memoize-by-identity'
import { findMisplaced } from './order'
import { type EditorState, isChanged } from './state'

/**
 * Returns the keys of modules and settings with unsaved data, moves or removals. Memoized, since it
 * is read many times per key press.
 */
export const getUnsavedKeys = memoizeByIdentity((state: EditorState): ReadonlySet<string> => {
  const { document, saved } = state
  const keys = new Set<string>()
  for (const [key, node] of document.nodes) {
    if (isPositionUnsaved(state, node) || isChanged(state, key)) keys.add(key)
  }
  for (const key of saved.nodes.keys()) if (!document.nodes.has(key)) keys.add(key)
  if (isChanged(state, pageKey)) keys.add(pageKey)
  return keys
})

/** Returns true if the module's position is unsaved. */
export function isPositionUnsaved(state: EditorState, { key, parent, column }: Node): boolean {
  const savedNode = state.saved.nodes.get(key)
  return !savedNode || savedNode.parent !== parent || savedNode.column !== column || getMisplacedKeys(state).has(key)
}

/** Returns the modules that must be moved so that their lists get the order of the document. */
const getMisplacedKeys = memoizeByIdentity(({ document, saved }: EditorState): ReadonlySet<string> => {
  return new Set([...document.lists].flatMap(([id, list]) => findMisplaced(saved.lists.get(id) ?? [], list)))
})
