import { generateHTML, generateJSON } from '@tiptap/core'
import { expect, test } from 'vitest'
import { richText } from './text-extensions'

/** HTML as it is after it was written in. */
const written = (html: string) => generateHTML(generateJSON(html, richText), richText)

test.each([
  '<p>Ein <a href="https://example.org/seite">Wort</a></p>',
  '<p><a target="_blank" rel="noopener noreferrer" href="/de/themen">Themen</a></p>',
  '<p><a href="#termine"><strong>Termine</strong></a> und <a href="mailto:post@example.org"><em>Post</em></a></p>',
  '<ul><li><p><a href="tel:+4930">Anruf</a></p></li></ul>',
])('%s stays as it is stored', (html) => {
  expect(written(html)).toBe(html)
})

test.each([
  'javascript:alert(1)',
  '//example.org',
  'ftp://example.org',
  'data:text/html,x',
  'https://a:b@example.org',
])('words that lead to %s are no link, as they are not stored', (address) => {
  expect(written(`<p><a href="${address}">Wort</a></p>`)).toBe('<p>Wort</p>')
})
