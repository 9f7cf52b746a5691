import { describe, expect, it } from 'vitest'
import type { Transport } from '@/lib/api/transport'
import { type KeptData, keepPublicData } from './kept-data'
import { TaggedCache } from './tagged-cache'
import { deferred } from './testing/fake-pages'

const address = 'http://localhost/de/pageeditor-api/nav'

function start(answer: (request: Request) => Response | Promise<Response>) {
  const state = { isLive: true, calls: 0 }
  const cache = new TaggedCache<KeptData>({ maxBytes: 2 ** 20, isLive: () => state.isLive })
  const backend: Transport = async (request) => {
    state.calls += 1
    return answer(request)
  }
  const transport = keepPublicData(backend, cache, () => state.isLive)
  const read = async (headers: Record<string, string> = {}, url = address) => {
    const response = await transport(new Request(url, { headers }))
    return { text: await response.text(), status: response.status, tag: response.headers.get('cache-tag') }
  }
  return { state, cache, read }
}

const tagged = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'cache-tag': 'nav:de', ...init.headers } })

describe('the data that pages are made of', () => {
  it.each([200, 404])('is read once until a tag of it changes, with status %d', async (status) => {
    const { state, cache, read } = start(() => tagged(`call ${state.calls}`, { status }))
    const expected = { text: 'call 1', status, tag: 'nav:de' }
    expect([await read(), await read()]).toEqual([expected, expected])
    cache.drop(['nav:en'])
    expect(await read()).toEqual(expected)
    cache.drop(['nav:de'])
    expect((await read()).text).toBe('call 2')
  })

  it('is kept apart by address and language', async () => {
    const { read } = start((request) => tagged(`${request.url} ${request.headers.get('accept-language')}`))
    const asked = [read(), read({ 'accept-language': 'en' }), read({}, `${address}?page=2`)]
    expect(new Set((await Promise.all(asked)).map(({ text }) => text)).size).toBe(3)
  })

  it.each([
    ['a visitor asks', { cookie: 'sessionid=a' }, () => tagged('')],
    ['it names no tags', {}, () => new Response('')],
    ['it sets a cookie', {}, () => tagged('', { headers: { 'set-cookie': 'a=1' } })],
    ['it is a failure', {}, () => tagged('', { status: 503 })],
  ])('is read each time when %s', async (_name, headers, answer) => {
    const { state, read } = start(answer)
    await read(headers)
    await read(headers)
    expect(state.calls).toBe(2)
  })

  it('is read each time while nobody tells of changes', async () => {
    const { state, read } = start(() => tagged(''))
    await read()
    state.isLive = false
    await read()
    await read()
    expect(state.calls).toBe(3)
  })

  it('does not outlive a change while it is being read', async () => {
    const gate = deferred()
    const { cache, read, state } = start(async () => {
      const text = `call ${state.calls}`
      if (text === 'call 1') await gate.promise
      return tagged(text)
    })
    const early = read()
    while (state.calls === 0) await new Promise(setImmediate)
    cache.drop(['nav:de'])
    expect((await read()).text).toBe('call 2')
    gate.resolve()
    expect((await early).text).toBe('call 1')
    expect((await read()).text).toBe('call 2')
  })

  it('never stands in for a failure: that is the page cache’s part', async () => {
    const { state, cache, read } = start(() =>
      state.calls > 1 ? tagged('down', { status: 503 }) : tagged('fine'),
    )
    await read()
    cache.drop(['*'])
    expect((await read()).status).toBe(503)
  })
})
