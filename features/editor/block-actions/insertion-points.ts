import { canHoldModules, countColumns } from '@/lib/contract/blocks/placement'
import {
  type Area,
  containersArea,
  type EditorDocument,
  findTree,
  listKeys,
  type Position,
  pageArea,
  toListId,
} from '../core/document'
import { isAllowedAt } from '../core/placement'

/** A position to which blocks can be moved. */
export interface InsertionPoint {
  position: Position
  /** True if it is the current position of the blocks. */
  isCurrent: boolean
}

/**
 * Lists the areas in a module, including empty ones. Returns none if the module cannot hold
 * modules, or shows other content instead of its own modules.
 */
export function listAreas(document: EditorDocument, key: string): Area[] {
  const node = document.nodes.get(key)
  if (!node || !canHoldModules(node)) return []
  const columns = countColumns(node)
  return columns === null
    ? [{ parent: key, column: null }]
    : Array.from({ length: columns }, (_, column) => ({ parent: key, column }))
}

function listInnerAreas(document: EditorDocument, area: Area): Area[] {
  return listKeys(document, area).flatMap((key) => listAreas(document, key))
}

/** Lists the outermost areas: the page's top level, and the areas of its reusable containers. */
function listOutermostAreas(document: EditorDocument): Area[] {
  return [...(document.isPageless ? [] : [pageArea]), ...listInnerAreas(document, containersArea)]
}

/** Lists all areas of the page in reading order, parents first. */
export function listAllAreas(document: EditorDocument, areas = listOutermostAreas(document)): Area[] {
  return areas.flatMap((area) => [area, ...listAllAreas(document, listInnerAreas(document, area))])
}

/** Returns true if all blocks are allowed in the list. */
export function areAllowedAt(document: EditorDocument, keys: readonly string[], area: Area): boolean {
  return keys.every((key) => {
    const tree = findTree(document, key)
    return tree !== undefined && isAllowedAt(document, tree, area)
  })
}

/** Returns the equivalent index before the moved blocks that directly precede an index. */
export function normalizeIndex(list: readonly string[], keys: readonly string[], index: number): number {
  return index > 0 && keys.includes(list[index - 1] ?? '') ? normalizeIndex(list, keys, index - 1) : index
}

/**
 * Lists the distinct positions of a list. The positions before and after a moved block lead to the
 * same order, so only the first is listed.
 */
export function listInsertionPoints(document: EditorDocument, keys: readonly string[], area: Area): InsertionPoint[] {
  const list = listKeys(document, area)
  return Array.from({ length: list.length + 1 }, (_, index) => index)
    .filter((index) => normalizeIndex(list, keys, index) === index)
    .map((index) => ({ position: { ...area, index }, isCurrent: hasKeysAt(list, keys, index) }))
}

/** Lists all allowed positions of the page in reading order. */
export function listAllInsertionPoints(document: EditorDocument, keys: readonly string[]): InsertionPoint[] {
  return listOutermostAreas(document).flatMap((area) => listNestedInsertionPoints(document, keys, area))
}

function listNestedInsertionPoints(document: EditorDocument, keys: readonly string[], area: Area): InsertionPoint[] {
  const ownPoints = areAllowedAt(document, keys, area) ? listInsertionPoints(document, keys, area) : []
  const listPoints = (index: number) => ownPoints.filter(({ position }) => position.index === index)
  const innerPoints = listKeys(document, area).map((key) =>
    keys.includes(key)
      ? []
      : listAreas(document, key).flatMap((inner) => listNestedInsertionPoints(document, keys, inner)),
  )
  return [...listPoints(0), ...innerPoints.flatMap((targets, index) => [...targets, ...listPoints(index + 1)])]
}

/** Builds the unique id of a position. */
export function toPositionId(position: Position): string {
  return `${toListId(position)} ${position.index}`
}

function hasKeysAt(list: readonly string[], keys: readonly string[], index: number): boolean {
  return keys.every((key, offset) => list[index + offset] === key)
}
