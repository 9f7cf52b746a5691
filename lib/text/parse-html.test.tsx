import { expect, it } from 'vitest'
import { parseHtml } from './parse-html'
import { parseHtml as parseInBrowser } from './parse-html-in-browser'

/** Sanitized HTML, also with elements that a browser's HTML parser would move. */
const sanitized = {
  'a text':
    '<p>Eins &amp; <strong>zwei</strong><br />drei</p>\n<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
  'a link': '<p><a href="/de/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a> y</p>',
  'a language': '<p>das <span lang="en">stage</span></p>',
  'a table': '<table><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  'a table without a body': '<table><caption>t</caption><tr><th scope="col">1</th></tr></table>',
  'text in a table': '<table>Text<tbody><tr><td>1</td></tr></tbody></table>',
  'blocks in inline elements': '<strong><ul><li>a</li></ul></strong>',
  'items without a list': '<li>a</li><dt>b</dt><tr><td>c</td></tr>',
  'code as a text': '<pre>&lt;p&gt;\n  x\n&lt;/p&gt;</pre>',
  'only text': 'Ein Text ',
  nothing: '',
}

it.each(Object.entries(sanitized))('parses %s as in browsers', (_, html) => {
  expect(parseInBrowser(html)).toEqual(parseHtml(html))
})

it.each([
  ['an attribute without a value', '<details open><summary>a</summary>b</details>'],
  ['named entities', '<p>a&nbsp;b &ndash; c</p>'],
  ['an address with &', '<iframe src="https://example.org/?a=1&b=2" allowfullscreen></iframe>'],
])('parses HTML that is no XML as in browsers: %s', (_, html) => {
  expect(parseInBrowser(html)).toEqual(parseHtml(html))
})

it.each([
  ['server', parseHtml],
  ['browser', parseInBrowser],
])('leaves out comments, scripts and styles: %s', (_, parse) => {
  const html = '<p>a<!-- b --></p><script>c()</script><style>p {}</style><p>d &lt; e</p>'
  const paragraph = (data: string) => ({
    type: 'element',
    name: 'p',
    attributes: {},
    children: [{ type: 'text', data }],
  })
  expect(parse(html)).toEqual([paragraph('a'), paragraph('d < e')])
})
