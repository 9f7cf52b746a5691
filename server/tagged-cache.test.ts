import { describe, expect, it } from 'vitest'
import { FinishedAnswer } from './finished-answer'
import { TaggedCache } from './tagged-cache'

function page(text: string, tags: string[] = []) {
  const answer = new FinishedAnswer(200, { 'content-type': 'text/html' }, Buffer.from(text), true)
  return { answer, tags: new Set(tags), isKept: true }
}

function create(options: Partial<ConstructorParameters<typeof TaggedCache>[0]> = {}) {
  return new TaggedCache<FinishedAnswer>({
    standsIn: true,
    maxBytes: 2 ** 20,
    isLive: () => true,
    ...options,
  })
}

describe('TaggedCache', () => {
  it('stays within its bytes, all encodings counted, and lets go what was not asked for longest', async () => {
    const maxBytes = 100_000
    const cache = create({ maxBytes })
    const text = Array.from({ length: 2000 }, (_, index) => index.toString(36)).join(' ')
    for (let index = 0; index < 30; index += 1) {
      const answer = await cache.load(`/${index}`, async () => page(`${index} ${text}`))
      await answer.variant('gzip', 'quick')
      await answer.variant('br', 'best')
      cache.recount(`/${index}`, answer)
      cache.fresh('/0')
      expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
    }
    const alone = page(text).answer.size
    expect(cache.bytes).toBeGreaterThan(2 * alone)
    expect(cache.fresh('/0')).not.toBeNull()
    expect(cache.fresh('/29')).not.toBeNull()
    expect(cache.fresh('/1')).toBeNull()
  })

  it('trusts a page for one second while nobody tells of changes', async () => {
    const state = { now: 0, isLive: false }
    const cache = create({ now: () => state.now, isLive: () => state.isLive })
    await cache.load('/', async () => page('a'))
    state.now = 999
    expect(cache.fresh('/')).not.toBeNull()
    state.now = 1000
    expect(cache.fresh('/')).toBeNull()
    state.isLive = true
    expect(cache.fresh('/')).not.toBeNull()
  })

  it('leaves a backend that failed alone for a second, serving what was', async () => {
    const state = { now: 0, renders: 0 }
    const cache = create({ now: () => state.now })
    const kept = await cache.load('/', async () => page('a', ['page:1']))
    const fail = async () => {
      state.renders += 1
      throw new Error('down')
    }
    cache.drop(['page:1'])
    expect(cache.fresh('/')).toBeNull()
    expect(await cache.load('/', fail)).toBe(kept)
    expect(cache.fresh('/')).toBe(kept)
    state.now = 1000
    expect(cache.fresh('/')).toBeNull()
    cache.drop(['page:1'])
    expect(cache.fresh('/')).toBeNull()
    expect(state.renders).toBe(1)
  })

  it('forgets a page that has become private', async () => {
    const cache = create()
    await cache.load('/', async () => page('a', ['page:1']))
    cache.drop(['page:1'])
    await cache.load('/', async () => ({ ...page('b'), isKept: false }))
    const down = async () => {
      throw new Error('down')
    }
    await expect(cache.load('/', down)).rejects.toThrow('down')
  })

  it('keeps no older render over a newer one', async () => {
    const cache = create()
    let finishOld: () => void = () => undefined
    const old = cache.load('/', async () => {
      await new Promise<void>((resolve) => {
        finishOld = resolve
      })
      return page('old', ['page:1'])
    })
    cache.drop(['page:1'])
    const fresh = await cache.load('/', async () => page('new', ['page:1']))
    finishOld()
    expect(await old).not.toBe(fresh)
    expect(cache.fresh('/')).toBe(fresh)
  })
})
