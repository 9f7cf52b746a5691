import { expect, it } from 'vitest'
import { sanitizeRichText, sanitizeTable } from '@/backend/platform/html/rich-text'
import type { Locale } from '@/lib/contract/common/locale'
import { normalizeLink } from '@/lib/contract/pages/link-address'
import { prepareBlockData } from './block-data'
import { InvalidModuleError } from './invalid-module-error'
import { listLinks } from './links'

it('keeps the allowed elements of rich text', () => {
  const html =
    '<p>Ein <strong>starkes</strong>, <em>leises</em> Wort<br />und ein <a href="/de/satzung">Verweis</a></p><ol><li>Eins</li></ol>'
  expect(sanitizeRichText(html)).toBe(html)
  expect(sanitizeRichText('<p><b>fett</b> <i>schräg</i> &amp; „Größe“</p>')).toBe(
    '<p><strong>fett</strong> <em>schräg</em> &amp; „Größe“</p>',
  )
})

it.each([
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
  ['<a href="https://a.example/" style="position:fixed" class="x">a</a>', '<a href="https://a.example/">a</a>'],
  [
    '<a href="https://a.example/" target="_blank" rel="opener">a</a>',
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="/de/" target="other">a</a>', '<a href="/de/">a</a>'],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<!-- a --><p>a<!--> <img src=x onerror=alert(1)> --></p>', '<p>a  --&gt;</p>'],
  ['<h1>Groß</h1><table><tr><td>a</td></tr></table>', 'Großa'],
])('removes dangerous parts of rich text: %s', (dirty, clean) => {
  expect(sanitizeRichText(dirty)).toBe(clean)
})

it.each([
  '<p>Das <span lang="en">Royal <a href="/de/oper">Opera</a> House</span></p>',
  '<ul><li><span lang="zh-Hant-TW">京劇</span> und <strong><span lang="es-419">danza</span></strong></li></ul>',
])('keeps the language of a passage: %s', (html) => {
  expect(sanitizeRichText(html)).toBe(html)
  const table = `<table><tbody><tr><td>${html}</td></tr></tbody></table>`
  expect(sanitizeTable(table)).toBe(table)
})

it.each([
  ['<span>a</span>', 'a'],
  [
    '<span class="x" style="color:red">a <em>b</em></span><span lang="en">c</span>',
    'a <em>b</em><span lang="en">c</span>',
  ],
  ['<span lang="en" dir="rtl" id="x" title="y" onclick="alert(1)" xml:lang="fr">a</span>', '<span lang="en">a</span>'],
  ['<span lang="">a</span><span lang>b</span><span lang=" en">c</span>', 'abc'],
  ['<span lang="english">a</span><span lang="en_US">b</span><span lang="x-own">c</span>', 'abc'],
  [`<span lang='en" onmouseover="alert(1)'>a</span>`, 'a'],
  ['<span lang="en&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</span>', 'a'],
  [`<span lang="${'en-'.repeat(10_000)}">a</span>`, 'a'],
  ['<span lang="en"><script>alert(1)</script>a</span>', '<span lang="en">a</span>'],
  ['<p lang="en"><em lang="en">a</em></p>', '<p><em>a</em></p>'],
  ['<span lang="en">a <span>b <span lang="fr">c</span></span>', '<span lang="en">a b <span lang="fr">c</span></span>'],
])('removes spans without a language, and their other attributes: %.80s', (dirty, clean) => {
  expect(sanitizeRichText(dirty)).toBe(clean)
  expect(sanitizeRichText(clean)).toBe(clean)
})

it('removes deeply nested passages, and keeps their words', () => {
  const nestedHtml = sanitizeRichText(`${'<span lang="en">'.repeat(100)}a`)
  expect(nestedHtml).toBe(`${'<span lang="en">'.repeat(30)}a${'</span>'.repeat(30)}`)
  expect(sanitizeRichText(`${'<span>'.repeat(100)}a`)).toBe('a')
})

it('truncates deeply nested rich text', () => {
  const nestedHtml = sanitizeRichText('<ul><li>'.repeat(50))
  expect(nestedHtml.length).toBeLessThan(2000)
})

it('keeps the cells of a table with allowed contents only', () => {
  const html = '<table><tbody><tr><td><p>a <strong>b</strong></p></td><td></td></tr></tbody></table>'
  expect(sanitizeTable(html)).toBe(html)
  const dirty =
    '<h2>T</h2><table style="x" onclick="a()"><thead><tr><th colspan="9">a<script>x()</script></th></tr></thead></table>'
  expect(sanitizeTable(dirty)).toBe('T<table><tr><td>a</td></tr></table>')
})

