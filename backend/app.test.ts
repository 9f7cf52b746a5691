import { describe, expect, it } from 'vitest'
import { detailSchema } from '@/lib/contract/common/errors'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

/**
 * The addresses of the contract with their status over an empty database, and the methods that
 * change them.
 */
const addresses: [path: string, status: number, writeMethods?: string[]][] = [
  ['/api/csrf', 200],
  ['/api/settings', 404],
  ['/api/users/me', 401, ['PATCH', 'DELETE']],
  ['/api/users/me/export', 401],
  ['/api/users/me/sessions', 401, ['DELETE']],
  ['/api/user-unions', 401],
  ['/en/api/user-unions/1', 401],
  ['/api/health/live', 200],
  ['/api/health/ready', 200],
  ['/api/openapi.json', 200],
  ['/de/api/csrf', 200],
  ['/de/api/settings', 404],
  ['/en/api/users/me', 401, ['PATCH', 'DELETE']],
  ['/en/api/health/live', 200],
  ['/de/api/health/ready', 200],
  ['/de/api/openapi.json', 200],
  ['/de/pageeditor-api/redirect', 200],
  ['/en/pageeditor-api/redirect/de/alt', 404],
  ['/de/pageeditor-api/user', 200],
  ['/de/pageeditor-api/nav-account', 401],
  ['/en/pageeditor-api/nav', 200],
  ['/de/pageeditor-api/page', 404, ['POST']],
  ['/de/pageeditor-api/page/ueber-uns/satzung', 404],
  ['/de/pageeditor-api/container/by-slug', 401],
  ['/de/pageeditor-api/container/by-slug/kontakt', 404],
  ['/media/images/1-0123abcd/small.webp', 404],
]

