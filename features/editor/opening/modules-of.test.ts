import { expect, test } from 'vitest'
import type { Module } from '@/lib/contract/module'
import { documentOf } from '../core/trees'
import { modulesOf } from './modules-of'

function moduleOf(id: number, model: string, inside: Partial<Module> = {}): Module {
  return {
    ...{ id, slug: null, model, revision: 1, data: {}, columns: [], children: [], parent: null },
    ...{ content_type: 'page', object_id: 1, position: 0 },
    ...inside,
  }
}

const text = (id: number, content: string) => moduleOf(id, 'text', { data: { content } })
const idOf = (key: string) => (key.startsWith('m') ? Number(key.slice(1)) : null)

test('a page is shown with its columns, empty ones too, and its lists in their order', () => {
  const container = moduleOf(1, 'container', {
    data: { layout: 1 },
    columns: [
      { index: 0, classes: 'column-67', children: [text(2, 'a'), text(3, 'b')] },
      { index: 1, classes: 'column-33', children: [] },
    ],
  })
  const faq = moduleOf(4, 'faq', { children: [moduleOf(5, 'faqitem')] })
  const { modules, keys } = modulesOf(documentOf([container, faq], {}), { idOf, frozen: null })
  expect(modules.map(({ id, position }) => [id, position])).toEqual([
    [1, 0],
    [4, 1],
  ])
  expect(modules[0]?.columns.map(({ classes, children }) => [classes, children.map(({ id }) => id)])).toEqual(
    [
      ['column-67', [2, 3]],
      ['column-33', []],
    ],
  )
  expect(modules[1]?.children.map(({ id }) => id)).toEqual([5])
  expect([...keys.values()]).toEqual(expect.arrayContaining(['m1', 'm2', 'm3', 'm4', 'm5']))
})

test('a section shows the columns that are used', () => {
  const section = moduleOf(1, 'section', {
    columns: [{ index: 0, classes: 'column-100', children: [text(2, 'a')] }],
  })
  const { modules } = modulesOf(documentOf([section], {}), { idOf, frozen: null })
  expect(modules[0]?.columns).toHaveLength(1)
})

test('what is not saved yet has a number below zero, and what is being written is shown as it was', () => {
  const document = documentOf([text(1, 'neu')], {})
  const shown = modulesOf(document, { idOf: () => null, frozen: { key: 'm1', data: { content: 'alt' } } })
  expect(shown.modules).toMatchObject([{ id: -1, data: { content: 'alt' } }])
  expect(shown.keys.get(-1)).toBe('m1')
})
