import { expect, it, vi } from 'vitest'
import { createPageEventHub } from '@/backend/platform/db/notifications/page-events'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { createChangeStream } from './stream'

const ada: PresentEditor = {
  user_id: 1,
  name: 'Ada',
  module: null,
  caret: null,
  locale: 'de',
  since: '2026-11-20T13:00:00+01:00',
}

function open() {
  const news = createPageEventHub()
  const abort = new AbortController()
  const state = {
    present: [] as PresentEditor[],
    mayRead: true,
    beat: () => {},
    onEnd: vi.fn(),
    onError: vi.fn(),
  }
  const stream = createChangeStream({
    page: { id: 1, present: async () => state.present },
    pageEvents: news,
    signal: abort.signal,
    heartbeats(beat) {
      state.beat = beat
      return () => {
        state.beat = () => {}
      }
    },
    mayRead: async () => state.mayRead,
    onEnd: state.onEnd,
    onError: state.onError,
  })
  const reader = stream.getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  return { news, abort, state, reader, next }
}

it('sends heartbeats against proxy timeouts and renews the presence', async () => {
  const { state, next } = open()
  state.present = [ada]
  expect(await next()).toBe(`event: presence\ndata: ${JSON.stringify([ada])}\n\n`)
  state.present = []
  state.beat()
  expect([await next(), await next()]).toEqual([': still here\n\n', 'event: presence\ndata: []\n\n'])
})

it('reports that changes may have been missed', async () => {
  const { news, next } = open()
  await next()
  news.missed()
  expect(await next()).toBe('event: missed\ndata: {}\n\n')
})

it('ends at a heartbeat when the right is lost', async () => {
  const { state, reader, next } = open()
  await next()
  state.mayRead = false
  state.beat()
  expect((await reader.read()).done).toBe(true)
  expect(state.onEnd).toHaveBeenCalledOnce()
})

it('ends with the backend, with the request and when its reader leaves, each time once', async () => {
  const stopped = open()
  await stopped.next()
  stopped.news.end()
  expect((await stopped.reader.read()).done).toBe(true)
  const aborted = open()
  await aborted.next()
  aborted.abort.abort()
  expect((await aborted.reader.read()).done).toBe(true)
  const left = open()
  await left.next()
  await left.reader.cancel()
  for (const [{ state, news }, hasLeft] of [
    [stopped, false],
    [aborted, true],
    [left, true],
  ] as const) {
    news.end()
    expect(state.onEnd.mock.calls).toEqual([[hasLeft]])
  }
})

it('ends when the presence cannot be loaded, and logs the error', async () => {
  const { state, reader, news, next } = open()
  await next()
  Object.defineProperty(state, 'present', {
    get: () => {
      throw new Error('no database')
    },
  })
  news.missed()
  await next()
  expect((await reader.read()).done).toBe(true)
  expect(state.onError).toHaveBeenCalledWith(new Error('no database'))
})

it('disconnects a client that never reads', async () => {
  const { state, news } = open()
  const change = { kind: 'change', pageId: 1, moduleId: 1, revision: 1, locale: 'de', by: '', userId: null }
  for (let count = 0; count < 1000; count++)
    news.handleNotification({ channel: 'page_news', payload: JSON.stringify(change) })
  await vi.waitFor(() => expect(state.onEnd).toHaveBeenCalledOnce())
})
