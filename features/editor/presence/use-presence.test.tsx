import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend, callWithKeepalive } from '@/lib/api/browser-client'
import { listenToStream, type StreamListener } from '@/lib/api/browser-stream'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { createWrapper } from '@/tests/render'
import type { Editor } from '../core/editor'
import { noPage } from '../core/state'
import { usePresence } from './use-presence'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn(), callWithKeepalive: vi.fn() }))
vi.mock('@/lib/api/browser-stream', () => ({ listenToStream: vi.fn() }))

const presencePath = '/de/pageeditor-api/page/7/presence/'
const since = '2026-01-01T10:00:00+01:00'
const createPerson = (user_id: number, name: string): PresentEditor => ({
  user_id,
  name,
  module: null,
  caret: null,
  locale: 'de',
  since,
})
const me = createPerson(1, 'Ich')
const ada = createPerson(2, 'Ada')
const bo = createPerson(3, 'Bo')

const editor = {
  findId: (key: string) => Number(key),
  findKey: (id: number) => (id === 99 ? null : String(id)),
  hasApplied: () => true,
  refresh: vi.fn<() => void>(),
} as unknown as Editor

let stream: StreamListener
let modules: (number | null)[] = []
let tabs: string[] = []
let idleCalls: (() => void)[] = []

beforeEach(() => {
  modules = []
  tabs = []
  idleCalls = []
  vi.mocked(callWithKeepalive).mockClear()
  vi.mocked(callBackend).mockClear()
  vi.mocked(listenToStream).mockImplementation((_path, _events, listener) => {
    stream = listener
    return () => undefined
  })
  vi.mocked(callBackend).mockImplementation(async (_method, _path, { data } = {}) => {
    const { module, tab } = data as { module: number | null; tab: string }
    modules.push(module)
    tabs.push(tab)
    return { status: 200, data: [me, ada], retryAfter: null }
  })
})

const runWhenIdle = (call: () => void) => void idleCalls.push(call)
const onChange = vi.fn()
const onTranslationStale = vi.fn()

function open(pageId = 7) {
  return renderHook(
    ({ selectedKey }: { selectedKey: string | null }) =>
      usePresence(editor, {
        pageId,
        locale: 'de',
        userId: 1,
        selectedKey,
        isWatching: true,
        onChange,
        onTranslationStale,
        runWhenIdle,
      }),
    { initialProps: { selectedKey: null as string | null }, wrapper: createWrapper('de') },
  )
}

it('lists the other editors of the page', async () => {
  const { result } = open()
  await waitFor(() => expect(result.current).toEqual([ada]))
  expect(modules).toEqual([null])
})

it('debounces the report of the selected block', async () => {
  const { result, rerender } = open()
  await waitFor(() => expect(result.current).toEqual([ada]))
  for (const selectedKey of ['4', '5', '6']) rerender({ selectedKey })
  await waitFor(() => expect(modules).toEqual([null, 6]))
})

it('sends heartbeats while the page is open', async () => {
  vi.useFakeTimers()
  try {
    const { unmount } = open()
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    expect(modules).toEqual([null, null, null])
    unmount()
    expect(new Set(tabs).size).toBe(1)
    expect(callWithKeepalive).toHaveBeenCalledWith('DELETE', `${presencePath}?tab=${tabs[0]}`)
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    expect(modules).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

it('shows events of the stream in the next pause in typing', async () => {
  const { result } = open()
  await waitFor(() => expect(result.current).toEqual([ada]))
  act(() => stream.onEvent('presence', [me, ada, bo]))
  expect(result.current).toEqual([ada])
  act(() => {
    for (const call of idleCalls) call()
  })
  await waitFor(() => expect(result.current).toEqual([ada, bo]))
})

it('keeps a departure if the response of an earlier heartbeat arrives late', async () => {
  const { result, rerender } = open()
  await waitFor(() => expect(result.current).toEqual([ada]))
  let respond: () => void = () => undefined
  vi.mocked(callBackend).mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      respond = resolve
    })
    return { status: 200, data: [me, ada], retryAfter: null }
  })
  rerender({ selectedKey: '4' })
  await waitFor(() => expect(callBackend).toHaveBeenCalledTimes(2))
  act(() => stream.onEvent('presence', [me]))
  act(() => {
    for (const call of idleCalls) call()
  })
  await waitFor(() => expect(result.current).toEqual([]))
  await act(async () => respond())
  expect(result.current).toEqual([])
})

it('reports stale translations for changes of the other language and of unknown blocks', async () => {
  const { result } = open()
  await waitFor(() => expect(result.current).toEqual([ada]))
  const change = { module: 4, revision: 2, locale: 'de', by: 'Ada', user_id: 2 }
  const countCalls = (overrides: object) => {
    idleCalls.length = 0
    onChange.mockClear()
    onTranslationStale.mockClear()
    act(() => {
      stream.onEvent('change', { ...change, ...overrides })
      for (const call of idleCalls) call()
    })
    return [onChange.mock.calls.length, onTranslationStale.mock.calls.length]
  }
  expect(countCalls({})).toEqual([1, 0])
  expect(countCalls({ module: 99 })).toEqual([1, 1])
  expect(countCalls({ locale: 'en' })).toEqual([0, 1])
  expect(countCalls({ module: null, locale: null })).toEqual([0, 1])
  expect(countCalls({ container: 'login-above' })).toEqual([0, 0])
  expect(countCalls({ container: 'login-above', module: 99 })).toEqual([0, 0])
})

it('keeps the list of editors while the backend is unreachable', async () => {
  const { result, rerender } = open()
  await waitFor(() => expect(result.current).toEqual([ada]))
  vi.mocked(callBackend).mockImplementation(async () => {
    modules.push(0)
    return { status: 0, data: null, retryAfter: null }
  })
  rerender({ selectedKey: '4' })
  await waitFor(() => expect(modules).toEqual([null, 0]))
  expect(result.current).toEqual([ada])
})

it('follows changes without presence while only reusable containers are edited', async () => {
  const { unmount, result } = open(noPage)
  expect(listenToStream).toHaveBeenLastCalledWith(
    '/de/pageeditor-api/containers/changes/',
    expect.anything(),
    expect.anything(),
  )
  vi.mocked(editor.refresh).mockClear()
  stream.onOpen()
  stream.onRejected()
  expect(editor.refresh).toHaveBeenCalledTimes(2)
  unmount()
  expect([result.current, modules]).toEqual([[], []])
  expect(callWithKeepalive).not.toHaveBeenCalled()
})
