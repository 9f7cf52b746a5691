import { expect, it } from 'vitest'
import { renderRichTextPlain } from './render-rich-text'

it.each([
  ['<p>Eins</p><p>Zwei <a href="https://a.example">Link</a></p>', 'Eins\n\nZwei Link (https://a.example)'],
  ['<ul><li><p>A</p></li><li><p>B</p></li></ul><p>Ende</p>', '- A\n- B\n\nEnde'],
  ['<ol start="3"><li>C</li><li>D</li></ol>', '3. C\n4. D'],
  ['<ol type="a"><li>C</li><li>D</li></ol>', 'a. C\nb. D'],
  ['<ol><li>A<ul><li>B</li><li>C</li></ul></li><li>D</li></ol><p>E</p>', '1. A\n  - B\n  - C\n2. D\n\nE'],
])('plain text of %s keeps paragraphs, links and the numbers of lists', (html, text) => {
  expect(renderRichTextPlain(html)).toBe(text)
})
