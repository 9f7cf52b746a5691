import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { createTagHub } from '@/backend/platform/db/notifications/tag-source'
import { startTestBackend } from '@/tests/backend-app'
import { maxStreams } from './routes'

const backend = startTestBackend()

/** Opens the stream; `next` waits for the next message. */
async function openStream(app = backend.app) {
  const abort = new AbortController()
  const response = await app.request('/internal/tags/', { signal: abort.signal })
  const reader = response.body?.getReader()
  const readNext = async () => new TextDecoder().decode((await reader?.read())?.value)
  return { response, abort, next: readNext, end: () => reader?.cancel() }
}

/** A backend with manual announcements and a count of its listeners. */
function countedBackend() {
  const hub = createTagHub()
  let listening = 0
  const tags: typeof hub = {
    ...hub,
    subscribe(listener, onEnd) {
      listening += 1
      const end = hub.subscribe(listener, onEnd)
      return () => {
        listening -= 1
        end()
      }
    },
  }
  return { app: createApp({ ...backend.services, tags }), hub, listening: () => listening }
}

describe('the stream of changed tags', () => {
  it('is ready at once and reports a change made in SQL', async () => {
    const { response, next, end } = await openStream()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await next()).toBe('event: ready\ndata: []\n\n')
    await backend.services.db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/de/alt', '/de/neu')`)
    expect(await next()).toBe('data: ["redirect:/de/alt","redirects"]\n\n')
    await end()
  })

  it('sends each message to every reader as one JSON array', async () => {
    const { app, hub } = countedBackend()
    const readers = [await openStream(app), await openStream(app)]
    for (const { next } of readers) await next()
    hub.announce(['page:1', 'nav:de'])
    for (const { next, end } of readers) {
      expect(await next()).toBe('data: ["page:1","nav:de"]\n\n')
      await end()
    }
  })

  it('unsubscribes when its reader leaves or the request is aborted', async () => {
    const { app, hub, listening } = countedBackend()
    const leaving = await openStream(app)
    const aborting = await openStream(app)
    expect(listening()).toBe(2)
    await leaving.end()
    expect(listening()).toBe(1)
    aborting.abort.abort()
    expect(listening()).toBe(0)
    expect(() => hub.announce(['page:1'])).not.toThrow()
  })

  it('ends when the backend stops', async () => {
    const { app, hub, listening } = countedBackend()
    const response = await app.request('/internal/tags/')
    hub.end()
    expect(await response.text()).toBe('event: ready\ndata: []\n\n')
    expect(listening()).toBe(0)
  })

  it('returns 503 while the backend stops', async () => {
    const hub = createTagHub()
    const app = createApp({ ...backend.services, tags: hub })
    hub.end()
    const refusedResponse = await app.request('/internal/tags/')
    expect([refusedResponse.status, refusedResponse.headers.get('Retry-After')]).toEqual([503, '5'])
  })

  it('returns 503 beyond its limit until a stream ends', async () => {
    const { app, listening } = countedBackend()
    const streams = await Promise.all(Array.from({ length: maxStreams }, () => openStream(app)))
    const refusedResponse = await app.request('/internal/tags')
    expect([refusedResponse.status, refusedResponse.headers.get('Retry-After')]).toEqual([503, '5'])
    await streams[0]?.end()
    const { response, end } = await openStream(app)
    expect(response.status).toBe(200)
    await end()
    for (const stream of streams) await stream.end()
    expect(listening()).toBe(0)
  })

  it('disconnects a client that never reads', async () => {
    const { app, hub, listening } = countedBackend()
    const { end } = await openStream(app)
    for (let count = 0; count < 2000; count++) hub.announce(['page:1'])
    expect(listening()).toBe(0)
    await end()
  })

  it('opens no stream for HEAD', async () => {
    const { app, listening } = countedBackend()
    expect((await app.request('/internal/tags/', { method: 'HEAD' })).status).toBe(200)
    expect(listening()).toBe(0)
  })
})
