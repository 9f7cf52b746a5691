import { expect, it } from 'vitest'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { sanitizeHtmlCode } from './html-code'

/** Frames of two films with the addresses of the contract. */
const film = {
  youtube: findEmbed('https://youtu.be/dQw4w9WgXcQ')?.frameUrl.replaceAll('&', '&amp;') ?? 'none',
  vimeo: findEmbed('https://vimeo.com/123456789')?.frameUrl.replaceAll('&', '&amp;') ?? 'none',
}

it.each([
  '<p>Das <span lang="en">Royal Opera House</span></p>',
  '<h2>Titel</h2><p lang="en">Text<br />mit <sup>2</sup></p><hr />',
  '<table><caption>Zahlen</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  '<dl><dt>a</dt><dd>b</dd></dl><pre><code>x &lt; y</code></pre><blockquote><p>c</p></blockquote>',
  '<details open><summary>a</summary><p>b</p></details><time datetime="2026-11-20">heute</time>',
  '<figure><img src="/media/images/1-abababab/small.jpg" alt="Licht" width="7" /><figcaption>a</figcaption></figure>',
  `<iframe src="${film.vimeo}" title="Film"></iframe>`,
])('keeps allowed HTML: %s', (html) => {
  expect(sanitizeHtmlCode(html)).toBe(html)
})

it.each([
  ['<h1>a</h1><div class="x" id="y"><p style="color:red" onclick="x()">b</p></div>', 'a<p>b</p>'],
  ['<span class="x">a</span><span lang="?">b</span>', 'ab'],
  ['<img src="https://evil.example/a.png" /><p>a</p>', '<p>a</p>'],
  ['<img src="//evil.example/media/a.png" />', ''],
  ['<img src="/media/../api/users/me/" />', ''],
  ['<img src="/media/%2e%2e/api/users/me/" />', ''],
  ['<img src="/\\evil.example/media/" />', ''],
  ['<img src="data:image/svg+xml,<svg onload=x()>" />', ''],
  ['<img src="/media/a.jpg" onerror="x()" srcset="//evil.example 2x" style="a" />', '<img src="/media/a.jpg" />'],
  ['<svg><style><img src="/media/a" onerror=x()></style></svg>', ''],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=x()>">', ''],
  ['<form action="//evil.example"><input name="a"><button>b</button></form>', 'b'],
  ['<object data="x"></object><embed src="x"><base href="//evil.example">', ''],
  ['<meta http-equiv="refresh" content="0;url=//evil.example"><link rel="stylesheet" href="x">', ''],
  [
    '<table><script>x()</script><tr><td background="javascript:x()">a</td></tr></table>',
    '<table><tr><td>a</td></tr></table>',
  ],
  ['<a href="javascript:x()"><code>a</code></a>', '<a><code>a</code></a>'],
  ['<iframe src="https://evil.example/"></iframe>', ''],
  ['<iframe src="https://youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>', ''],
  ['<iframe src="https://youtube.com@evil.example/embed/dQw4w9WgXcQ"></iframe>', ''],
  ['<iframe src="javascript:x()"></iframe>', ''],
  ['<iframe srcdoc="<script>x()</script>"></iframe>', ''],
  [
    '<iframe src="https://youtu.be/dQw4w9WgXcQ" allow="camera" srcdoc="<p>x" onload="x()"></iframe>',
    `<iframe src="${film.youtube}"></iframe>`,
  ],
])('removes unsafe HTML: %s', (dirty, clean) => {
  expect(sanitizeHtmlCode(dirty)).toBe(clean)
})

it('removes the content of frames', () => {
  const frame = '<iframe src="https://youtu.be/dQw4w9WgXcQ"><img src="/media/a" onerror="x()"></iframe>'
  expect(sanitizeHtmlCode(frame)).not.toContain('onerror')
})

it('is idempotent', () => {
  const sanitizedCode = sanitizeHtmlCode(
    '<figure><iframe src="https://dai.ly/x8abcd1" title="a"></iframe></figure><img src="/media/a b.jpg" alt="x"><td>a',
  )
  expect(sanitizeHtmlCode(sanitizedCode)).toBe(sanitizedCode)
})

it('removes a frame with an overlong address in time', () => {
  expect(sanitizeHtmlCode(`<iframe src="${'&lt;iframe '.repeat(10_000)}"></iframe>`)).toBe('')
})
