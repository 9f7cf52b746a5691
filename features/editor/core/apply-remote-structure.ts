import { type Area, type EditorDocument, keysFrom, keysIn, listId, type Position, treeOf } from './document'
import { outOfOrder } from './order'
import { applyRemoteOperation, type EditorState } from './state'

const root: Area = { parent: null, column: null }

/**
 * Applies remote insertions and moves, parents first. A module that was moved here as well keeps the local position, since no
 * text can be lost by that.
 * @param before the document that the backend was known to have
 * @param saved the document that it has now
 */
export function applyRemoteStructure(
  state: EditorState,
  before: EditorDocument,
  saved: EditorDocument,
): EditorState {
  const moved = movedKeys(before, saved)
  return keysFrom(saved).reduce(
    (current, key) => applyRemotePosition(current, { key, before, saved, moved }),
    state,
  )
}

interface RemotePosition {
  key: string
  before: EditorDocument
  saved: EditorDocument
  moved: ReadonlySet<string>
}

function applyRemotePosition(state: EditorState, { key, before, saved, moved }: RemotePosition): EditorState {
  const area = saved.nodes.get(key) ?? root
  const position = localPositionOf(state.document, saved, key, area)
  const here = state.document.nodes.get(key)
  if (here) {
    const isWhereSaved = listId(here) === listId(before.nodes.get(key) ?? root)
    return moved.has(key) && isWhereSaved
      ? applyRemoteOperation(state, { type: 'move', key, position })
      : state
  }
  // A known module that is missing in the document was removed here; its removal is not saved yet.
  if (state.records.get(key)?.removedWith === null) return state
  const tree = treeOf(saved, key)
  if (!tree) return state
  return applyRemoteOperation(state, {
    type: 'insert',
    position,
    tree: { ...tree, columns: [], children: [] },
  })
}

/** The modules that are in another list, or in another order, than before. */
function movedKeys(before: EditorDocument, after: EditorDocument): Set<string> {
  const keys = [...after.nodes.keys()].filter((key) => before.nodes.has(key))
  const listOf = (document: EditorDocument, key: string) => listId(document.nodes.get(key) ?? root)
  const elsewhere = keys.filter((key) => listOf(before, key) !== listOf(after, key))
  const reordered = [...after.lists].flatMap(([id, list]) => outOfOrder(before.lists.get(id) ?? [], list))
  return new Set([...elsewhere, ...reordered])
}

/** The position after the nearest preceding module that the document has in the same list. */
function localPositionOf(
  document: EditorDocument,
  saved: EditorDocument,
  key: string,
  { parent, column }: Area,
): Position {
  const list = keysIn(saved, { parent, column })
  const here = keysIn(document, { parent, column }).filter((other) => other !== key)
  const anchor = list.slice(0, list.indexOf(key)).findLast((other) => here.includes(other))
  return { parent, column, index: anchor === undefined ? 0 : here.indexOf(anchor) + 1 }
}
