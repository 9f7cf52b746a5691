import { expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { holdSameKeys, keysFrom, keysOfTree, positionOf } from './document'
import { tree } from './example.fixture'
import { copyOf, documentOf, parseTrees, serialiseTrees } from './trees'

function counter() {
  let count = 0
  return () => `new-${++count}`
}

const module = (id: number, model: string, inside: Partial<Module> = {}): Module => ({
  id,
  model,
  slug: null,
  revision: 1,
  data: { content: String(id) },
  columns: [],
  children: [],
  parent: null,
  content_type: 'page',
  object_id: 1,
  position: 0,
  ...inside,
})

it('reads a page from the backend', () => {
  const columns = [
    { index: 0, classes: '', children: [] },
    { index: 1, classes: '', children: [module(3, 'faq', { children: [module(4, 'faqitem')] })] },
  ]
  const document = documentOf([module(1, 'text'), module(2, 'container', { columns })], { title: 'Start' })
  expect(keysFrom(document)).toEqual(['m1', 'm2', 'm3', 'm4'])
  expect(positionOf(document, 'm3')).toEqual({ parent: 'm2', column: 1, index: 0 })
  expect(document.settings).toEqual({ title: 'Start' })
})

const original = tree('box', 'container', {
  columns: [[tree('a')], [tree('faq', 'faq', { children: [tree('q', 'faqitem')] })]],
})
const unkeyed = (copy: unknown) =>
  JSON.parse(JSON.stringify(copy, (name, value) => (name === 'key' ? '' : value)))

it('copies with new keys', () => {
  const copy = copyOf(original, counter())
  expect(keysOfTree(copy)).toEqual(['new-1', 'new-2', 'new-3', 'new-4'])
  expect(unkeyed(copy)).toEqual(unkeyed(original))
})

it('reads what was copied on another page', () => {
  const pasted = parseTrees(serialiseTrees([original, tree('b')]), counter())
  expect(pasted?.map(unkeyed)).toEqual([original, tree('b')].map(unkeyed))
  expect(pasted?.flatMap(keysOfTree)).toHaveLength(5)
})

it.each([
  ['any text', 'Guten Tag'],
  ['other JSON', '{"modules":[]}'],
  ['modules without data', '{"format":"buehnenhaus/modules@1","modules":[{"model":"text"}]}'],
  ['more than one request may make', serialiseTrees(Array.from({ length: 201 }, () => tree('a')))],
])('takes %s for no modules', (_what, text) => {
  expect(parseTrees(text, counter())).toBeNull()
})

it('distinguishes moved modules from added and removed ones', () => {
  const { lists } = documentOf([module(1, 'text'), module(2, 'text'), module(3, 'text')], {})
  const moved = documentOf([module(3, 'text'), module(1, 'text', { children: [module(2, 'text')] })], {})
  const fewer = documentOf([module(1, 'text'), module(2, 'text')], {})
  expect(holdSameKeys(lists, moved.lists)).toBe(true)
  expect(holdSameKeys(lists, fewer.lists)).toBe(false)
  expect(holdSameKeys(fewer.lists, lists)).toBe(false)
  expect(holdSameKeys(undefined, lists)).toBe(false)
})
