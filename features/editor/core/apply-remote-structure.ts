import {
  type Area,
  type EditorDocument,
  findTree,
  listId,
  listKeys,
  listKeysFrom,
  type Position,
} from './document'
import { findMisplaced } from './order'
import { applyRemoteOperation, type EditorState } from './state'

const root: Area = { parent: null, column: null }

/**
 * Applies remote insertions and moves, parents first. A module that was also moved locally keeps
 * its local position, since no text can be lost.
 * @param before the last known document of the backend
 * @param savedDocument the current document of the backend
 */
export function applyRemoteStructure(
  state: EditorState,
  before: EditorDocument,
  savedDocument: EditorDocument,
): EditorState {
  const movedKeys = listMovedKeys(before, savedDocument)
  return listKeysFrom(savedDocument).reduce(
    (current, key) => applyRemotePosition(current, { key, before, saved: savedDocument, moved: movedKeys }),
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
  const position = findLocalPosition(state.document, saved, key, area)
  const currentNode = state.document.nodes.get(key)
  if (currentNode) {
    const isWhereSaved = listId(currentNode) === listId(before.nodes.get(key) ?? root)
    return moved.has(key) && isWhereSaved
      ? applyRemoteOperation(state, { type: 'move', key, position })
      : state
  }
  // A known module that is missing in the document was removed locally. Its removal is not saved
  // yet.
  if (state.records.get(key)?.removedWith === null) return state
  const tree = findTree(saved, key)
  if (!tree) return state
  return applyRemoteOperation(state, {
    type: 'insert',
    position,
    tree: { ...tree, columns: [], children: [] },
  })
}

/** Lists the modules whose list or order changed. */
function listMovedKeys(before: EditorDocument, after: EditorDocument): Set<string> {
  const keys = [...after.nodes.keys()].filter((key) => before.nodes.has(key))
  const getListId = (document: EditorDocument, key: string) => listId(document.nodes.get(key) ?? root)
  const movedToOtherList = keys.filter((key) => getListId(before, key) !== getListId(after, key))
  const reordered = [...after.lists].flatMap(([id, list]) => findMisplaced(before.lists.get(id) ?? [], list))
  return new Set([...movedToOtherList, ...reordered])
}

/** Finds the position after the nearest preceding module that the local list contains. */
function findLocalPosition(
  document: EditorDocument,
  savedDocument: EditorDocument,
  key: string,
  { parent, column }: Area,
): Position {
  const list = listKeys(savedDocument, { parent, column })
  const localKeys = listKeys(document, { parent, column }).filter((localKey) => localKey !== key)
  const anchor = list.slice(0, list.indexOf(key)).findLast((precedingKey) => localKeys.includes(precedingKey))
  return { parent, column, index: anchor === undefined ? 0 : localKeys.indexOf(anchor) + 1 }
}
