import { expect, it } from 'vitest'
import { createListCache, isFromListCache } from './list-cache'

const feed = 'https://site.example/de/api/articles/feed.rss?section=press'

function start() {
  const state = { requests: [] as Request[], text: 'a', status: 200, now: 0 }
  const { transport, drop } = createListCache({
    maxBytes: 1_000_000,
    isLive: () => true,
    now: () => state.now,
    transport: async (request) => {
      state.requests.push(request)
      const headers = { ETag: `"${state.text}"`, 'Cache-Tag': 'articles,settings', 'Content-Type': 'text/xml' }
      return new Response(state.text, { status: state.status, headers })
    },
  })
  const get = (headers: Record<string, string> = {}, url = feed) => transport(new Request(url, { headers }))
  return { state, get, drop }
}

it('calls the backend once for all visitors, without their headers', async () => {
  const { state, get } = start()
  const visit = (client: number) => get({ 'X-Forwarded-For': `192.0.2.${client}`, Cookie: 'cc_cookie=a' })
  const responses = [...(await Promise.all([visit(1), visit(2)])), await visit(3)]
  for (const response of responses) expect([response.status, await response.text()]).toEqual([200, 'a'])
  // The site logs these requests, because the backend does not receive them.
  expect(responses.every(isFromListCache)).toBe(true)
  expect(state.requests).toHaveLength(1)
  expect([...(state.requests[0]?.headers.keys() ?? [])]).toEqual([])
})

it('calls the backend again after a change of a tag, and after a minute', async () => {
  const { state, get, drop } = start()
  await get()
  state.text = 'b'
  drop(['pages'])
  expect(await (await get()).text()).toBe('a')
  drop(['articles'])
  expect(await (await get()).text()).toBe('b')
  state.text = 'c'
  state.now = 60_000
  expect(await (await get()).text()).toBe('c')
})

it('returns 304 to a client that has the response', async () => {
  const { state, get } = start()
  await get()
  const unchanged = await get({ 'If-None-Match': '"x", W/"a"' })
  expect([unchanged.status, unchanged.headers.get('ETag'), await unchanged.text()]).toEqual([304, '"a"', ''])
  expect((await get({ 'If-None-Match': '"x"' })).status).toBe(200)
  expect(state.requests).toHaveLength(1)
})

it.each<[string, Record<string, string>, string?]>([
  ['a session', { Cookie: 'sessionid=a' }],
  ['a key', { Authorization: 'Bearer a' }],
  ['other parameters', {}, `${feed}&category=1`],
  ['one record', {}, 'https://site.example/de/api/events/12/event.ics'],
  ['another call', {}, 'https://site.example/de/api/articles/'],
])('forwards calls with %s unchanged', async (_, headers, url = feed) => {
  const { state, get } = start()
  for (let index = 0; index < 2; index += 1) await get({ ...headers, 'X-Forwarded-For': '192.0.2.1' }, url)
  expect(state.requests.map((request) => request.headers.get('X-Forwarded-For'))).toEqual(['192.0.2.1', '192.0.2.1'])
})

it('does not cache failures', async () => {
  const { state, get } = start()
  state.status = 503
  expect((await get()).status).toBe(503)
  state.status = 200
  expect((await get()).status).toBe(200)
})
