import { expect, it } from 'vitest'
import { createModule } from '../core/module.fixture'
import { applyOperation } from '../core/operations'
import { toDocument } from '../core/trees'
import { createDisplayedModules } from './displayed-modules'

const createText = (id: number, content: string) => createModule(id, 'text', { data: { content } })
const createUnconverted = () => createDisplayedModules({ toDisplayedData: (_, data) => data })

it('returns all columns, including empty ones, and ordered lists', () => {
  const container = createModule(1, 'container', {
    data: { layout: 1 },
    columns: [
      { index: 0, classes: 'column-67', children: [createText(2, 'a'), createText(3, 'b')] },
      { index: 1, classes: 'column-33', children: [] },
    ],
  })
  const faq = createModule(4, 'faq', { children: [createModule(5, 'faqitem')] })
  const { listModules, getKey } = createUnconverted()
  const modules = listModules({ document: toDocument([container, faq], {}), frozenText: null })
  expect(modules.map(({ id }) => id)).toEqual([1, 4])
  expect(modules[0]?.columns.map(({ classes, children }) => [classes, children.map(({ id }) => id)])).toEqual([
    ['column-67', [2, 3]],
    ['column-33', []],
  ])
  expect(modules[1]?.children.map(({ id }) => id)).toEqual([5])
  expect([1, 2, 5].map(getKey)).toEqual(['m1', 'm2', 'm5'])
})

it('returns the used columns of a section', () => {
  const section = createModule(1, 'section', {
    columns: [{ index: 0, classes: 'column-100', children: [createText(2, 'a')] }],
  })
  const modules = createUnconverted().listModules({ document: toDocument([section], {}), frozenText: null })
  expect(modules[0]?.columns).toHaveLength(1)
})

it('gives unsaved modules a stable negative id', () => {
  const { listModules, getKey } = createUnconverted()
  const tree = { key: 'new', model: 'text', data: { content: 'x' }, columns: [], children: [] }
  const before = toDocument([createText(1, 'a')], {})
  const position = { parent: null, column: null, index: 0 }
  const after = applyOperation(before, { type: 'insert', position, tree }).document
  const [first] = listModules({ document: after, frozenText: null })
  expect(first?.id).toBeLessThan(0)
  expect(getKey(first?.id ?? 0)).toBe('new')
  const movedDocument = applyOperation(after, {
    type: 'move',
    key: 'new',
    position: { ...position, index: 1 },
  }).document
  expect(listModules({ document: movedDocument, frozenText: null }).map(({ id }) => id)).toEqual([1, first?.id])
})

it('displays frozen data and keeps the identity of other modules', () => {
  const { listModules } = createUnconverted()
  const document = toDocument([createText(1, 'a'), createText(2, 'b')], {})
  const before = listModules({ document, frozenText: null })
  const frozenText = { key: 'm1', data: document.nodes.get('m1')?.data ?? {} }
  const typedDocument = applyOperation(document, { type: 'change', key: 'm1', fields: { content: 'ab' } }).document
  expect(listModules({ document: typedDocument, frozenText })).toBe(before)
  const displayedModules = listModules({ document: typedDocument, frozenText: null })
  expect(displayedModules[0]?.data).toEqual({ content: 'ab' })
  expect(displayedModules[1]).toBe(before[1])
})

it('keeps the identity of blocks around an inserted one', () => {
  const { listModules } = createUnconverted()
  const document = toDocument([createText(1, 'a'), createText(2, 'b')], {})
  const before = listModules({ document, frozenText: null })
  const tree = { key: 'new', model: 'text', data: { content: 'x' }, columns: [], children: [] }
  const position = { parent: null, column: null, index: 1 }
  const after = applyOperation(document, { type: 'insert', position, tree }).document
  const displayedModules = listModules({ document: after, frozenText: null })
  expect(displayedModules[0]).toBe(before[0])
  expect(displayedModules[2]).toBe(before[1])
})
