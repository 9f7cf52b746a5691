import { expect, it } from 'vitest'
import { findData, findPosition, findTree, listKeys, listKeysFrom, pageKey } from './document'
import { createDocument, createTree, pagePosition } from './example.fixture'
import { applyOperation, type Operation, OperationError, toReplacement } from './operations'

const page = createDocument(
  createTree('a'),
  createTree('box', 'container', {
    columns: [
      [createTree('b')],
      [createTree('c'), createTree('faq', 'faq', { children: [createTree('q', 'faqitem')] })],
    ],
  }),
  createTree('d'),
)
const inBox = (column: number, index: number) => ({ parent: 'box', column, index })
const listRootKeys = (document = page) => listKeys(document, { parent: null, column: null })

it.each<[string, Operation, (document: typeof page) => unknown, unknown]>([
  [
    'inserts',
    { type: 'insert', position: inBox(1, 1), tree: createTree('n') },
    (doc) => findTree(doc, 'box')?.columns[1]?.map(({ key }) => key),
    ['c', 'n', 'faq'],
  ],
  [
    'inserts a module with its content',
    {
      type: 'insert',
      position: pagePosition(0),
      tree: createTree('n', 'faq', { children: [createTree('m', 'faqitem')] }),
    },
    (doc) => [listRootKeys(doc), findPosition(doc, 'm')],
    [['n', 'a', 'box', 'd'], { parent: 'n', column: null, index: 0 }],
  ],
  [
    'removes a module with its content',
    { type: 'remove', key: 'box' },
    (doc) => [listKeysFrom(doc), doc.nodes.size, doc.lists.size],
    [['a', 'd'], 2, 1],
  ],
  ['moves within a list', { type: 'move', key: 'a', position: pagePosition(2) }, listRootKeys, ['box', 'd', 'a']],
  [
    'moves a module with its content into a column',
    { type: 'move', key: 'faq', position: inBox(0, 0) },
    (doc) => listKeysFrom(doc),
    ['a', 'box', 'faq', 'q', 'b', 'c', 'd'],
  ],
  [
    'changes fields and leaves the others',
    { type: 'change', key: 'a', fields: { anchor: 'x' } },
    (doc) => findData(doc, 'a'),
    { content: 'a', anchor: 'x' },
  ],
  ['removes fields', { type: 'change', key: 'a', fields: { content: undefined } }, (doc) => findData(doc, 'a'), {}],
  [
    'changes the settings',
    { type: 'change', key: pageKey, fields: { title: 'Neu' } },
    (doc) => doc.settings,
    { title: 'Neu' },
  ],
  ['replaces data', toReplacement(page, 'a', { anchor: 'y' }), (doc) => findData(doc, 'a'), { anchor: 'y' }],
  [
    'applies several operations at once',
    {
      type: 'several',
      operations: [
        { type: 'move', key: 'd', position: pagePosition(0) },
        { type: 'remove', key: 'a' },
      ],
    },
    listRootKeys,
    ['d', 'box'],
  ],
])('applies and inverts: %s', (_effect, operation, look, expected) => {
  const { document, inverse } = applyOperation(page, operation)
  expect(look(document)).toEqual(expected)
  const back = applyOperation(document, inverse)
  expect(back.document).toEqual(page)
  expect(applyOperation(back.document, back.inverse).document).toEqual(document)
})

it.each<[string, Operation]>([
  ['the removal of a missing module', { type: 'remove', key: 'x' }],
  ['a change of a missing module', { type: 'change', key: 'x', fields: { a: 1 } }],
  ['a move of a module into itself', { type: 'move', key: 'box', position: inBox(0, 0) }],
  ['a move into a descendant', { type: 'move', key: 'box', position: { parent: 'faq', column: null, index: 0 } }],
  [
    'an insertion into a missing module',
    { type: 'insert', position: { parent: 'x', column: null, index: 0 }, tree: createTree('n') },
  ],
  ['an insertion with an existing key', { type: 'insert', position: pagePosition(0), tree: createTree('a') }],
])('rejects %s without a change', (_what, operation) => {
  const before = structuredClone(page)
  expect(() =>
    applyOperation(page, { type: 'several', operations: [{ type: 'remove', key: 'd' }, operation] }),
  ).toThrow(OperationError)
  expect(page).toEqual(before)
})

it('shares unchanged parts', () => {
  const { document } = applyOperation(page, { type: 'change', key: 'a', fields: { content: 'neu' } })
  expect(document.nodes.get('b')).toBe(page.nodes.get('b'))
  expect(document.lists).toBe(page.lists)
})
