import { expect, it } from 'vitest'
import { type EditorDocument, listKeys, type Position } from '../core/document'
import { createDocument, createKeyFactory, createTree, pagePosition } from '../core/example.fixture'
import { applyOperation, type Operation } from '../core/operations'
import {
  findNeighbor,
  findShiftedPosition,
  toDuplicateOperation,
  toInsertOperation,
  toMoveOperation,
  toRemoveOperation,
} from './batch-operations'

const box = createTree('box', 'container', { columns: [[createTree('x'), createTree('y')], [createTree('z')]] })
const page = createDocument(createTree('a'), createTree('b'), createTree('c'), box)
const toColumnPosition = (number: number, index: number): Position => ({ parent: 'box', column: number, index })

function applyTo(operation: Operation | null, document: EditorDocument = page): Record<string, string> {
  if (!operation) throw new Error('nothing to do')
  const result = applyOperation(document, operation)
  expect(applyOperation(result.document, result.inverse).document.lists).toEqual(document.lists)
  const list = (parent: string | null, number: number | null) =>
    listKeys(result.document, { parent, column: number }).join('')
  return { page: list(null, null), left: list('box', 0), right: list('box', 1) }
}

it.each<[string[], Position, Record<string, string>]>([
  [['a', 'c'], pagePosition(4), { page: 'bboxac', left: 'xy', right: 'z' }],
  [['b', 'c'], pagePosition(0), { page: 'bcabox', left: 'xy', right: 'z' }],
  [['a', 'b'], pagePosition(3), { page: 'cabbox', left: 'xy', right: 'z' }],
  [['a', 'c'], pagePosition(1), { page: 'acbbox', left: 'xy', right: 'z' }],
  [['a', 'x', 'z'], toColumnPosition(1, 1), { page: 'bcbox', left: 'y', right: 'axz' }],
  [['c', 'y'], toColumnPosition(0, 0), { page: 'abbox', left: 'cyx', right: 'z' }],
  [['z'], pagePosition(1), { page: 'azbcbox', left: 'xy', right: '' }],
])('moves %j together to %j', (keys, position, lists) => {
  expect(applyTo(toMoveOperation(page, keys, position))).toEqual(lists)
})

it('moves blocks up and down together within their list', () => {
  const moveKeys = (keys: string[], step: 1 | -1) => {
    const position = findShiftedPosition(page, keys, step)
    return position && applyTo(toMoveOperation(page, keys, position)).page
  }
  expect(moveKeys(['a', 'b'], 1)).toBe('cabbox')
  expect(moveKeys(['b', 'c'], -1)).toBe('bcabox')
  expect(moveKeys(['a', 'c'], 1)).toBe('bboxac')
  expect(moveKeys(['a', 'b'], -1)).toBeNull()
  expect(moveKeys(['c', 'box'], 1)).toBeNull()
  expect(moveKeys(['a', 'x'], 1)).toBeNull()
  expect(moveKeys([], 1)).toBeNull()
})

it('removes and inserts several blocks as one step', () => {
  expect(applyTo(toRemoveOperation(['a', 'x', 'z']))).toEqual({ page: 'bcbox', left: 'y', right: '' })
  expect(applyTo(toInsertOperation([createTree('n'), createTree('m')], toColumnPosition(0, 1))).left).toBe('xnmy')
  expect(toRemoveOperation([])).toBeNull()
})

it('inserts copies after the last block of their list', () => {
  const { operation, copyKeys } = toDuplicateOperation(page, ['a', 'b', 'z'], createKeyFactory())
  expect(applyTo(operation)).toEqual({ page: 'ab12cbox', left: 'xy', right: 'z3' })
  expect(copyKeys).toEqual(['1', '2', '3'])
})

it.each([
  [['a', 'b'], 'c'],
  [['c', 'box'], 'b'],
  [['z'], 'box'],
  [['a', 'b', 'c', 'box'], null],
])('finds the neighbor of removed %j: %s', (keys, neighbor) => {
  expect(findNeighbor(page, keys)).toBe(neighbor)
})
