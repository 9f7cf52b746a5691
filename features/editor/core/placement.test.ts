import { expect, it } from 'vitest'
import { createDocument, createTree, pagePosition } from './example.fixture'
import type { Operation } from './operations'
import { isAllowed } from './placement'

const page = createDocument(
  createTree('a'),
  createTree('box', 'container', { columns: [[createTree('b')]] }),
  createTree('faq', 'faq'),
)
const inBox = (column: number | null) => ({ parent: 'box', column, index: 0 })
const createNested = (levels: number): ReturnType<typeof createTree> =>
  levels === 1 ? createTree('n1') : createTree(`n${levels}`, 'container', { columns: [[createNested(levels - 1)]] })

it.each<[boolean, string, Operation]>([
  [true, 'a text on the page', { type: 'insert', position: pagePosition(0), tree: createTree('n') }],
  [true, 'a text in a column', { type: 'move', key: 'a', position: inBox(1) }],
  [false, 'a text in a column that the layout does not have', { type: 'move', key: 'a', position: inBox(2) }],
  [false, 'a text in no column of a container', { type: 'move', key: 'a', position: inBox(null) }],
  [
    false,
    'a text in a list of questions',
    { type: 'move', key: 'a', position: { parent: 'faq', column: null, index: 0 } },
  ],
  [false, 'a question on the page', { type: 'insert', position: pagePosition(0), tree: createTree('n', 'faqitem') }],
  [
    true,
    'a question in its list',
    { type: 'insert', position: { parent: 'faq', column: null, index: 0 }, tree: createTree('n', 'faqitem') },
  ],
  [false, 'a container in itself', { type: 'move', key: 'box', position: inBox(0) }],
  [false, 'a missing module', { type: 'move', key: 'x', position: pagePosition(0) }],
  [
    false,
    'a tree with a forbidden child',
    { type: 'insert', position: pagePosition(0), tree: createTree('n', 'faq', { children: [createTree('m')] }) },
  ],
  [true, 'eight levels', { type: 'insert', position: pagePosition(0), tree: createNested(8) }],
  [false, 'nine levels', { type: 'insert', position: pagePosition(0), tree: createNested(9) }],
  [true, 'a removal', { type: 'remove', key: 'box' }],
  [
    false,
    'a position that an earlier part of the step removes',
    {
      type: 'several',
      operations: [
        { type: 'remove', key: 'box' },
        { type: 'move', key: 'a', position: inBox(0) },
      ],
    },
  ],
])('returns %s for %s', (allowed, _what, operation) => {
  expect(isAllowed(page, operation)).toBe(allowed)
})

const lock = { is_locked: true }
const inner = createTree('b')
const lockedBox = createDocument(
  createTree('a'),
  createTree('box', 'container', { data: { layout: 3, ...lock }, columns: [[inner]] }),
)
const innerLock = createDocument(
  createTree('a'),
  createTree('box', 'container', { columns: [[createTree('b', 'text', { data: lock })]] }),
)

it.each<[boolean, string, typeof page, Operation]>([
  [false, 'a change of a locked block', lockedBox, { type: 'change', key: 'box', fields: { layout: 1 } }],
  [false, 'a change in a locked block', lockedBox, { type: 'change', key: 'b', fields: { content: '' } }],
  [true, 'unlocking', lockedBox, { type: 'change', key: 'box', fields: { is_locked: undefined } }],
  [true, 'naming a locked block', lockedBox, { type: 'change', key: 'box', fields: { block_name: 'Kasten' } }],
  [false, 'moving a locked block', lockedBox, { type: 'move', key: 'box', position: pagePosition(0) }],
  [false, 'taking a block out of a locked one', lockedBox, { type: 'move', key: 'b', position: pagePosition(0) }],
  [false, 'putting a block into a locked one', lockedBox, { type: 'move', key: 'a', position: inBox(0) }],
  [false, 'a new block in a locked one', lockedBox, { type: 'insert', position: inBox(0), tree: createTree('n') }],
  [false, 'removing a locked block', lockedBox, { type: 'remove', key: 'box' }],
  [false, 'removing the container of a locked block', innerLock, { type: 'remove', key: 'box' }],
  [true, 'moving the container of a locked block', innerLock, { type: 'move', key: 'box', position: pagePosition(0) }],
  [true, 'a change of another block', lockedBox, { type: 'change', key: 'a', fields: { content: '' } }],
])('returns %s for %s', (allowed, _what, document, operation) => {
  expect(isAllowed(document, operation)).toBe(allowed)
})