it('trims a line', () => {
  expect(prepareBlockData('headline', { content: '\u00a0Titel ', headline_level: 2 })).toMatchObject({
    content: 'Titel',
  })
})

it('lists the links of a table', () => {
  const content = '<table><tbody><tr><td><p><a href="page:7/de">a</a></p></td></tr></tbody></table>'
  expect(listLinks('table', { content })).toEqual(['page:7/de'])
})

it.each([{}, { content: '' }, { content: '<p>Text</p>' }, { content: '<table></table>' }])(
  'rejects a table without a cell: %j',
  (data) => {
    expect(() => prepareBlockData('table', data)).toThrow(InvalidModuleError)
  },
)

it('does not change sanitized rich text', () => {
  const sanitizedHtml = sanitizeRichText('<p>a &lt;script&gt; <a href="mailto:a@b.example" target=_blank>x</a></p>')
  expect(sanitizeRichText(sanitizedHtml)).toBe(sanitizedHtml)
})

it.each([
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
])('normalizes the link %j to %j', (entered, address) => {
  expect(normalizeLink(entered)).toBe(address)
})

it('stores the computed address of a link, not a sent one', () => {
  const data = prepareBlockData('link', { content: 'Los', link: 'www.example.org', link_url: 'javascript:x' })
  expect(data).toMatchObject({ link: 'www.example.org', link_url: 'https://www.example.org' })
})

/** Returns the fields that a model rejects, null for valid data. */
function listFieldErrors(model: string, data: Record<string, unknown>, locale: Locale = 'en') {
  try {
    prepareBlockData(model, data)
  } catch (error) {
    if (error instanceof InvalidModuleError) return error.getFieldErrors(locale)
    throw error
  }
  return null
}

const createLongText = (length: number) => 'a'.repeat(length)
const filmAddress = 'https://vimeo.com/123456789'

it.each<[string, Record<string, unknown>, string[]]>([
  ['headline', { headline_level: 7 }, ['headline_level', 'content']],
  ['headline', { headline_level: 2, content: ' ' }, ['content']],
  ['headline', { headline_level: 2, content: createLongText(301) }, ['content']],
  ['headline', { headline_level: 2, content: 'a', anchor: 'a b' }, ['anchor']],
  ['text', { content: createLongText(100_001) }, ['content']],
  ['link', { link: 'javascript:alert(1)' }, ['link']],
  ['quote', { content: '' }, ['content']],
  ['faqitem', {}, ['content']],
  ['image', { image: 'one' }, ['image']],
  ['image', { image: null }, ['image']],
  ['image', { image: 2 ** 31 }, ['image']],
  ['image', { image: 1, link: '//evil.example' }, ['link']],
  ['imagelist', { extra_class: 'carousel' }, ['extra_class']],
  ['imagelistitem', { image: 1.5, link: 'data:text/html,x' }, ['image', 'link']],
  ['logolistitem', { image: -1 }, ['image']],
  ['fullteaser', {}, ['headline', 'text']],
  ['fullteaser', { headline: 'a', text: createLongText(513) }, ['text']],
  ['teaserlistitem', { headline: '' }, ['headline']],
  ['team', { extra_class: 'slide' }, ['extra_class']],
  ['teammember', { person: null }, ['person']],
  ['section', { href: 'blue' }, ['href']],
  ['video', { video_url: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' }, ['video_url']],
  ['video', { video_url: 'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ' }, ['video_url']],
  ['video', { video_url: 'https://xn--yutube-wqf.com/watch?v=dQw4w9WgXcQ' }, ['video_url']],
  ['video', { video_url: 'https://soundcloud.com/vbo/probe' }, ['video_url']],
  ['video', { video_url: 'http://169.254.169.254/' }, ['video_url']],
  ['videolistitem', { video_url: '' }, ['video_url']],
  ['audio', { embed: filmAddress }, ['embed']],
  ['viewer', { embed: 'https://evil.example/a.pdf' }, ['embed']],
  ['socialmedia', { embed: createLongText(5001) }, ['embed']],
  ['socialmedia', { embed: 'https://x.com/vbo/status/1234567890', media_type: 'Facebook' }, ['media_type']],
  ['html', {}, ['html_code']],
  ['html', { html_code: '<script>x()</script>' }, ['html_code']],
  ['html', { html_code_obj: 'footer' }, ['html_code_obj']],
  ['container', { layout: 6 }, ['layout']],
])('rejects the invalid fields of the model %s: %j', (model, data, fields) => {
  expect(Object.keys(listFieldErrors(model, data) ?? {})).toEqual(fields)
})

it('names the supported services for an unknown medium', () => {
  expect(listFieldErrors('audio', { embed: 'https://evil.example/' })).toEqual({
    embed: ['Enter the address of a recording at SoundCloud, Spotify, Apple Podcasts, Deezer.'],
  })
})

it.each<[string, Record<string, unknown>, Record<string, string>, Record<string, string>]>([
  ['headline', { headline_level: 2 }, { content: 'Pflichtfeld' }, { content: 'This field is required!' }],
  ['quote', { content: ' ' }, { content: 'Pflichtfeld' }, { content: 'This field is required!' }],
  ['teammember', { person: null }, { person: 'Pflichtfeld' }, { person: 'This field is required!' }],
  ['image', { image: 'one' }, { image: 'Bitte geben Sie eine Zahl ein.' }, { image: 'Please enter a number.' }],
  [
    'headline',
    { headline_level: 7, content: 'a' },
    { headline_level: 'Der Wert darf höchstens 6 sein.' },
    { headline_level: 'The value must be at most 6.' },
  ],
  [
    'fullteaser',
    { headline: 'a', text: createLongText(513) },
    { text: 'Höchstens 512 Zeichen sind erlaubt.' },
    { text: 'Use no more than 512 characters.' },
  ],
  [
    'video',
    { video_url: 'https://evil.example/' },
    { video_url: 'Bitte geben Sie die Adresse eines Videos bei YouTube, Vimeo, Dailymotion ein.' },
    { video_url: 'Enter the address of a video at YouTube, Vimeo, Dailymotion.' },
  ],
  [
    'socialmedia',
    { embed: 'https://x.com/vbo/status/1234567890', media_type: 'Facebook' },
    { media_type: 'Diese Adresse gehört zu X.' },
    { media_type: 'This address belongs to X.' },
  ],
])('explains the errors of the model %s in both languages: %j', (model, data, german, english) => {
  const toLists = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, [text]]))
  expect(listFieldErrors(model, data, 'de')).toEqual(toLists(german))
  expect(listFieldErrors(model, data, 'en')).toEqual(toLists(english))
})

