import { describe, expect, it } from 'vitest'
import type { PublicResponse } from '@/lib/api/read-cache'
import { deferred } from '@/tests/deferred'
import { createReadCache } from './read-cache'

function start(load: (call: number) => Partial<PublicResponse> | Promise<Partial<PublicResponse>> = () => ({})) {
  const state = { isLive: true, calls: 0, now: 0 }
  const cache = createReadCache({ maxBytes: 2 ** 20, isLive: () => state.isLive, now: () => state.now })
  const { drop } = cache
  const ask = async () => {
    state.calls += 1
    const call = state.calls
    const changes = await load(call)
    return {
      status: 200,
      data: call,
      retryAfter: null,
      tags: ['nav:de'],
      length: 10,
      results: new WeakMap(),
      ...changes,
    }
  }
  const read = async (key = '/de/nav', mayLag = false) => (await cache.read(key, ask, mayLag)).data
  return { state, drop, read }
}

describe('data of pages', () => {
  it.each([200, 404])('is read once until a tag of it changes, with status %d', async (status) => {
    const { drop, read } = start(() => ({ status }))
    expect([await read(), await read()]).toEqual([1, 1])
    drop(['nav:en'])
    expect(await read()).toBe(1)
    drop(['nav:de'])
    expect(await read()).toBe(2)
  })

  it('is cached by key, and read once for concurrent requests', async () => {
    const { read, state } = start()
    await Promise.all([read('/a'), read('/a'), read('/b'), read('/b')])
    expect(state.calls).toBe(2)
  })

  it.each([
    ['it has no tags', { tags: [] }],
    ['it is a failure', { status: 503 }],
  ])('is read each time if %s', async (_name, changes) => {
    const { read } = start(() => changes)
    expect([await read(), await read()]).toEqual([1, 2])
  })

  it('is read each time while changes are not announced', async () => {
    const { state, read } = start()
    await read()
    state.isLive = false
    expect([await read(), await read()]).toEqual([2, 3])
  })

  it.each([['nav:de'], []])(
    'is read once a second while changes are not announced, if it may be stale; its tags: %s',
    async (...tags) => {
      const { state, read } = start(() => ({ tags }))
      state.isLive = false
      expect([await read('/a', true), await read('/a', true)]).toEqual([1, 1])
      state.now = 999
      expect(await read('/a', true)).toBe(1)
      state.now = 1000
      expect([await read('/a', true), await read('/a', true)]).toEqual([2, 2])
      expect(await read('/a')).toBe(3)
    },
  )

  it('is dropped when announcements resume, if it was cached without them', async () => {
    const { state, read, drop } = start(() => ({ tags: [] }))
    state.isLive = false
    await read('/a', true)
    state.isLive = true
    drop(['*'])
    expect([await read('/a', true), await read('/a', true)]).toEqual([2, 3])
  })

  it('is not cached if it changes while it is being read', async () => {
    const gate = deferred()
    const { drop, read, state } = start(async (call) => {
      if (call === 1) await gate.promise
      return {}
    })
    const early = read()
    while (state.calls === 0) await new Promise(setImmediate)
    drop(['nav:de'])
    expect(await read()).toBe(2)
    gate.resolve()
    expect(await early).toBe(1)
    expect(await read()).toBe(2)
  })

  it('is never served in place of a failure', async () => {
    const { drop, read } = start((call) => (call > 1 ? { status: 503, data: 'down' } : {}))
    await read()
    drop(['*'])
    expect(await read()).toBe('down')
  })
})
