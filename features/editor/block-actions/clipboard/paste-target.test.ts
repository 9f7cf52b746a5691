import { expect, it } from 'vitest'
import { createDocument, createTree } from '../../core/example.fixture'
import { findPasteTarget } from './paste-target'

const box = createTree('box', 'container', { columns: [[createTree('x')]] })
const faq = createTree('faq', 'faq', {
  children: [createTree('question', 'faqitem', { children: [createTree('answer')] })],
})
const page = createDocument(createTree('a'), box, faq)
const text = createTree('new')
const question = createTree('new', 'faqitem')

it.each([
  ['a text behind the selected block', [text], 'a', { parent: null, column: null, index: 1 }],
  ['a text in its column', [text], 'x', { parent: 'box', column: 0, index: 1 }],
  ['a text at the end', [text], null, { parent: null, column: null, index: 3 }],
  ['a text into the answer of a question', [text], 'question', { parent: 'question', column: null, index: 1 }],
  ['a question into its list', [question], 'faq', { parent: 'faq', column: null, index: 1 }],
  ['a question behind another', [question], 'answer', { parent: 'faq', column: null, index: 1 }],
  [
    'a container after the list that contains it',
    [createTree('new', 'container')],
    'answer',
    { parent: null, column: null, index: 3 },
  ],
  ['a question nowhere else', [question], 'a', null],
  ['nor with another block', [question, createTree('other')], 'faq', null],
  ['nor at the end of the page', [question], null, null],
])('%s', (_, trees, selected, position) => {
  expect(findPasteTarget(page, trees, selected)).toEqual(position)
})
