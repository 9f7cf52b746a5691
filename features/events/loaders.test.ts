import { expect, it, vi } from 'vitest'
import { toFailure } from '@/lib/api/result'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('next/headers', () => ({ cookies: async () => 'sessionid=a' }))
vi.mock('@/lib/api/read', () => ({ read }))
// An earlier test file may have loaded modules that keep the real `read`.
vi.resetModules()
const { loadMonth } = await import('./loaders')

const emptyList = { count: 0, next: null, previous: null, results: [] }

it.each([
  ['a member', 200, [1, true]],
  ['a visitor if the session has ended', 401, [2, true]],
  ['nobody if the call fails', 503, [1, false]],
])('loads as %s', async (_, status, expected) => {
  read.mockReset()
  read.mockResolvedValue({ ok: true, value: emptyList })
  if (status !== 200) read.mockResolvedValueOnce({ ok: false, failure: toFailure({ status }) })
  const isLoaded = (await loadMonth('de', '2026-11', null)) !== null
  expect([read.mock.calls.length, isLoaded]).toEqual(expected)
})