describe.each(addresses)('%s', (path, status, writeMethods = []) => {
  const allowedMethods = ['GET', 'HEAD', ...writeMethods, 'OPTIONS'].toSorted()
  const getAllowedMethods = ({ headers }: Response) => headers.get('Allow')?.split(', ').toSorted()
  const disallowedMethods = ['POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !writeMethods.includes(method))

  it(`returns ${status} with and without a final slash`, async () => {
    for (const spelling of [path, `${path}/`]) {
      const response = await backend.get(spelling)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/json'])
      const body: unknown = await response.json()
      if (status >= 400) expect(detailSchema.parse(body)).toEqual(body)
    }
  })

  // The API description is public and revalidated by its ETag.
  const cacheControl = path.endsWith('/openapi.json') ? /^public, no-cache$/ : /^(private, )?no-store$/

  it('sends headers against sniffing, framing, execution and caching', async () => {
    const { headers } = await backend.get(path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Cache-Control')).toMatch(cacheControl)
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
  })

  it.each(disallowedMethods)('returns 405 with Allow for %s', async (method) => {
    const response = await backend.app.request(path, { method })
    expect([response.status, getAllowedMethods(response)]).toEqual([405, allowedMethods])
    expect(await response.json()).toEqual({ detail: expect.any(String) })
  })

  it('responds to HEAD like to GET without a body, and to OPTIONS with the allowed methods', async () => {
    const head = await backend.app.request(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([status, ''])
    const options = await backend.app.request(`${path}/`, { method: 'OPTIONS' })
    expect([options.status, getAllowedMethods(options)]).toEqual([204, allowedMethods])
  })
})

describe.each([
  ...['publish', 'unpublish', 'restore', 'schedule', 'move', 'copy', 'translate'].map((call) => `page/1/${call}`),
  'text/1/move',
  'text/1/undelete',
])('%s', (call) => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('returns 405 with Allow for %s', async (method) => {
    for (const path of [`/de/pageeditor-api/${call}`, `/en/pageeditor-api/${call}/`]) {
      const response = await backend.app.request(path, { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
    }
  })
})

it('a page may have a number as its name', async () => {
  expect((await backend.get('/de/pageeditor-api/page/12/')).status).toBe(404)
  expect((await backend.get('/de/pageeditor-api/page/12/anything')).status).toBe(404)
})

describe('an unknown address', () => {
  it.each([
    '/',
    '/api',
    '/api/nothing/',
    '/de/api/nothing',
    '/fr/api/settings/',
    '/DE/api/settings/',
    '/de/en/api/settings/',
    '/fr/pageeditor-api/nav',
    '/pageeditor-api/nav',
    '/media/images/1-0123abcd',
    '/allauth/browser/v1/config',
    '/de/api/settings/__proto__',
    '/constructor/api/settings/',
    '/api//settings/',
  ])('returns 404: %s', async (path) => {
    const response = await backend.get(path)
    expect([response.status, await response.json()]).toEqual([404, { detail: 'Nicht gefunden.' }])
  })

  it('returns 404 for every method', async () => {
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      expect((await backend.app.request('/de/api/nothing/', { method })).status).toBe(404)
    }
  })
})

/** Invalid path segments, as in the request line. */
const badParts: [what: string, part: string, status: number][] = [
  ['NUL', 'a%00b', 400],
  ['a line break', 'a%0D%0ASet-Cookie:%20x=1', 400],
  ['invalid UTF-8', '%ff%fe', 400],
  ['an overlong slash', '%c0%af', 400],
  ['a lone surrogate', '%ED%A0%80', 400],
  ['a half escape', '%', 400],
  ['..', '..%2f..%2fetc%2fpasswd', 400],
  ['.. with backslashes', '..%5c..%5cboot.ini', 400],
  ['10,000 characters', 'x'.repeat(10_000), 414],
  ['10,000 encoded characters', '%C3%A4'.repeat(10_000), 414],
  ['.. encoded twice', '%252e%252e%252f', 400],
  ['.. with a path parameter', 'x%2f..;', 400],
]

/** Unusual but valid path segments; nothing has these names. */
const strangeParts: string[] = [
  '__proto__',
  'constructor',
  'toString',
  "'%20OR%201=1--",
  '%25',
  '_',
  '%25_%5C',
  '%22%3E%3Cscript%3E',
  '%2e%2e%2e',
  '💣',
  '-1',
  '0',
  'NaN',
  '1e9',
  '99999999999999999999',
  'null',
  'ä'.repeat(300),
  'a/'.repeat(500),
  '%2F%2Fevil.example',
  ';',
  '*',
  ':path',
  '{path}',
]

const pathBuilders = [
  (part: string) => `/de/pageeditor-api/page/${part}`,
  (part: string) => `/en/pageeditor-api/redirect/${part}`,
  (part: string) => `/de/pageeditor-api/container/by-slug/${part}`,
  (part: string) => `/media/images/${part}/small.webp`,
  (part: string) => `/media/images/1-0123abcd/${part}`,
  (part: string) => `/api/${part}/`,
  (part: string) => `/${part}/api/settings/`,
]

describe.each(pathBuilders.map((toPath) => [toPath('…'), toPath] as const))('bad input in %s', (_, toPath) => {
  it.each(badParts)('%s', async (_what, part, status) => {
    const response = await backend.get(toPath(part))
    expect([response.status, await response.json()]).toEqual([status, { detail: expect.any(String) }])
  })

  it.each(strangeParts)('returns 404 for %s', async (part) => {
    const response = await backend.get(toPath(part))
    expect([response.status, await response.json()]).toEqual([404, { detail: expect.any(String) }])
  })
})

describe('bad input in query and headers', () => {
  it.each(addresses.map(([path]) => path))('changes nothing at %s', async (path) => {
    const expected = (await backend.get(path)).status
    const query = '?page=-1&page_size=1e9&a[]=1&a[]=2&__proto__[x]=1&%00=%00&%ff=%ff&x=%ED%A0%80&ordering=;drop'
    const headers = {
      'Accept-Language': `${'x-'.repeat(2000)};q=NaN,,;q=,*`,
      Accept: 'image/nothing;q=-1',
      Cookie: 'a;b==;=c;__proto__=1;csrftoken=%E0%A4%A;sessionid',
      'If-None-Match': '"',
      Range: 'bytes=9-1,-',
    }
    expect((await backend.get(path + query, headers)).status).toBe(expected)
  })
})

describe('the language of a response', () => {
  const loadDetail = async (path: string, language?: string) => {
    const response = await backend.get(path, language === undefined ? {} : { 'Accept-Language': language })
    return detailSchema.parse(await response.json()).detail
  }
  const germanDetail = 'Bitte melden Sie sich an.'
  const englishDetail = 'Please log in.'

  it.each<[path: string, accepted: string | undefined, text: string]>([
    ['/api/users/me/', undefined, germanDetail],
    ['/api/users/me/', 'en', englishDetail],
    ['/api/users/me/', 'en-GB,en;q=0.9,de;q=0.8', englishDetail],
    ['/api/users/me/', 'fr, de;q=0.3, en;q=0.7', englishDetail],
    ['/api/users/me/', 'en;q=0, de;q=0.1', germanDetail],
    ['/api/users/me/', 'fr-FR', germanDetail],
    ['/api/users/me/', '*', germanDetail],
    ['/de/api/users/me/', 'en', germanDetail],
    ['/en/api/users/me/', 'de', englishDetail],
  ])('%s for %s', async (path, accepted, text) => {
    expect(await loadDetail(path, accepted)).toBe(text)
  })

  it('depends on Accept-Language only without a prefix, and names it in Vary', async () => {
    expect((await backend.get('/api/users/me/')).headers.get('Vary')).toBe('Accept-Language')
    expect((await backend.get('/de/api/users/me/')).headers.get('Vary')).toBeNull()
  })
})

it('never builds an address from a forged host', async () => {
  const forgedHeaders = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }
  for (const [path] of addresses) {
    const response = await backend.get(`https://evil.example${path}`, forgedHeaders)
    expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain('evil.example')
  }
})

it('describes exactly the public routes that it serves', async () => {
  const document: unknown = await (await backend.get('/api/openapi.json')).json()
  expect(document).toMatchObject({ openapi: '3.1.0', paths: expect.any(Object) })
  const describedPaths = Object.keys((document as { paths: object }).paths)
  const servedPaths = backend.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ path }) => path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}'))
    .filter((path) => !path.startsWith('/internal/'))
  expect(new Set(describedPaths)).toEqual(new Set(servedPaths))
})

it('has no route at an address that may be redirected', () => {
  const addresses = backend.app.routes.map(({ path }) =>
    path.replace(/:locale(\{[^/]*\})?/g, 'de').replace(/:\w+(\{[^/]*\})?/g, '7'),
  )
  expect(addresses).toContain('/de/pageeditor-api/redirect/7')
  // `/*` applies to all requests.
  expect(addresses.filter((path) => path !== '/*' && !isServedAddress(path))).toEqual([])
})
