import { type Area, type EditorDocument, keysFrom, keysIn, listId, type Place, treeOf } from './document'
import { outOfOrder } from './order'
import { applyForeign, type EditorState } from './state'

const root: Area = { parent: null, column: null }

/**
 * Brings into the document what others inserted and moved, parents first. A module that was moved here too stays where it is
 * wanted here: a place is no text that could be lost.
 * @param before what the backend was known to have
 * @param saved what it has now
 */
export function absorbStructure(
  state: EditorState,
  before: EditorDocument,
  saved: EditorDocument,
): EditorState {
  const moved = movedKeys(before, saved)
  return keysFrom(saved).reduce((current, key) => absorbOne(current, { key, before, saved, moved }), state)
}

interface One {
  key: string
  before: EditorDocument
  saved: EditorDocument
  moved: ReadonlySet<string>
}

function absorbOne(state: EditorState, { key, before, saved, moved }: One): EditorState {
  const area = saved.nodes.get(key) ?? root
  const place = placeIn(state.document, saved, key, area)
  const here = state.document.nodes.get(key)
  if (here) {
    const isWhereSaved = listId(here) === listId(before.nodes.get(key) ?? root)
    return moved.has(key) && isWhereSaved ? applyForeign(state, { type: 'move', key, place }) : state
  }
  // What is known and there, but not in the document, is removed here and only not deleted yet.
  if (state.records.get(key)?.removedWith === null) return state
  const tree = treeOf(saved, key)
  if (!tree) return state
  return applyForeign(state, { type: 'insert', place, tree: { ...tree, columns: [], children: [] } })
}

/** Which modules stand elsewhere than before, in another list or in another order. */
function movedKeys(before: EditorDocument, after: EditorDocument): Set<string> {
  const keys = [...after.nodes.keys()].filter((key) => before.nodes.has(key))
  const listOf = (document: EditorDocument, key: string) => listId(document.nodes.get(key) ?? root)
  const elsewhere = keys.filter((key) => listOf(before, key) !== listOf(after, key))
  const reordered = [...after.lists].flatMap(([id, list]) => outOfOrder(before.lists.get(id) ?? [], list))
  return new Set([...elsewhere, ...reordered])
}

/** Behind the nearest module before it that the document has in the same list. */
function placeIn(
  document: EditorDocument,
  saved: EditorDocument,
  key: string,
  { parent, column }: Area,
): Place {
  const list = keysIn(saved, { parent, column })
  const here = keysIn(document, { parent, column }).filter((other) => other !== key)
  const anchor = list.slice(0, list.indexOf(key)).findLast((other) => here.includes(other))
  return { parent, column, index: anchor === undefined ? 0 : here.indexOf(anchor) + 1 }
}
