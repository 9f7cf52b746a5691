import { expect, it } from 'vitest'
import { createDocument, createTree } from '../core/example.fixture'
import { findSelectedAncestor, listOutermostKeys, listRange, toggleKey } from './selection'

const box = createTree('box', 'container', { columns: [[createTree('x'), createTree('y')], [createTree('z')]] })
const page = createDocument(createTree('a'), createTree('b'), box, createTree('c'))

it('drops a block that is selected together with its container', () => {
  expect(listOutermostKeys(page, ['z', 'c', 'box', 'x', 'a'])).toEqual(['a', 'box', 'c'])
  expect(listOutermostKeys(page, ['z', 'y'])).toEqual(['y', 'z'])
})

it.each([
  ['b', 'c', ['b', 'box', 'c']],
  ['c', 'a', ['a', 'b', 'box', 'c']],
  ['x', 'y', ['x', 'y']],
  ['y', 'z', ['y', 'z']],
  ['b', 'y', ['b', 'box']],
  ['z', 'c', ['z', 'c']],
  ['a', 'a', ['a']],
])('selects the range from %s to %s: %j', (from, to, keys) => {
  expect(listRange(page, from, to)).toEqual(keys)
})

it('adds a block to the selection, and removes it again', () => {
  expect(toggleKey(page, ['c'], 'a')).toEqual(['a', 'c'])
  expect(toggleKey(page, ['a', 'c'], 'a')).toEqual(['c'])
  expect(toggleKey(page, ['x', 'a'], 'box')).toEqual(['a', 'box'])
})

it('finds the selected block that contains a block', () => {
  expect(findSelectedAncestor(page, ['a', 'box'], 'z')).toBe('box')
  expect(findSelectedAncestor(page, ['a'], 'z')).toBeNull()
})
