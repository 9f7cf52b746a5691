import { getBlockEditor } from '@/features/blocks/editors'
import { blockMarksSchema, omitMarks } from '@/lib/contract/blocks/marks'
import { countColumns } from '@/lib/contract/blocks/placement'
import {
  type Data,
  findPosition,
  findTree,
  listKeys,
  listKeysWithin,
  type Node,
  type Position,
  type Tree,
} from '../core/document'
import { type Operation, toReplacement } from '../core/operations'
import { hideLike } from '../text-flow/text-blocks'
import type { OpenMark, TranslatedBlocks } from './open-marks'
import type { PairedBlocks } from './pair-blocks'

interface SourceChangeContext extends Pick<TranslatedBlocks, 'source' | 'target' | 'links'> {
  pairs: PairedBlocks
  /** Finds the id of a source block. */
  findId: (key: string) => number | undefined
  createKey: () => string
}

/**
 * Creates the operation that applies the change of a source block to its target: an insertion with
 * the content, a replacement of the data, or a deletion. Null if impossible.
 */
export function createSourceChangeOperation(
  { kind, source, target, fields }: OpenMark,
  page: SourceChangeContext,
): Operation | null {
  if (kind === 'new') return source === null ? null : createInsertion(source, page)
  if (target === null) return null
  if (kind === 'removed') return createRemoval(target, page)
  const data = source === null ? undefined : page.source.nodes.get(source)?.data
  const targetNode = page.target.nodes.get(target)
  const changedNames = new Set(fields.map(({ field }) => field))
  return data && targetNode
    ? toReplacement(page.target, target, withFieldsOfTarget(data, targetNode, changedNames))
    : null
}

/**
 * Replaces the marks, the anchor and the unchanged links in the data of a source block by those of
 * its target.
 */
function withFieldsOfTarget(source: Data, { model, data }: Node, changedNames: ReadonlySet<string>): Data {
  const { fields = {} } = getBlockEditor(model) ?? {}
  const isLink = (name: string) => fields[name]?.kind === 'link' || name === 'link_url'
  const isKeptFromTarget = (name: string) =>
    name in blockMarksSchema.shape || fields[name]?.kind === 'anchor' || (isLink(name) && !changedNames.has(name))
  const sourceEntries = Object.entries(source).filter(([name]) => !isKeptFromTarget(name))
  const targetEntries = Object.entries(data).filter(([name]) => isKeptFromTarget(name))
  return Object.fromEntries([...sourceEntries, ...targetEntries])
}

function createInsertion(key: string, page: SourceChangeContext): Operation | null {
  const position = findInsertPosition(key, page)
  const tree = findTree(page.source, key)
  if (!position || !tree) return null
  const moves: Operation[] = []
  const copy = copyLinkedTree(tree, page, moves)
  const insert: Operation = { type: 'insert', position, tree: copy }
  return moves.length === 0 ? insert : { type: 'several', operations: [insert, ...moves] }
}

/**
 * Copies a block, linked with its source. Of its marks, only `is_hidden` is copied. Existing
 * counterparts of its content are moved instead of copied.
 */
function copyLinkedTree(tree: Tree, page: SourceChangeContext, moves: Operation[]): Tree {
  const { model, data } = hideLike(tree, { ...tree, data: omitMarks(tree.data) })
  const key = page.createKey()
  const counterpart = page.findId(tree.key)
  const copyList = (trees: readonly Tree[], column: number | null) =>
    trees.flatMap((inner, index) => {
      const linkedKey = page.pairs.linkedPairs.get(inner.key)
      if (linkedKey === undefined) return [copyLinkedTree(inner, page, moves)]
      moves.push({ type: 'move', key: linkedKey, position: { parent: key, column, index } })
      return []
    })
  return {
    key,
    model,
    data,
    columns: tree.columns.map((trees, column) => copyList(trees, column)),
    children: copyList(tree.children, null),
    ...(counterpart !== undefined && { counterpart }),
  }
}

/**
 * Finds the position after the counterpart of the nearest preceding block, in the counterpart of
 * its parent.
 */
function findInsertPosition(key: string, { source, target, pairs }: SourceChangeContext): Position | null {
  const findCounterpart = (sibling: string) => pairs.linkedPairs.get(sibling) ?? pairs.likelyPairs.get(sibling)
  const node = source.nodes.get(key)
  if (!node) return null
  const parent = node.parent === null ? null : findCounterpart(node.parent)
  if (parent === undefined) return null
  const area = { parent, column: findColumn(node, parent === null ? undefined : target.nodes.get(parent)) }
  const targetSiblings = listKeys(target, area)
  const siblings = listKeys(source, node)
  const precedingSibling = siblings
    .slice(0, siblings.indexOf(key))
    .findLast((sibling) => targetSiblings.includes(findCounterpart(sibling) ?? ''))
  const index = precedingSibling === undefined ? 0 : targetSiblings.indexOf(findCounterpart(precedingSibling) ?? '') + 1
  return { ...area, index }
}

function findColumn({ column }: Node, parent: Node | undefined): number | null {
  const count = parent ? countColumns(parent) : null
  return column === null || count === null ? null : Math.min(column, count - 1)
}

/**
 * Creates the operation that removes a block. Descendants whose source still exists move into its
 * place.
 */
function createRemoval(key: string, { target, links }: SourceChangeContext): Operation | null {
  const position = findPosition(target, key)
  if (!position) return null
  const removedTargets = new Set(links.flatMap((link) => (link.state === 'removed' ? [link.target] : [])))
  const listRemainingKeys = (parentKey: string): string[] =>
    listKeysWithin(target, parentKey)
      .filter((childKey) => target.nodes.get(childKey)?.parent === parentKey)
      .flatMap((childKey) => (removedTargets.has(childKey) ? listRemainingKeys(childKey) : [childKey]))
  const moves = listRemainingKeys(key).map((movedKey, offset): Operation => {
    return { type: 'move', key: movedKey, position: { ...position, index: position.index + 1 + offset } }
  })
  const remove: Operation = { type: 'remove', key }
  return moves.length === 0 ? remove : { type: 'several', operations: [...moves, remove] }
}
