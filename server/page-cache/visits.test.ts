import { describe, expect, it } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { deferred } from '@/tests/deferred'
import type { MayBypass } from '../html/cache-bypass'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const bypassPages = [
  ['the account area', '/de/account/profil', {}],
  ['a list with a part for members', '/de/kalender', {}],
  ['the hub', '/cms-hub', {}],
  ['editing', '/de/a?edit', {}],
  ['a version', '/de/a?x=1&v=3', {}],
  ['an editor', '/de/a', { cookie: 'sessionid=c; editor=true' }],
] as const

describe('a page that differs for members or editors', () => {
  const getCookie = (headers: { cookie?: string }) => headers.cookie ?? 'sessionid=one'
  const createEchoPages = () => createFakePages((request) => ({ html: `<p>${request.headers.cookie}</p>` }))

  it.each(bypassPages)('%s: is rendered for each user with their own cookies', async (_name, target, headers) => {
    const { handler, renders } = createEchoPages()
    const { port } = await startTestSite({ handler, mayBypass: async () => true })
    const cookie = getCookie(headers)
    const first = await fetchResponse(port, target, { headers: { cookie } })
    const second = await fetchResponse(port, target, { headers: { cookie: `${cookie}; second=1` } })
    expect([first.text, second.text]).toEqual([`<p>${cookie}</p>`, `<p>${cookie}; second=1</p>`])
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.headers.etag).toBeUndefined()
    expect(renders).toHaveLength(2)
  })

  it.each(bypassPages)(
    '%s: is rendered once for all clients whose cookies are not valid',
    async (_name, target, headers) => {
      const { handler, renders } = createEchoPages()
      const cookies: (string | undefined)[] = []
      const mayBypass: MayBypass = async (_bypass, cookie) => {
        cookies.push(cookie)
        return false
      }
      const { port } = await startTestSite({ handler, mayBypass })
      for (const cookie of [getCookie(headers), `${getCookie(headers)}; second=1`]) {
        expect((await fetchResponse(port, target, { headers: { cookie } })).text).toBe('<p>undefined</p>')
        expect(cookies.pop()).toBe(cookie)
      }
      expect(renders).toHaveLength(1)
    },
  )

  it('is separate from the public page during simultaneous renders', async () => {
    const gate = deferred()
    const { handler, renders } = createFakePages(async ({ headers }) => {
      await gate.promise
      return headers.cookie
        ? { html: '<p>the working copy</p>', isPublic: false, tags: ['page:draft'] }
        : { html: '<p>what is published</p>', tags: ['page:published'] }
    })
    const { port } = await startTestSite({ handler, mayBypass: async () => true })
    const cookie = 'sessionid=c; editor=true'
    const requests = ['/de/a?edit', '/de/a', '/de/a?v=3', '/de/a', '/de/a?edit'].map((target) =>
      fetchResponse(port, target, target === '/de/a' ? {} : { headers: { cookie } }),
    )
    while (renders.length < 4) await new Promise(setImmediate)
    gate.resolve()
    const texts = (await Promise.all(requests)).map(({ text, headers }) => [text, headers['cache-control']])
    const draft = ['<p>the working copy</p>', 'private, no-store']
    const published = ['<p>what is published</p>', expect.not.stringContaining('no-store')]
    expect(texts).toEqual([draft, published, draft, published, draft])
    for (const [tag, count] of [
      ['page:draft', 4],
      ['page:published', 5],
    ] as const) {
      announceTags([tag])
      expect((await fetchResponse(port, '/de/a')).text).toBe('<p>what is published</p>')
      expect(renders).toHaveLength(count)
    }
  })

  it('the login page is cached by the site without personal data, but not in shared caches', async () => {
    const { handler, renders } = createEchoPages()
    const { port } = await startTestSite({ handler })
    await fetchResponse(port, '/de/account/login')
    const response = await fetchResponse(port, '/de/account/login?utm_source=x')
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(response.headers.etag).toBeUndefined()
    expect(renders).toHaveLength(1)
  })

  it('renders a restricted page for a member', async () => {
    const { handler, renders } = createFakePages(({ headers }) =>
      headers.cookie ? { html: '<p>for members</p>', isPublic: false } : { html: '<p>log in</p>', status: 401 },
    )
    const mayBypass: MayBypass = async (bypass, cookie) => bypass === 'members' && cookie === 'sessionid=m'
    const { port } = await startTestSite({ handler, mayBypass })
    expect(await fetchResponse(port, '/de/a', { headers: { cookie: 'sessionid=x' } })).toMatchObject({ status: 401 })
    expect(renders).toHaveLength(1)
    expect(await fetchResponse(port, '/de/a', { headers: { cookie: 'sessionid=m' } })).toMatchObject({
      status: 200,
      text: '<p>for members</p>',
      headers: { 'cache-control': 'private, no-store' },
    })
  })

  it('renders a page with a mailed key each time', async () => {
    const { handler, renders } = createEchoPages()
    const { port, cache } = await startTestSite({ handler })
    for (let index = 0; index < 2; index += 1) await fetchResponse(port, '/de/account/verify-email/abc')
    expect(renders).toHaveLength(2)
    expect(cache.bytes).toBe(0)
  })
})

describe('while more pages are requested than can be rendered', () => {
  it('returns 503 to a client beyond its limit without a render, and pages to others', async () => {
    const gate = deferred()
    const { handler, renders } = createFakePages(async () => {
      await gate.promise
      return { html: '<p>a page</p>' }
    })
    const { port } = await startTestSite({ handler })
    const flood = Array.from({ length: 120 }, (_, index) =>
      fetchResponse(port, `/de/a${index}`, { localAddress: '127.0.0.2' }),
    )
    const refused = await Promise.any(flood)
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
    })
    expect(refused.text).toContain('Please try again')
    const otherRequest = fetchResponse(port, '/de/b')
    while (!renders.some(({ url }) => url === '/de/b')) await new Promise(setImmediate)
    gate.resolve()
    expect((await otherRequest).status).toBe(200)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(16)
  })

  it.each([
    ['/api/settings/', 'application/json'],
    ['/de', 'text/html; charset=utf-8'],
  ])('refuses %s in its own format while the queue is full', async (target, type) => {
    const { port } = await startTestSite({ turns: { perTurn: 0, perTurnAlone: 0, maxWaiting: 0 } })
    expect(await fetchResponse(port, target)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'content-type': type, 'x-content-type-options': 'nosniff' },
    })
  })
})
