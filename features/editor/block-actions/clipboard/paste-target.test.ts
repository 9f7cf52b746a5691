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
  ['a text after the selected block', [text], 'a', { parent: null, column: null, index: 1 }],
  ['a text in its column', [text], 'x', { parent: 'box', column: 0, index: 1 }],
  ['a text at the end', [text], null, { parent: null, column: null, index: 3 }],
  ['a text into the answer of a question', [text], 'question', { parent: 'question', column: null, index: 1 }],
  ['a question into its list', [question], 'faq', { parent: 'faq', column: null, index: 1 }],
  ['a question after another question', [question], 'answer', { parent: 'faq', column: null, index: 1 }],
  [
    'a container after the list that contains it',
    [createTree('new', 'container')],
    'answer',
    { parent: null, column: null, index: 3 },
  ],
  ['no position for a question outside its list', [question], 'a', null],
  ['no position for a question with another block', [question, createTree('other')], 'faq', null],
  ['no position for a question at the end of the page', [question], null, null],
])('finds %s', (_, trees, selectedKey, position) => {
  expect(findPasteTarget(page, trees, selectedKey)).toEqual(position)
})
