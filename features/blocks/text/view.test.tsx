import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { textSchema } from '@/lib/contract/blocks/text'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import { TextView } from './view'

const show = (content: string, locale: Locale = 'de', fields: Record<string, unknown> = {}) =>
  renderIn(locale, <TextView data={textSchema.parse({ content, ...fields })} />)

it('renders paragraphs, lists, bold, italic and line breaks', () => {
  const { container } = show(
    '<p>Ein <b>fetter</b>, <i>schräger</i><br>Satz</p><ul><li>eins<ul><li>innen</li></ul></li></ul><ol><li>zwei</li></ol>',
  )
  expect(container.firstElementChild?.innerHTML).toBe(
    '<p>Ein <strong>fetter</strong>, <em>schräger</em><br>Satz</p><ul><li>eins<ul><li>innen</li></ul></li></ul><ol><li>zwei</li></ol>',
  )
})

it('keeps the start and the type of ordered lists', () => {
  const html =
    '<ol start="3" type="a"><li>c<ol type="I"><li>I</li></ol></li></ol><ol start="x" type="disc"><li>1</li></ol>'
  const { container } = show(html)
  expect(container.firstElementChild?.innerHTML).toBe(html.replace(' start="x" type="disc"', ''))
})

it('leaves out hidden elements of other backends', () => {
  const { container } = show(
    '<p>Text<span style="display:none">VERBORGEN</span></p><noscript>VERBORGEN</noscript><p hidden>VERBORGEN</p>',
  )
  expect(container).toHaveTextContent(/^Text$/)
})

it('marks passages in another language for screen readers, and ignores invalid language tags', () => {
  const { container } = show(
    '<p>Das <span lang="en" class="x">Royal <b>Opera</b></span> <span>am</span> <span lang="?">Abend</span></p>',
  )
  expect(container.firstElementChild?.innerHTML).toBe(
    '<p>Das <span lang="en">Royal <strong>Opera</strong></span> am Abend</p>',
  )
})

it('opens a link within the site in the same tab', () => {
  show('<p><a href="/de/themen">Themen</a></p>')
  const link = screen.getByRole('link', { name: 'Themen' })
  expect(link).toHaveAttribute('href', '/de/themen')
  expect(link).not.toHaveAttribute('target')
})

it.each([
  ['https://example.org/', 'de', 'öffnet in neuem Tab'],
  ['/media/satzung.pdf', 'de', 'öffnet in neuem Tab'],
  ['https://example.org/', 'en', 'opens in a new tab'],
  ['//evil.example/', 'en', 'opens in a new tab'],
] as const)('opens a link to %s (%s) in a new tab with a hint', (href, locale, hint) => {
  show(`<p><a href="${href}">Ziel</a></p>`, locale)
  const link = screen.getByRole('link', { name: `Ziel (${hint})` })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

it('opens no tab for an e-mail address', () => {
  show('<p><a href="mailto:post@vbo.example.org">Post</a></p>')
  expect(screen.getByRole('link', { name: 'Post' })).not.toHaveAttribute('target')
})

it.each([
  ['<script>alert(1)</script><p>Text</p>', 'Text'],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y">Text</p>', 'Text'],
  ['<p><img src=x onerror=alert(1)>Text</p>', 'Text'],
  ['<svg><a xlink:href="javascript:alert(1)">Text</a></svg>', 'Text'],
  ['<p><a href="javascript:alert(1)">Text</a></p>', 'Text'],
  ['<p><a href="java&#10;script:alert(1)">Text</a></p>', 'Text'],
  ['<style>p { display: none }</style><iframe src="https://evil.example"></iframe><p>Text</p>', 'Text'],
  ['<p>&lt;b&gt;Text&lt;/b&gt;</p>', '<b>Text</b>'],
])('keeps only the text of %s', (html, text) => {
  const { container } = show(html)
  expect(container).toHaveTextContent(text)
  expect(container.querySelectorAll('script, style, img, svg, iframe, a, [onclick], [style], [id]')).toHaveLength(0)
})

it('cuts off excessive nesting', () => {
  const { container } = show(`${'<ul><li>'.repeat(500)}tief`)
  expect(container).not.toHaveTextContent('tief')
})

it('applies anchor and additional space', () => {
  const { container } = show('<p>Text</p>', 'de', { anchor: 'lage', add_additional_space: true })
  const plain = show('<p>Text</p>').container
  expect(container.firstElementChild).toHaveAttribute('id', 'lage')
  expect(container.firstElementChild?.className).not.toBe(plain.firstElementChild?.className)
})
