import { expect, test } from 'vitest'
import { prepareBlockData } from './block-data'
import { InvalidModuleError } from './invalid-module-error'
import { linkAddress } from './local-path'
import { sanitizeRichText } from './rich-text'

test('rich text keeps what editors may write', () => {
  const html =
    '<p>Ein <strong>starkes</strong>, <em>leises</em> Wort<br />und ein <a href="/de/satzung">Verweis</a></p><ol><li>Eins</li></ol>'
  expect(sanitizeRichText(html)).toBe(html)
  expect(sanitizeRichText('<p><b>fett</b> <i>schräg</i> &amp; „Größe“</p>')).toBe(
    '<p><strong>fett</strong> <em>schräg</em> &amp; „Größe“</p>',
  )
})

test.each([
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<svg onload=alert(1)><p>b</p></svg><p>a</p>', '<p>a</p>'],
  ['<script>alert(1)</script>a', 'a'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="jAvAsCrIpT&#58;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="//evil.example/">a</a>', '<a>a</a>'],
  ['<a href="/\\evil.example/">a</a>', '<a>a</a>'],
  ['<a href="https://bank.example@evil.example/">a</a>', '<a>a</a>'],
  [
    '<a href="https://a.example/" style="position:fixed" class="x">a</a>',
    '<a href="https://a.example/">a</a>',
  ],
  [
    '<a href="https://a.example/" target="_blank" rel="opener">a</a>',
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="/de/" target="other">a</a>', '<a href="/de/">a</a>'],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<!-- a --><p>a<!--> <img src=x onerror=alert(1)> --></p>', '<p>a  --&gt;</p>'],
  ['<h1>Groß</h1><table><tr><td>a</td></tr></table>', 'Großa'],
])('rich text loses what could do harm: %s', (dirty, clean) => {
  expect(sanitizeRichText(dirty)).toBe(clean)
})

test('rich text nested without end is cut, not refused with a crash', () => {
  const deep = sanitizeRichText('<ul><li>'.repeat(10_000))
  expect(deep.length).toBeLessThan(2000)
})

test('sanitising twice changes nothing more', () => {
  const once = sanitizeRichText('<p>a &lt;script&gt; <a href="mailto:a@b.example" target=_blank>x</a></p>')
  expect(sanitizeRichText(once)).toBe(once)
})

test.each([
  ['/de/ueber-uns', '/de/ueber-uns'],
  [' #kontakt ', '#kontakt'],
  ['www.example.org/a', 'https://www.example.org/a'],
  ['http://example.org', 'http://example.org'],
  ['tel:+493023125000', 'tel:+493023125000'],
  ['javascript:alert(1)', null],
  ['vbscript:x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/a\u0000b', null],
  ['https://a@evil.example', null],
  ['', null],
])('the link %j leads to %j', (entered, address) => {
  expect(linkAddress(entered)).toBe(address)
})

test('a link stores the address it leads to, whatever was sent along', () => {
  const data = prepareBlockData('link', { content: 'Los', link: 'www.example.org', link_url: 'javascript:x' })
  expect(data).toMatchObject({ link: 'www.example.org', link_url: 'https://www.example.org' })
})

test('wrong data is refused and says which field', () => {
  const refuse = (model: string, data: Record<string, unknown>) => {
    try {
      prepareBlockData(model, data)
    } catch (error) {
      if (error instanceof InvalidModuleError) return Object.keys(error.fields)
    }
    return null
  }
  expect(refuse('headline', { headline_level: 7 })).toEqual(['headline_level', 'content'])
  expect(refuse('link', { link: 'javascript:alert(1)' })).toEqual(['link'])
  expect(refuse('container', { layout: 6 })).toEqual(['layout'])
  expect(refuse('image', { image: 'one' })).toEqual(['image'])
  expect(refuse('text', { content: '', __proto__: null })).toBeNull()
})

test('a model nobody knows is stored as it is', () => {
  expect(prepareBlockData('constructor', { a: 1 })).toEqual({ a: 1 })
})
