import { expect, it } from 'vitest'
import { at, createDocument, createTree } from './example.fixture'
import type { Operation } from './operations'
import { isAllowed } from './placement'

const page = createDocument(
  createTree('a'),
  createTree('box', 'container', { columns: [[createTree('b')]] }),
  createTree('faq', 'faq'),
)
const inBox = (column: number | null) => ({ parent: 'box', column, index: 0 })
const nested = (levels: number): ReturnType<typeof createTree> =>
  levels === 1 ? createTree('n1') : createTree(`n${levels}`, 'container', { columns: [[nested(levels - 1)]] })

it.each<[boolean, string, Operation]>([
  [true, 'a text on the page', { type: 'insert', position: at(0), tree: createTree('n') }],
  [true, 'a text in a column', { type: 'move', key: 'a', position: inBox(1) }],
  [false, 'a text in a column that the layout does not have', { type: 'move', key: 'a', position: inBox(2) }],
  [false, 'a text in no column of a container', { type: 'move', key: 'a', position: inBox(null) }],
  [
    false,
    'a text in a list of questions',
    { type: 'move', key: 'a', position: { parent: 'faq', column: null, index: 0 } },
  ],
  [false, 'a question on the page', { type: 'insert', position: at(0), tree: createTree('n', 'faqitem') }],
  [
    true,
    'a question in its list',
    { type: 'insert', position: { parent: 'faq', column: null, index: 0 }, tree: createTree('n', 'faqitem') },
  ],
  [false, 'a container in itself', { type: 'move', key: 'box', position: inBox(0) }],
  [false, 'what is not there', { type: 'move', key: 'x', position: at(0) }],
  [
    false,
    'a tree that is not sound',
    { type: 'insert', position: at(0), tree: createTree('n', 'faq', { children: [createTree('m')] }) },
  ],
  [true, 'eight levels', { type: 'insert', position: at(0), tree: nested(8) }],
  [false, 'nine levels', { type: 'insert', position: at(0), tree: nested(9) }],
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
const locked = createDocument(
  createTree('a'),
  createTree('box', 'container', { data: { layout: 3, ...lock }, columns: [[inner]] }),
)
const around = createDocument(
  createTree('a'),
  createTree('box', 'container', { columns: [[createTree('b', 'text', { data: lock })]] }),
)

it.each<[boolean, string, typeof page, Operation]>([
  [false, 'a change of a locked block', locked, { type: 'change', key: 'box', fields: { layout: 1 } }],
  [false, 'a change in a locked block', locked, { type: 'change', key: 'b', fields: { content: '' } }],
  [true, 'unlocking', locked, { type: 'change', key: 'box', fields: { is_locked: undefined } }],
  [true, 'naming a locked block', locked, { type: 'change', key: 'box', fields: { block_name: 'Kasten' } }],
  [false, 'moving a locked block', locked, { type: 'move', key: 'box', position: at(0) }],
  [false, 'taking a block out of a locked one', locked, { type: 'move', key: 'b', position: at(0) }],
  [false, 'putting a block into a locked one', locked, { type: 'move', key: 'a', position: inBox(0) }],
  [false, 'a new block in a locked one', locked, { type: 'insert', position: inBox(0), tree: createTree('n') }],
  [false, 'removing a locked block', locked, { type: 'remove', key: 'box' }],
  [false, 'removing what holds a locked block', around, { type: 'remove', key: 'box' }],
  [true, 'moving what holds a locked block', around, { type: 'move', key: 'box', position: at(0) }],
  [true, 'a change of another block', locked, { type: 'change', key: 'a', fields: { content: '' } }],
])('returns %s for %s', (allowed, _what, document, operation) => {
  expect(isAllowed(document, operation)).toBe(allowed)
})
