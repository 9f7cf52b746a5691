import { type Node, pageKey } from './document'
import { memoizeByIdentity } from './memoize-by-identity'
import { outOfOrder } from './order'
import { type EditorState, isChanged } from './state'

/** The keys of everything unsaved, refused or in a conflict. Memoized, since it is read many times after each key press. */
export const changesOf = memoizeByIdentity((state: EditorState): ReadonlySet<string> => {
  const { document, saved } = state
  const keys = new Set<string>()
  for (const [key, node] of document.nodes) {
    if (isPositionUnsaved(state, node) || isChanged(state, key)) keys.add(key)
  }
  for (const key of saved.nodes.keys()) if (!document.nodes.has(key)) keys.add(key)
  if (isChanged(state, pageKey)) keys.add(pageKey)
  return keys
})

/** Whether a module's current position is unsaved. */
export function isPositionUnsaved(state: EditorState, { key, parent, column }: Node): boolean {
  const old = state.saved.nodes.get(key)
  return !old || old.parent !== parent || old.column !== column || misplacedIn(state).has(key)
}

/** The modules that have to be moved within their list. */
const misplacedIn = memoizeByIdentity(({ document, saved }: EditorState): ReadonlySet<string> => {
  return new Set([...document.lists].flatMap(([id, list]) => outOfOrder(saved.lists.get(id) ?? [], list)))
})
