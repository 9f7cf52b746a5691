import { expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { findPosition, hasSameKeys, listKeysFrom, listTreeKeys } from './document'
import { createTree } from './example.fixture'
import { createModule } from './module.fixture'
import { copyTree, parseTrees, serializeTrees, toDocument } from './trees'

function createKeys() {
  let count = 0
  return () => `new-${++count}`
}

const module = (id: number, model: string, inside: Partial<Module> = {}): Module =>
  createModule(id, model, { data: { content: String(id) }, ...inside })

it('converts a page of the backend', () => {
  const columns = [
    { index: 0, classes: '', children: [] },
    { index: 1, classes: '', children: [module(3, 'faq', { children: [module(4, 'faqitem')] })] },
  ]
  const document = toDocument([module(1, 'text'), module(2, 'container', { columns })], { title: 'Start' })
  expect(listKeysFrom(document)).toEqual(['m1', 'm2', 'm3', 'm4'])
  expect(findPosition(document, 'm3')).toEqual({ parent: 'm2', column: 1, index: 0 })
  expect(document.settings).toEqual({ title: 'Start' })
})

const original = createTree('box', 'container', {
  columns: [[createTree('a')], [createTree('faq', 'faq', { children: [createTree('q', 'faqitem')] })]],
})
const withoutKeys = (copy: unknown) => JSON.parse(JSON.stringify(copy, (name, value) => (name === 'key' ? '' : value)))

it('copies with new keys', () => {
  const copy = copyTree(original, createKeys())
  expect(listTreeKeys(copy)).toEqual(['new-1', 'new-2', 'new-3', 'new-4'])
  expect(withoutKeys(copy)).toEqual(withoutKeys(original))
})

it('reads blocks that were copied on another page', () => {
  const trees = parseTrees(serializeTrees([original, createTree('b')]), createKeys())
  expect(trees?.map(withoutKeys)).toEqual([original, createTree('b')].map(withoutKeys))
  expect(trees?.flatMap(listTreeKeys)).toHaveLength(5)
})

it.each([
  ['any text', 'Guten Tag'],
  ['other JSON', '{"modules":[]}'],
  ['modules without data', '{"format":"buehnenhaus/modules@1","modules":[{"model":"text"}]}'],
  ['more modules than one request may create', serializeTrees(Array.from({ length: 201 }, () => createTree('a')))],
])('returns null for %s', (_what, text) => {
  expect(parseTrees(text, createKeys())).toBeNull()
})

it('distinguishes moved modules from added and removed ones', () => {
  const { lists } = toDocument([module(1, 'text'), module(2, 'text'), module(3, 'text')], {})
  const movedDocument = toDocument([module(3, 'text'), module(1, 'text', { children: [module(2, 'text')] })], {})
  const smallerDocument = toDocument([module(1, 'text'), module(2, 'text')], {})
  expect(hasSameKeys(lists, movedDocument.lists)).toBe(true)
  expect(hasSameKeys(lists, smallerDocument.lists)).toBe(false)
  expect(hasSameKeys(smallerDocument.lists, lists)).toBe(false)
  expect(hasSameKeys(undefined, lists)).toBe(false)
})
