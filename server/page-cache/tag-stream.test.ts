import { describe, expect, it, onTestFinished } from 'vitest'
import type { Transport } from '@/lib/api/transport'
import { onTagsChanged } from '@/lib/cache-tags'
import { deferred } from '@/tests/deferred'
import { openTagStream } from './tag-stream'

/** A backend with a tag stream controlled by the test; `absent` has none, `down` is unreachable. */
function createFakeBackend() {
  const state: { kind: 'present' | 'absent' | 'down'; connects: number } = { kind: 'present', connects: 0 }
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const transport: Transport = async (request) => {
    state.connects += 1
    expect(new URL(request.url).pathname).toBe('/internal/tags/')
    if (state.kind === 'down') throw new Error('down')
    if (state.kind === 'absent') return new Response('{}', { status: 404 })
    const body = new ReadableStream<Uint8Array>({
      start(created) {
        controller = created
      },
    })
    return new Response(body)
  }
  return {
    state,
    transport,
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  }
}

/** Reads a stream with pauses that are ended by the test. */
function start(transport: Transport, silenceMs?: number) {
  const pauses: { ms: number; end: () => void }[] = []
  const announcements: string[][] = []
  let next = deferred()
  const wakeTest = () => {
    next.resolve()
    next = deferred()
  }
  const unsubscribe = onTagsChanged((tags) => {
    announcements.push([...tags])
    wakeTest()
  })
  const stream = openTagStream({
    transport,
    ...(silenceMs === undefined ? {} : { silenceMs }),
    wait: (ms, signal) =>
      new Promise((resolve) => {
        pauses.push({ ms, end: resolve })
        signal.addEventListener('abort', () => resolve())
        wakeTest()
      }),
  })
  onTestFinished(async () => {
    unsubscribe()
    await stream.close()
  })
  const waitFor = async (hasHappened: () => boolean) => {
    while (!hasHappened()) await next.promise
  }
  return { stream, pauses, announcements, waitFor }
}

describe('the tag stream', () => {
  it('announces changed tags for any split of the bytes', async () => {
    const backend = createFakeBackend()
    const { announcements, waitFor, stream } = start(backend.transport)
    await waitFor(() => announcements.length === 1)
    expect(announcements).toEqual([['*']])
    expect(stream.isLive).toBe(true)
    backend.write('event: ready\ndata: []\n\n: still here\n\nda')
    backend.write('ta: ["page:1","nav:d')
    backend.write('e"]\r\n\r\ndata:["settings"]\n\n')
    await waitFor(() => announcements.length === 4)
    expect(announcements.slice(1)).toEqual([[], ['page:1', 'nav:de'], ['settings']])
  })

  it('announces everything for unreadable messages', async () => {
    const backend = createFakeBackend()
    const { announcements, waitFor } = start(backend.transport)
    await waitFor(() => announcements.length === 1)
    backend.write('data: {"a":1}\n\ndata: nonsense\n\ndata: [1]\n\n')
    await waitFor(() => announcements.length === 4)
    expect(announcements.slice(1)).toEqual([['*'], ['*'], ['*']])
  })

  it('reconnects after the end and then announces everything', async () => {
    const backend = createFakeBackend()
    const { announcements, pauses, waitFor, stream } = start(backend.transport)
    await waitFor(() => announcements.length === 1)
    backend.end()
    await waitFor(() => pauses.length === 1)
    expect(stream.isLive).toBe(false)
    pauses[0]?.end()
    await waitFor(() => announcements.length === 2)
    expect(announcements[1]).toEqual(['*'])
    expect(stream.isLive).toBe(true)
  })

  it('waits longer after each failure, and briefly after a success', async () => {
    const backend = createFakeBackend()
    backend.state.kind = 'down'
    const { pauses, waitFor, announcements } = start(backend.transport)
    for (let index = 0; index < 6; index += 1) {
      await waitFor(() => pauses.length > index)
      if (index === 5) backend.state.kind = 'present'
      pauses[index]?.end()
    }
    expect(pauses.map(({ ms }) => ms)).toEqual([250, 500, 1000, 2000, 4000, 5000])
    await waitFor(() => announcements.length === 1)
    backend.end()
    await waitFor(() => pauses.length === 7)
    expect(pauses[6]?.ms).toBe(250)
  })

  it('requests a missing stream again after a second, and announces nothing', async () => {
    const backend = createFakeBackend()
    backend.state.kind = 'absent'
    const { pauses, waitFor, announcements, stream } = start(backend.transport)
    for (let index = 0; index < 3; index += 1) {
      await waitFor(() => pauses.length > index)
      pauses[index]?.end()
    }
    expect(pauses.slice(0, 3).map(({ ms }) => ms)).toEqual([1000, 1000, 1000])
    expect(announcements).toEqual([])
    expect(stream.isLive).toBe(false)
  })

  it('closes a connection on which no bytes arrive', async () => {
    const backend = createFakeBackend()
    const { pauses, waitFor, stream } = start(backend.transport, 10)
    await waitFor(() => pauses.length === 1)
    expect(stream.isLive).toBe(false)
  })

  it('does not reconnect after close', async () => {
    const backend = createFakeBackend()
    const { announcements, waitFor, stream } = start(backend.transport)
    await waitFor(() => announcements.length === 1)
    await stream.close()
    expect(backend.state.connects).toBe(1)
    expect(stream.isLive).toBe(false)
  })
})
