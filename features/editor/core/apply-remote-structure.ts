import { type Area, type EditorDocument, findTree, listKeys, listKeysFrom, type Position, toListId } from './document'
import { findMisplaced } from './order'
import { applyRemoteOperation, type EditorState } from './state'

const rootArea: Area = { parent: null, column: null }

/**
 * Applies remote insertions and moves, parents first. If a module was also moved locally, it keeps
 * its local position. This is not a conflict, because no text is lost.
 * @param previousDocument the last known document of the backend
 * @param savedDocument the current document of the backend
 */
export function applyRemoteStructure(
  state: EditorState,
  previousDocument: EditorDocument,
  savedDocument: EditorDocument,
): EditorState {
  const movedKeys = listMovedKeys(previousDocument, savedDocument)
  return listKeysFrom(savedDocument).reduce(
    (current, key) => applyRemotePosition(current, { key, previousDocument, savedDocument, movedKeys }),
    state,
  )
}

interface RemotePosition {
  key: string
  previousDocument: EditorDocument
  savedDocument: EditorDocument
  movedKeys: ReadonlySet<string>
}

function applyRemotePosition(
  state: EditorState,
  { key, previousDocument, savedDocument, movedKeys }: RemotePosition,
): EditorState {
  const area = savedDocument.nodes.get(key) ?? rootArea
  const position = findLocalPosition(state.document, savedDocument, key, area)
  const currentNode = state.document.nodes.get(key)
  if (currentNode) {
    const isInSavedList = toListId(currentNode) === toListId(previousDocument.nodes.get(key) ?? rootArea)
    return movedKeys.has(key) && isInSavedList ? applyRemoteOperation(state, { type: 'move', key, position }) : state
  }
  // A known module that is missing in the document was removed locally, and the removal is not
  // saved yet.
  if (state.records.get(key)?.removedWith === null) return state
  const tree = findTree(savedDocument, key)
  if (!tree) return state
  return applyRemoteOperation(state, {
    type: 'insert',
    position,
    tree: { ...tree, columns: [], children: [] },
  })
}

/** Lists the modules whose list or order changed. */
function listMovedKeys(previousDocument: EditorDocument, savedDocument: EditorDocument): Set<string> {
  const keys = [...savedDocument.nodes.keys()].filter((key) => previousDocument.nodes.has(key))
  const getListId = (document: EditorDocument, key: string) => toListId(document.nodes.get(key) ?? rootArea)
  const movedToOtherList = keys.filter((key) => getListId(previousDocument, key) !== getListId(savedDocument, key))
  const reorderedKeys = [...savedDocument.lists].flatMap(([id, list]) =>
    findMisplaced(previousDocument.lists.get(id) ?? [], list),
  )
  return new Set([...movedToOtherList, ...reorderedKeys])
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
