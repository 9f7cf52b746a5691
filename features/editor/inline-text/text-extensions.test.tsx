import { generateHTML, generateJSON } from '@tiptap/core'
import { expect, it } from 'vitest'
import { richText } from './text-extensions'

/** Returns HTML as it is after editing. */
const rewrite = (html: string) => generateHTML(generateJSON(html, richText), richText)

it.each([
  '<p>Ein <a href="https://example.org/seite">Wort</a></p>',
  '<p><a target="_blank" rel="noopener noreferrer" href="/de/themen">Themen</a></p>',
  '<p><a href="#termine"><strong>Termine</strong></a> und <a href="mailto:post@example.org"><em>Post</em></a></p>',
  '<ul><li><p><a href="tel:+4930">Anruf</a></p></li></ul>',
  '<ol start="3"><li><p>Punkt</p></li></ol><ol start="3" type="a"><li><p>Buchstabe</p></li></ol>',
  '<p>Das <span lang="en">Royal <a href="/de/oper">Opera</a> <strong>House</strong></span></p>',
])('keeps %s', (html) => {
  expect(rewrite(html)).toBe(html)
})

it.each([
  ['<span>Wort</span>', 'Wort'],
  ['<span class="x" lang="en">Wort</span>', '<span lang="en">Wort</span>'],
  ['<span lang="englisch">Wort</span>', 'Wort'],
  ['<span lang="en">Ein <span lang="fr">mot</span></span>', '<span lang="en">Ein </span><span lang="fr">mot</span>'],
])('keeps only the language of %s', (html, result) => {
  expect(rewrite(`<p>${html}</p>`)).toBe(`<p>${result}</p>`)
})

it.each(['javascript:alert(1)', '//example.org', 'ftp://example.org', 'data:text/html,x', 'https://a:b@example.org'])(
  'removes a link to %s',
  (address) => {
    expect(rewrite(`<p><a href="${address}">Wort</a></p>`)).toBe('<p>Wort</p>')
  },
)
