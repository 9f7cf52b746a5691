import { expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { findPosition, hasSameKeys, listKeysFrom, listTreeKeys } from './document'
import { createKeyFactory, createTree } from './example.fixture'
import { createModule } from './module.fixture'
import { copyTree, parseTrees, serializeTrees, toDocument } from './trees'

const createNumbered = (id: number, model: string, inside: Partial<Module> = {}): Module =>
  createModule(id, model, { data: { content: String(id) }, ...inside })

it('converts a page of the backend', () => {
  const columns = [
    { index: 0, classes: '', children: [] },
    { index: 1, classes: '', children: [createNumbered(3, 'faq', { children: [createNumbered(4, 'faqitem')] })] },
  ]
  const document = toDocument([createNumbered(1, 'text'), createNumbered(2, 'container', { columns })], {
    title: 'Start',
  })
  expect(listKeysFrom(document)).toEqual(['m1', 'm2', 'm3', 'm4'])
  expect(findPosition(document, 'm3')).toEqual({ parent: 'm2', column: 1, index: 0 })
  expect(document.settings).toEqual({ title: 'Start' })
})

const original = createTree('box', 'container', {
  columns: [[createTree('a')], [createTree('faq', 'faq', { children: [createTree('q', 'faqitem')] })]],
})
const removeKeys = (copy: unknown) => JSON.parse(JSON.stringify(copy, (name, value) => (name === 'key' ? '' : value)))

it('copies with new keys', () => {
  const copy = copyTree(original, createKeyFactory('new-'))
  expect(listTreeKeys(copy)).toEqual(['new-1', 'new-2', 'new-3', 'new-4'])
  expect(removeKeys(copy)).toEqual(removeKeys(original))
})

it('reads blocks that were copied on another page', () => {
  const trees = parseTrees(serializeTrees([original, createTree('b')]), createKeyFactory())
  expect(trees?.map(removeKeys)).toEqual([original, createTree('b')].map(removeKeys))
  expect(trees?.flatMap(listTreeKeys)).toHaveLength(5)
})

it.each([
  ['any text', 'Guten Tag'],
  ['other JSON', '{"modules":[]}'],
  ['modules without data', '{"format":"buehnenhaus/modules@1","modules":[{"model":"text"}]}'],
  ['more modules than one request may create', serializeTrees(Array.from({ length: 201 }, () => createTree('a')))],
])('returns null for %s', (_what, text) => {
  expect(parseTrees(text, createKeyFactory())).toBeNull()
})

it('distinguishes moved modules from added and removed ones', () => {
  const { lists } = toDocument([createNumbered(1, 'text'), createNumbered(2, 'text'), createNumbered(3, 'text')], {})
  const movedDocument = toDocument(
    [createNumbered(3, 'text'), createNumbered(1, 'text', { children: [createNumbered(2, 'text')] })],
    {},
  )
  const smallerDocument = toDocument([createNumbered(1, 'text'), createNumbered(2, 'text')], {})
  expect(hasSameKeys(lists, movedDocument.lists)).toBe(true)
  expect(hasSameKeys(lists, smallerDocument.lists)).toBe(false)
  expect(hasSameKeys(smallerDocument.lists, lists)).toBe(false)
  expect(hasSameKeys(undefined, lists)).toBe(false)
})
