import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { createWrapper } from '@/tests/render'
import type { Listener } from '../core/editor'
import type { SyncStatus } from '../core/saving/sync'
import { useWhenSaved } from './use-when-saved'

function createEditorIn(status: SyncStatus) {
  const listeners = new Set<Listener>()
  return {
    status,
    changeCount: 2,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setStatus(next: SyncStatus) {
      this.status = next
      act(() => {
        for (const listener of listeners) listener('saving')
        for (const listener of listeners) listener('saving')
      })
    },
  }
}

const wrapper = createWrapper('de')

it('waits until everything is saved, and runs the work once', () => {
  const work = vi.fn()
  const editor = createEditorIn('unsaved')
  const { result } = renderHook(() => useWhenSaved(editor), { wrapper })
  act(() => result.current.whenSaved(work))
  expect(result.current.isWaiting).toBe(true)
  editor.setStatus('saving')
  expect(work).not.toHaveBeenCalled()
  editor.setStatus('saved')
  editor.setStatus('unsaved')
  editor.setStatus('saved')
  expect(work).toHaveBeenCalledTimes(1)
  expect(result.current.isWaiting).toBe(false)
})

it('runs the work at once if everything is saved', () => {
  const work = vi.fn()
  const { result } = renderHook(() => useWhenSaved(createEditorIn('saved')), { wrapper })
  act(() => result.current.whenSaved(work))
  expect(work).toHaveBeenCalledTimes(1)
  expect(result.current.isWaiting).toBe(false)
})

it('waits for the editor to be loaded', () => {
  const work = vi.fn()
  const { result, rerender } = renderHook(
    ({ editor }: { editor: ReturnType<typeof createEditorIn> | null }) => useWhenSaved(editor),
    { wrapper, initialProps: { editor: null as ReturnType<typeof createEditorIn> | null } },
  )
  act(() => result.current.whenSaved(work))
  expect(result.current.isWaiting).toBe(true)
  rerender({ editor: createEditorIn('saved') })
  expect(work).toHaveBeenCalledTimes(1)
})

it('does not run the work after unmounting', () => {
  const work = vi.fn()
  const editor = createEditorIn('saving')
  const { result, unmount } = renderHook(() => useWhenSaved(editor), { wrapper })
  act(() => result.current.whenSaved(work))
  unmount()
  editor.setStatus('saved')
  expect(work).not.toHaveBeenCalled()
})

it.each([
  ['offline', 'Ohne Verbindung: 2 Änderungen warten'],
  ['login-needed', 'Sitzung abgelaufen: 2 Änderungen warten'],
  ['conflict', 'Zwei Fassungen: bitte wählen'],
  ['gone', getMessages('de').editor.saving.gone],
  ['refused', 'Etwas kann noch nicht gespeichert werden'],
] as const)('gives up in the state %s, and shows the problem until the state ends', (status, problem) => {
  const work = vi.fn()
  const editor = createEditorIn('saving')
  const { result } = renderHook(() => useWhenSaved(editor), { wrapper })
  act(() => result.current.whenSaved(work))
  editor.setStatus(status)
  expect(result.current).toMatchObject({ isWaiting: false, problem })
  editor.setStatus('saved')
  expect(result.current.problem).toBeNull()
  expect(work).not.toHaveBeenCalled()
})