it('accepts loaded data with pictures, persons and selections as whole objects', () => {
  expect(prepareBlockData('image', { image: { id: 12, alt: 'x' } })).toMatchObject({ image: 12 })
  expect(prepareBlockData('teammember', { person: { id: 3, name: 'x' } })).toEqual({ person: 3 })
  const loadedData = { html_code: '<p>its code</p>', html_code_obj: { id: 4, slug: 's', title: 't' } }
  expect(prepareBlockData('html', loadedData)).toEqual({ html_code: '', html_code_obj: 4 })
  expect(Object.keys(listFieldErrors('image', { image: { id: '12' } }) ?? {})).toEqual(['image'])
})

it('rejects a dangerous address with a reason, required or not', () => {
  const reason = { link: ['Enter a valid address.'] }
  expect(listFieldErrors('link', { link: 'javascript:x()' })).toEqual(reason)
  expect(listFieldErrors('image', { image: 1, link: 'javascript:x()' })).toEqual(reason)
  expect(prepareBlockData('image', { image: 1, link: ' ' })).toMatchObject({ link: '' })
})

it('stores a medium with its service, and embedding code as its address only', () => {
  const code = '<iframe src="https://open.spotify.com/embed/show/4rOoJ6Egrf8K2IrywzwOMk" onload="x()"></iframe><script>'
  expect(prepareBlockData('audio', { embed: code, media_type: 'spotify' })).toEqual({
    embed: 'https://open.spotify.com/embed/show/4rOoJ6Egrf8K2IrywzwOMk',
    media_type: 'Spotify',
  })
  expect(prepareBlockData('video', { video_url: ` ${filmAddress} ` })).toMatchObject({ video_url: filmAddress })
})

it('stores the longest texts, links and rich text of each model', () => {
  const teaser = { headline: 'a', text: createLongText(512), link: 'www.example.org', image: 7 }
  expect(prepareBlockData('fullteaser', teaser)).toMatchObject({
    ...teaser,
    link: 'https://www.example.org',
    extra_class: 'default',
  })
  const listItem = { video_url: filmAddress, content: '<p onclick="x()">a</p><h2>b</h2>' }
  expect(prepareBlockData('videolistitem', listItem)).toMatchObject({ content: '<p>a</p>b', image: null })
  expect(prepareBlockData('html', { html_code_obj: 3 })).toEqual({ html_code: '', html_code_obj: 3 })
})

it('removes unknown fields of a model', () => {
  const data = { content: '', thumbs: { small: 'x' }, __proto__: null, extra: 1 }
  expect(Object.keys(prepareBlockData('text', data))).toEqual(['content', 'anchor', 'add_additional_space'])
})

it('stores an unknown model unchanged', () => {
  expect(prepareBlockData('constructor', { a: 1 })).toEqual({ a: 1 })
})
