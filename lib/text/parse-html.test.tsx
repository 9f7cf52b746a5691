import { expect, it, vi } from 'vitest'
import { parseHtml } from './parse-html'
import { parseHtml as parseInBrowser } from './parse-html-in-browser'

/** Sanitized HTML, also with elements that a browser's HTML parser would move. */
const sanitized = {
  'a text': '<p>Eins &amp; <strong>zwei</strong><br />drei</p>\n<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
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

it.each(Object.entries(sanitized))('parses %s as on the server', (_, html) => {
  expect(parseInBrowser(html)).toEqual(parseHtml(html))
})

it.each([
  ['an attribute without a value', '<details open><summary>a</summary>b</details>'],
  ['named entities', '<p>a&nbsp;b &ndash; c</p>'],
  ['an address with &', '<iframe src="https://example.org/?a=1&b=2" allowfullscreen></iframe>'],
  ['the text of an editor', '<p>a<br>b&nbsp;<strong>c</strong></p><p>d <br></p>'],
  ['a code to embed', `<BLOCKQUOTE class='x' style="color: red" data-a="<b>" cite=/x>a<br>b</BLOCKQUOTE>`],
  ['omitted ends', '<ul><li>a<li>b<ul><li>c</ul></ul><p>d<p>e<table><tr><td>1<td>2<tr><th>3</table>'],
  ['wrong ends', '<div><em>a</div>b</em></i>c'],
  ['equal attributes', '<a href="/a" href="/b">x</a>'],
  ['signs without meaning', 'a < b & c &unknown; 1<2 <3'],
  ['entities of all kinds', '&auml;&#228;&#xE4;&AMP;&lt;p&gt;&quot;&amp;nbsp;'],
  ['an entity without its end in an address', '<a href="/?a=1&copy=2&amp;b=3">x</a>'],
  ['a declaration', '<!DOCTYPE html><?xml version="1.0"?><p>a</p>'],
])('parses HTML that is no XML as on the server: %s', (_, html) => {
  expect(parseInBrowser(html)).toEqual(parseHtml(html))
})

it('creates no document, in which the content security policy would refuse styles', () => {
  vi.stubGlobal('DOMParser', undefined)
  const create = vi.spyOn(document, 'createElement')
  parseInBrowser('<p style="color: red">a &amp; b<br></p><p>c')
  expect(create.mock.calls).toEqual([['textarea']])
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
