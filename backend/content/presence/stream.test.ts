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

function openTestStream() {
  const events = createPageEventHub()
  const abort = new AbortController()
  const state = { editors: [] as PresentEditor[], mayRead: true, beat: () => {}, onEnd: vi.fn(), onError: vi.fn() }
  const stream = createChangeStream({
    page: { id: 1, listEditors: async () => state.editors },
    pageEvents: events,
    signal: abort.signal,
    startHeartbeats(beat) {
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
  const readNext = async () => new TextDecoder().decode((await reader.read()).value)
  return { events, abort, state, reader, next: readNext }
}

it('sends heartbeats, which prevent proxy timeouts, and renews the presence', async () => {
  const { state, next } = openTestStream()
  state.editors = [ada]
  expect(await next()).toBe(`event: presence\ndata: ${JSON.stringify([ada])}\n\n`)
  state.editors = []
  state.beat()
  expect([await next(), await next()]).toEqual([': still here\n\n', 'event: presence\ndata: []\n\n'])
})

it('sends `missed` if events may be lost', async () => {
  const { events, next } = openTestStream()
  await next()
  events.announceGap()
  expect(await next()).toBe('event: missed\ndata: {}\n\n')
})

it('ends at a heartbeat when the right is lost', async () => {
  const { state, reader, next } = openTestStream()
  await next()
  state.mayRead = false
  state.beat()
  expect((await reader.read()).done).toBe(true)
  expect(state.onEnd).toHaveBeenCalledOnce()
})

it('ends once when the backend stops, the request aborts or the client disconnects', async () => {
  const stoppedStream = openTestStream()
  await stoppedStream.next()
  stoppedStream.events.end()
  expect((await stoppedStream.reader.read()).done).toBe(true)
  const abortedStream = openTestStream()
  await abortedStream.next()
  abortedStream.abort.abort()
  expect((await abortedStream.reader.read()).done).toBe(true)
  const closedStream = openTestStream()
  await closedStream.next()
  await closedStream.reader.cancel()
  for (const [{ state, events }, hasLeft] of [
    [stoppedStream, false],
    [abortedStream, true],
    [closedStream, true],
  ] as const) {
    events.end()
    expect(state.onEnd.mock.calls).toEqual([[hasLeft]])
  }
})

it('ends when the presence cannot be loaded, and logs the error', async () => {
  const { state, reader, events, next } = openTestStream()
  await next()
  Object.defineProperty(state, 'editors', {
    get: () => {
      throw new Error('no database')
    },
  })
  events.announceGap()
  await next()
  expect((await reader.read()).done).toBe(true)
  expect(state.onError).toHaveBeenCalledWith(new Error('no database'))
})

it('disconnects a client that never reads', async () => {
  const { state, events } = openTestStream()
  const change = { kind: 'change', pageId: 1, moduleId: 1, revision: 1, locale: 'de', by: '', userId: null }
  for (let count = 0; count < 1000; count++)
    events.handleNotification({ channel: 'page_news', payload: JSON.stringify(change) })
  await vi.waitFor(() => expect(state.onEnd).toHaveBeenCalledOnce())
})
