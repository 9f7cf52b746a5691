import { describe, expect, it } from 'vitest'
import { deferred } from '@/tests/deferred'
import { FinishedResponse } from '../http/finished-response'
import { TaggedCache } from './tagged-cache'

function createPage(text: string, tags: string[] = []) {
  const value = new FinishedResponse(200, { 'content-type': 'text/html' }, Buffer.from(text), true)
  return { value, tags: new Set(tags), isCacheable: true }
}

function create(options: Partial<ConstructorParameters<typeof TaggedCache>[0]> = {}) {
  return new TaggedCache<FinishedResponse>({ servesStale: true, maxBytes: 2 ** 20, isLive: () => true, ...options })
}

describe('TaggedCache', () => {
  it('stays within its maximum size including all encodings, and evicts the least recently used', async () => {
    const maxBytes = 100_000
    const cache = create({ maxBytes })
    const text = Array.from({ length: 2000 }, (_, index) => index.toString(36)).join(' ')
    for (let index = 0; index < 30; index += 1) {
      const value = await cache.load(`/${index}`, async () => createPage(`${index} ${text}`))
      await value.loadVariant('gzip', 'quick')
      await value.loadVariant('br', 'best')
      cache.updateSize(`/${index}`, value)
      cache.findFresh('/0')
      expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
    }
    const pageSize = createPage(text).value.size
    expect(cache.bytes).toBeGreaterThan(2 * pageSize)
    expect(cache.findFresh('/0')).not.toBeNull()
    expect(cache.findFresh('/29')).not.toBeNull()
    expect(cache.findFresh('/1')).toBeNull()
  })

  it('updateSize returns true only if the response is still cached and current', async () => {
    const cache = create()
    const value = await cache.load('/', async () => createPage('a', ['page:1']))
    expect(cache.updateSize('/', value)).toBe(true)
    expect(cache.updateSize('/', createPage('b').value)).toBe(false)
    cache.drop(['page:1'])
    expect(cache.updateSize('/', value)).toBe(false)
  })

  it('renews a page after its validity, and serves the old one if that fails', async () => {
    const state = { now: 0 }
    const cache = create({ now: () => state.now })
    await cache.load('/', async () => ({ ...createPage('a'), validUntil: 5000 }))
    state.now = 4999
    expect(cache.findFresh('/')).not.toBeNull()
    state.now = 5000
    expect(cache.findFresh('/')).toBeNull()
    const oldValue = await cache.load('/', () => Promise.reject(new Error('away')))
    const renewedPage = createPage('b')
    expect(oldValue).not.toBe(renewedPage.value)
    await cache.load('/', async () => renewedPage)
    state.now = 1e12
    expect(cache.findFresh('/')).toBe(renewedPage.value)
  })

  it('trusts a page for one second while changes are not announced', async () => {
    const state = { now: 0, isLive: false }
    const cache = create({ now: () => state.now, isLive: () => state.isLive })
    await cache.load('/', async () => createPage('a'))
    state.now = 999
    expect(cache.findFresh('/')).not.toBeNull()
    state.now = 1000
    expect(cache.findFresh('/')).toBeNull()
    state.isLive = true
    expect(cache.findFresh('/')).not.toBeNull()
  })

  it('does not retry a failed backend for a second, and serves the stale response', async () => {
    const state = { now: 0, renders: 0 }
    const cache = create({ now: () => state.now })
    const staleValue = await cache.load('/', async () => createPage('a', ['page:1']))
    const fail = async () => {
      state.renders += 1
      throw new Error('down')
    }
    cache.drop(['page:1'])
    expect(cache.findFresh('/')).toBeNull()
    expect(await cache.load('/', fail)).toBe(staleValue)
    expect(cache.findFresh('/')).toBe(staleValue)
    state.now = 1000
    expect(cache.findFresh('/')).toBeNull()
    cache.drop(['page:1'])
    expect(cache.findFresh('/')).toBeNull()
    expect(state.renders).toBe(1)
  })

  it('deletes a page that has become private', async () => {
    const cache = create()
    await cache.load('/', async () => createPage('a', ['page:1']))
    cache.drop(['page:1'])
    await cache.load('/', async () => ({ ...createPage('b'), isCacheable: false }))
    const fail = async () => {
      throw new Error('down')
    }
    await expect(cache.load('/', fail)).rejects.toThrow('down')
  })

  it('does not replace a newer render by an older one', async () => {
    const cache = create()
    let finishOld: () => void = () => undefined
    const oldLoad = cache.load('/', async () => {
      await new Promise<void>((resolve) => {
        finishOld = resolve
      })
      return createPage('old', ['page:1'])
    })
    cache.drop(['page:1'])
    const newValue = await cache.load('/', async () => createPage('new', ['page:1']))
    finishOld()
    expect(await oldLoad).not.toBe(newValue)
    expect(cache.findFresh('/')).toBe(newValue)
  })

  describe('during a slow renewal', () => {
    /** A cache with a wait that is ended by the test, and a renewal that hangs until then. */
    async function startSlowRenewal() {
      const waits: { ms: number; end: () => void }[] = []
      const state = { now: 0, isLive: true, renewals: 0 }
      const cache = create({
        now: () => state.now,
        isLive: () => state.isLive,
        wait: (ms) => {
          const { promise, resolve } = deferred()
          waits.push({ ms, end: resolve })
          return promise
        },
      })
      const staleValue = await cache.load('/', async () => createPage('old', ['page:1']))
      const renewal = deferred<ReturnType<typeof createPage>>()
      const renew = () =>
        cache.load('/', () => {
          state.renewals += 1
          return renewal.promise
        })
      return { cache, staleValue, renewal, renew, state, waits }
    }

    it('serves the stale response after a short wait, then at once, and renews it once in the background', async () => {
      const { cache, staleValue, renewal, renew, state, waits } = await startSlowRenewal()
      state.isLive = false
      state.now = 1000
      const firstRequest = renew()
      waits[0]?.end()
      expect(await firstRequest).toBe(staleValue)
      expect(await renew()).toBe(staleValue)
      expect(waits.map(({ ms }) => ms)).toEqual([300])
      expect(state.renewals).toBe(1)
      const newPage = createPage('new', ['page:1'])
      renewal.resolve(newPage)
      await renewal.promise
      await new Promise(setImmediate)
      expect(cache.findFresh('/')).toBe(newPage.value)
    })

    it('waits longer after a known change, and serves a renewal that is in time', async () => {
      const { cache, renewal, renew, waits } = await startSlowRenewal()
      cache.drop(['page:1'])
      const request = renew()
      const newPage = createPage('new', ['page:1'])
      renewal.resolve(newPage)
      expect(await request).toBe(newPage.value)
      expect(waits.map(({ ms }) => ms)).toEqual([1000])
      cache.drop(['page:1'])
      const nextRequest = cache.load('/', () => new Promise(() => undefined))
      expect(waits).toHaveLength(2)
      waits[1]?.end()
      expect(await nextRequest).toBe(newPage.value)
    })

    it('serves stale responses at once after a failure, until a renewal succeeds', async () => {
      const { cache, staleValue, renew, state, waits } = await startSlowRenewal()
      const fail = async () => {
        throw new Error('down')
      }
      cache.drop(['page:1'])
      expect(await cache.load('/', fail)).toBe(staleValue)
      state.now = 1000
      expect(await renew()).toBe(staleValue)
      expect(waits).toHaveLength(1)
    })
  })
})
