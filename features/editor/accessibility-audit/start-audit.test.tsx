import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWrapper } from '@/tests/render'
import { TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { useAudit } from './use-audit'

vi.mock('./audit-page', () => ({ auditPage: async () => [] }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('audits the page once the editor has started', async () => {
  const { editor } = await TestSession.start(new SimulatedBackend([], {}))
  const root = { current: document.createElement('div') }
  root.current.innerHTML = '<article></article>'
  const { result, rerender } = renderHook(
    ({ isStarted }) =>
      useAudit({
        editor,
        isStarted,
        root,
        writtenText: null,
        locale: 'de',
        pageId: 7,
        publishedWaivers: [],
        onShow: () => undefined,
      }),
    { initialProps: { isStarted: false }, wrapper: createWrapper('de') },
  )
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(result.current.findings).toBeNull()
  rerender({ isStarted: true })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(() => vi.dynamicImportSettled())
  expect(result.current.findings).toEqual([])
})
