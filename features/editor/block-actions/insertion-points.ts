import { canHoldModules, columnCount } from '@/lib/contract/blocks/placement'
import {
  type Area,
  containersArea,
  type EditorDocument,
  findTree,
  keysIn,
  listId,
  type Position,
  pageArea,
} from '../core/document'
import { isAllowedAt } from '../core/placement'

/** A position to which blocks may be moved. */
export interface InsertionPoint {
  position: Position
  /** Whether the blocks are already there. */
  isHere: boolean
}

/** The lists inside a module, including empty ones; none where it shows something else in their place. */
export function areasOf(document: EditorDocument, key: string): Area[] {
  const node = document.nodes.get(key)
  if (!node || !canHoldModules(node)) return []
  const columns = columnCount(node)
  return columns === null
    ? [{ parent: key, column: null }]
    : Array.from({ length: columns }, (_, column) => ({ parent: key, column }))
}

/** The lists in all modules of a list. */
function areasWithin(document: EditorDocument, area: Area): Area[] {
  return keysIn(document, area).flatMap((key) => areasOf(document, key))
}

/** The outermost lists that blocks may be in: the page's own, and those of the reusable containers that it shows. */
function outermostAreas(document: EditorDocument): Area[] {
  return [...(document.isPageless ? [] : [pageArea]), ...areasWithin(document, containersArea)]
}

/** All lists of the page, parents before children, in reading order. */
export function allAreas(document: EditorDocument, areas = outermostAreas(document)): Area[] {
  return areas.flatMap((area) => [area, ...allAreas(document, areasWithin(document, area))])
}

/** Whether all the blocks are allowed in a list. */
export function areAllowedAt(document: EditorDocument, keys: readonly string[], area: Area): boolean {
  return keys.every((key) => {
    const tree = findTree(document, key)
    return tree !== undefined && isAllowedAt(document, tree, area)
  })
}

/** The equivalent index before adjacent blocks that are moved themselves. */
export function indexBefore(list: readonly string[], keys: readonly string[], index: number): number {
  return index > 0 && keys.includes(list[index - 1] ?? '') ? indexBefore(list, keys, index - 1) : index
}

/** The distinct positions of one list for the blocks: those around moved blocks are equivalent. */
export function insertionPointsIn(
  document: EditorDocument,
  keys: readonly string[],
  area: Area,
): InsertionPoint[] {
  const list = keysIn(document, area)
  return Array.from({ length: list.length + 1 }, (_, index) => index)
    .filter((index) => indexBefore(list, keys, index) === index)
    .map((index) => ({ position: { ...area, index }, isHere: isAt(list, keys, index) }))
}

/** All positions of the page at which all the blocks are allowed, in reading order. */
export function insertionPointsFor(document: EditorDocument, keys: readonly string[]): InsertionPoint[] {
  return outermostAreas(document).flatMap((area) => insertionPointsWithin(document, keys, area))
}

function insertionPointsWithin(
  document: EditorDocument,
  keys: readonly string[],
  area: Area,
): InsertionPoint[] {
  const own = areAllowedAt(document, keys, area) ? insertionPointsIn(document, keys, area) : []
  const at = (index: number) => own.filter(({ position }) => position.index === index)
  const within = keysIn(document, area).map((key) =>
    keys.includes(key)
      ? []
      : areasOf(document, key).flatMap((inner) => insertionPointsWithin(document, keys, inner)),
  )
  return [...at(0), ...within.flatMap((targets, index) => [...targets, ...at(index + 1)])]
}

/** A unique id of a position. */
export function positionId(position: Position): string {
  return `${listId(position)} ${position.index}`
}

function isAt(list: readonly string[], keys: readonly string[], index: number): boolean {
  return keys.every((key, offset) => list[index + offset] === key)
}
