import { expect, it } from 'vitest'
import { at, pageOf, tree } from './example.fixture'
import type { Operation } from './operations'
import { isAllowed } from './placement'

const page = pageOf(tree('a'), tree('box', 'container', { columns: [[tree('b')]] }), tree('faq', 'faq'))
const inBox = (column: number | null) => ({ parent: 'box', column, index: 0 })
const nested = (levels: number): ReturnType<typeof tree> =>
  levels === 1 ? tree('n1') : tree(`n${levels}`, 'container', { columns: [[nested(levels - 1)]] })

it.each<[boolean, string, Operation]>([
  [true, 'a text on the page', { type: 'insert', position: at(0), tree: tree('n') }],
  [true, 'a text in a column', { type: 'move', key: 'a', position: inBox(1) }],
  [false, 'a text in a column that the layout does not have', { type: 'move', key: 'a', position: inBox(2) }],
  [false, 'a text in no column of a container', { type: 'move', key: 'a', position: inBox(null) }],
  [
    false,
    'a text in a list of questions',
    { type: 'move', key: 'a', position: { parent: 'faq', column: null, index: 0 } },
  ],
  [false, 'a question on the page', { type: 'insert', position: at(0), tree: tree('n', 'faqitem') }],
  [
    true,
    'a question in its list',
    { type: 'insert', position: { parent: 'faq', column: null, index: 0 }, tree: tree('n', 'faqitem') },
  ],
  [false, 'a container in itself', { type: 'move', key: 'box', position: inBox(0) }],
  [false, 'what is not there', { type: 'move', key: 'x', position: at(0) }],
  [
    false,
    'a tree that is not sound',
    { type: 'insert', position: at(0), tree: tree('n', 'faq', { children: [tree('m')] }) },
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
])('answers %s for %s', (allowed, _what, operation) => {
  expect(isAllowed(page, operation)).toBe(allowed)
})
