import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const p = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const link = (href: unknown, target?: string) => ({ type: 'link', attrs: { href, target } })

function show(content: unknown) {
  const { container } = showModules([createModule('text', { content })])
  return container.querySelector('[data-model="text"]')?.firstElementChild
}

const sampleDoc = doc(
  p(text('Ein '), text('fetter', { type: 'bold' }), { type: 'hardBreak' }, text('Satz', { type: 'italic' })),
  { type: 'bulletList', content: [{ type: 'listItem', content: [p(text('eins'))] }] },
  { type: 'orderedList', attrs: { start: 1 }, content: [{ type: 'listItem', content: [p(text('zwei'))] }] },
)

it.each([
  ['an object', sampleDoc],
  ['a string', JSON.stringify(sampleDoc)],
])('renders a document as %s like HTML', (_, content) => {
  expect(show(content)?.innerHTML).toBe(
    '<p>Ein <strong>fetter</strong><br><em>Satz</em></p><ul><li><p>eins</p></li></ul><ol><li><p>zwei</p></li></ol>',
  )
})

it.each([
  [{ start: 3, type: 'a' }, '<ol start="3" type="a">'],
  [{ start: 'x', type: 7 }, '<ol>'],
  ['x', '<ol>'],
])('renders an ordered list with %j', (attrs, tag) => {
  const list = { type: 'orderedList', attrs, content: [{ type: 'listItem', content: [p(text('c'))] }] }
  expect(show(doc(list))?.innerHTML).toBe(`${tag}<li><p>c</p></li></ol>`)
})

it('renders safe links with the marks of the site', () => {
  show(doc(p(text('innen', link('/de/themen'), { type: 'bold' }), text('außen', link('https://example.org/')))))
  expect(screen.getByRole('link', { name: 'innen' })).toHaveAttribute('href', '/de/themen')
  expect(screen.getByRole('link', { name: /außen/ })).toHaveAttribute('rel', 'noopener noreferrer')
})

it('marks passages in another language for screen readers', () => {
  const language = (lang: unknown) => ({ type: 'language', attrs: { lang } })
  const words = [text('Opera', language('en'), { type: 'bold' }), text(' heute', language('?'))]
  expect(show(doc(p(...words)))?.innerHTML).toBe('<p><span lang="en"><strong>Opera</strong></span> heute</p>')
})

it.each([
  ['an address that runs', p(text('Text', link('javascript:alert(1)')))],
  ['an address that is none', p(text('Text', link(7)))],
  ['an unknown node', { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [p(text('Text'))] }],
  ['an unknown mark', p(text('Text', { type: 'textStyle', attrs: { style: 'color: red' } }, null))],
  ['a name of Object.prototype', { type: 'constructor', content: [text('Text')] }],
  ['wrong shapes', p(text('Text'), null, 7, { type: 7 }, { type: 'text', text: {} }, { type: 'p', content: 'x' })],
])('keeps only the text of %s', (_, node) => {
  const element = show(doc(node))
  expect(element).toHaveTextContent(/^Text$/)
  expect(element?.querySelectorAll('a, iframe, [style]')).toHaveLength(0)
})

it('renders markup in text as text', () => {
  expect(show(doc(p(text('<b>fett</b>'))))).toHaveTextContent('<b>fett</b>')
})

it('cuts off excessive nesting', () => {
  const open = '{"type":"bulletList","content":['.repeat(5000)
  const deep = `{"type":"doc","content":[${open}{"type":"text","text":"tief"}${']}'.repeat(5001)}`
  expect(show(deep)).not.toHaveTextContent('tief')
})

it.each(['{kein Dokument}', '{"type":"node"}'])('renders %s as text', (words) => {
  expect(show(words)).toHaveTextContent(words)
})
