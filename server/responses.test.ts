import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getScriptNonce } from '@/lib/script-nonce'
import { createFakePages } from './testing/fake-pages'
import { fetchResponse, type ReceivedResponse } from './testing/fetch-response'
import { startTestSite } from './testing/site'

const browsers = 'gzip, deflate, br, zstd'
/** Adds the nonce to scripts, like Next. */
const addNonce = (html: string) => html.replaceAll('<script', `<script nonce="${getScriptNonce()}"`)
const rows = Array.from({ length: 300 }, (_, row) => `<li>Bühne ${row * row} ${row % 7}</li>`)
const longPage = `<!doctype html><ul>${rows.join('')}</ul>`

async function startWith(html: string, siteUrl?: string) {
  const pages = createFakePages(() => ({ html, headers: { vary: 'rsc, next-router-state-tree', 'x-powered-by': 'x' } }))
  return { ...(await startTestSite({ handler: pages.handler, ...(siteUrl ? { siteUrl } : {}) })), ...pages }
}

describe('Accept-Encoding', () => {
  it.each([
    [browsers, 'br'],
    ['gzip, deflate', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0, *;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('`%s` selects %s, first in fast and then in best quality', async (accepted, encoding) => {
    const { port, renders } = await startWith(longPage)
    const responses: ReceivedResponse[] = []
    for (let index = 0; index < 4; index += 1) {
      const response = await fetchResponse(port, '/de', { headers: { 'accept-encoding': accepted } })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers['content-length']).toBe(String(response.body.length))
      expect(response.headers.vary).toBe('Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch')
      expect(response.text).toBe(longPage)
      responses.push(response)
    }
    expect(renders).toHaveLength(1)
    expect(responses.at(-1)?.body.length).toBeLessThanOrEqual(responses[0]?.body.length ?? 0)
  })

  it('is ignored for very short bodies', async () => {
    const { port } = await startWith('<p>short</p>')
    const response = await fetchResponse(port, '/de', { headers: { 'accept-encoding': browsers } })
    expect(response.headers['content-encoding']).toBeUndefined()
  })
})

describe('page requests', () => {
  it('get 304 without a body if the client has the page in any encoding', async () => {
    const { port } = await startWith(longPage)
    const headers = { 'accept-encoding': browsers }
    const first = await fetchResponse(port, '/de', { headers })
    const plain = await fetchResponse(port, '/de')
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(plain.headers.etag).not.toBe(first.headers.etag)
    for (const match of [first.headers.etag, `"other", W/${plain.headers.etag}`, '*']) {
      const response = await fetchResponse(port, '/de', { headers: { ...headers, 'if-none-match': match } })
      expect(response.status).toBe(304)
      expect(response.body).toHaveLength(0)
      expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(response.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
      expect(response.headers['content-length']).toBeUndefined()
    }
    const otherEtag = await fetchResponse(port, '/de', { headers: { ...headers, 'if-none-match': '"other"' } })
    expect(otherEtag.status).toBe(200)
  })

  it('with HEAD get the same headers as with GET, and no body', async () => {
    const { port } = await startWith(longPage)
    const response = await fetchResponse(port, '/de')
    const head = await fetchResponse(port, '/de', { method: 'HEAD' })
    const { date: _got, 'x-request-id': _first, ...expected } = response.headers
    const { date: _head, 'x-request-id': _second, ...actual } = head.headers
    expect(actual).toEqual(expected)
    expect(head.body).toHaveLength(0)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('with %s are rejected without a render', async (method) => {
    const { port, renders } = await startWith(longPage)
    const headers = { 'next-action': 'abc', 'content-type': 'text/plain;charset=UTF-8', 'content-length': 7 }
    const response = await fetchResponse(port, '/de', { method, headers, body: '["$F1"]' })
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(renders).toHaveLength(0)
  })
})

describe('the Content-Security-Policy of a page', () => {
  it('contains the hash of each inline script, and nothing else', async () => {
    const flight = ['a', 'b', 'c'].map((row) => `<script>self.__next_f.push([1,"${row}"])</script>`).join('')
    const data = '<script type="application/ld+json">{}</script>'
    const { port } = await startWith(
      addNonce('<script src="/a.js" async=""></script><script id="_R_">boot("ü")</script>') +
        data +
        addNonce(`<script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight}<div></div>${flight}`),
    )
    const { text, headers } = await fetchResponse(port, '/de')
    const inline = [...text.matchAll(/<script(?: id="_R_")?>([^<]+)<\/script>/g)].map(([, code]) => code ?? '')
    expect(inline).toEqual([
      'boot("ü")',
      '(self.__next_f=self.__next_f||[]).push([0])',
      ...Array(2).fill('self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"]);self.__next_f.push([1,"c"])'),
    ])
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain(`script-src 'self' ${[...new Set(hashes)].join(' ')};`)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('permits only frames of the services that can be embedded', async () => {
    const { port } = await startWith(longPage)
    const policy = String((await fetchResponse(port, '/de')).headers['content-security-policy'])
    const directive = policy.split('; ').find((part) => part.startsWith('frame-src '))
    const origins = directive?.split(' ').slice(1) ?? []
    expect(origins.toSorted()).toEqual(
      [
        'https://e.issuu.com',
        'https://embed.podcasts.apple.com',
        'https://geo.dailymotion.com',
        'https://open.spotify.com',
        'https://platform.twitter.com',
        'https://player.vimeo.com',
        'https://v.calameo.com',
        'https://w.soundcloud.com',
        'https://widget.deezer.com',
        'https://www.facebook.com',
        'https://www.instagram.com',
        'https://www.linkedin.com',
        'https://www.youtube-nocookie.com',
        'https://www.yumpu.com',
      ].toSorted(),
    )
  })

  it('stays short enough for proxies on a page with very many data scripts', async () => {
    const flight = Array.from({ length: 300 }, (_, row) => `<script>self.__next_f.push([1,"${row}"])</script>`).join('')
    const { port } = await startWith(addNonce(flight))
    const policy = (await fetchResponse(port, '/de')).headers['content-security-policy'] ?? ''
    expect(policy).toContain('sha256-')
    expect(policy.length).toBeLessThan(4096)
  })

  it.each([
    '<script>steal()</script>',
    '<SCRIPT>steal()</SCRIPT>',
    '<script nonce="">steal()</script>',
    '<script nonce="$undefined">self.__next_f.push([1,"steal"])</script>',
    '<div><script type="module">steal()</script></div>',
    '<script a="',
    '<!-- <script>',
  ])('contains no hash of a script in content: %s', async (injected) => {
    const page = addNonce('<script>boot()</script>')
    const plain = await startWith(page)
    const { headers } = await fetchResponse(plain.port, '/de')
    const attacked = await startWith(`<p>${injected}</p>${page}`)
    const response = await fetchResponse(attacked.port, '/de')
    expect(response.text).toContain(injected)
    expect(response.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it('and the body never contain the nonce, wherever Next writes it', async () => {
    const mark = getScriptNonce()
    const data = JSON.stringify(['$', 'script', null, { nonce: mark }])
    const html = addNonce(
      `<link nonce="${mark}"><script>self.__next_f.push([1,${JSON.stringify(data)}])</script>${mark}`,
    )
    const pages = createFakePages(({ headers }) => ({
      html: headers.rsc ? `0:${data}\n` : html,
      headers: {
        link: `</a.js>; rel=preload; nonce="${mark}"; as="script", </b.js>; nonce="${mark}"`,
        ...(headers.rsc ? { 'content-type': 'text/x-component' } : {}),
      },
    }))
    const { port } = await startTestSite({ handler: pages.handler })
    const page = await fetchResponse(port, '/de')
    const routed = await fetchResponse(port, '/de?_rsc=1', { headers: { rsc: '1' } })
    for (const { text, headers } of [page, routed]) expect(text + JSON.stringify(headers)).not.toContain(mark)
    expect(page.headers.link).toBe('</a.js>; rel=preload; as="script", </b.js>')
    expect(page.text).toContain(`\\"nonce\\":\\"$undefined\\"`)
    expect(routed.text).toBe('0:["$","script",null,{"nonce":"$undefined"}]\n')
    const [, code = ''] = /<script>(.*)<\/script>/.exec(page.text) ?? []
    const hash = createHash('sha256').update(code).digest('base64')
    expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(pages.renders.map(({ headers }) => 'content-security-policy' in headers)).toEqual([true, false])
  })
})

describe('style sheets', () => {
  it('are inline in public pages and listed in their policy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-styles-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'a.css'), 'a{color:red}')
    const files = new Map([['/_next/static/chunks/a.css', join(folder, 'a.css')]])
    const html =
      '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head></html>'
    const { handler } = createFakePages(() => ({ html }))
    const { port } = await startTestSite({ handler, files, mayBypass: async () => true })
    const page = await fetchResponse(port, '/de')
    const hash = createHash('sha256').update('a{color:red}').digest('base64')
    expect(page.text).toContain('<style>a{color:red}</style><link rel="stylesheet"')
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
    const editorPage = await fetchResponse(port, '/de?edit', { headers: { cookie: 'sessionid=1; editor=1' } })
    expect(editorPage.text).toBe(html)
    expect(editorPage.headers['content-security-policy']).toMatch(/style-src 'self'(?:;|$)/)
  })
})

describe('every response', () => {
  const kinds: [string, string, string][] = [
    ['a page', 'GET', '/de'],
    ['an account page', 'GET', '/de/account'],
    ['a built file', 'GET', '/_next/static/a.js'],
    ['the disabled image optimizer', 'GET', '/_next/image?url=%2Fa.png&w=640&q=75'],
    ['a call of the contract', 'GET', '/api/settings/'],
    ['a call of the contract with an unknown method', 'PROPFIND', '/api/settings/'],
    ['a malformed target', 'GET', '/%00'],
    ['a wrong method', 'POST', '/de'],
  ]
  it.each(kinds)('has the security headers: %s', async (_name, method, target) => {
    const { port } = await startWith(longPage, 'https://buehne.example')
    const { headers } = await fetchResponse(port, target, { method })
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': expect.any(String),
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('has no Strict-Transport-Security when the site is not served over HTTPS', async () => {
    const { port } = await startWith(longPage)
    const { headers } = await fetchResponse(port, '/de')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

describe('the liveness check', () => {
  it.each(['/api/health/live/', '/api/health/live', '/de/api/health/live/'])(
    'does not depend on the backend: %s',
    async (path) => {
      const transport = () => Promise.reject(new Error('ECONNREFUSED'))
      const { port } = await startTestSite({ transport, mayWaitForSetUp: true })
      const response = await fetchResponse(port, path)
      expect([response.status, JSON.parse(response.text)]).toEqual([200, { status: 'ok' }])
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )
})
