import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import type { Listener } from '../core/editor'
import type { SyncStatus } from '../core/saving/sync'
import { useWhenSaved } from './use-when-saved'

function editorIn(status: SyncStatus) {
  const listeners = new Set<Listener>()
  return {
    status,
    changeCount: 2,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    turn(next: SyncStatus) {
      this.status = next
      act(() => {
        for (const listener of listeners) listener('saving')
        for (const listener of listeners) listener('saving')
      })
    },
  }
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="de" messages={messagesOf('de')} timeZone="Europe/Berlin">
    {children}
  </NextIntlClientProvider>
)

it('waits until everything is saved, and works once', () => {
  const work = vi.fn()
  const editor = editorIn('unsaved')
  const { result } = renderHook(() => useWhenSaved(editor), { wrapper })
  act(() => result.current.whenSaved(work))
  expect(result.current.isWaiting).toBe(true)
  editor.turn('saving')
  expect(work).not.toHaveBeenCalled()
  editor.turn('saved')
  editor.turn('unsaved')
  editor.turn('saved')
  expect(work).toHaveBeenCalledTimes(1)
  expect(result.current.isWaiting).toBe(false)
})

it('works at once where everything is saved', () => {
  const work = vi.fn()
  const { result } = renderHook(() => useWhenSaved(editorIn('saved')), { wrapper })
  act(() => result.current.whenSaved(work))
  expect(work).toHaveBeenCalledTimes(1)
  expect(result.current.isWaiting).toBe(false)
})

it('waits for the page to be opened', () => {
  const work = vi.fn()
  const { result, rerender } = renderHook(
    ({ editor }: { editor: ReturnType<typeof editorIn> | null }) => useWhenSaved(editor),
    { wrapper, initialProps: { editor: null as ReturnType<typeof editorIn> | null } },
  )
  act(() => result.current.whenSaved(work))
  expect(result.current.isWaiting).toBe(true)
  rerender({ editor: editorIn('saved') })
  expect(work).toHaveBeenCalledTimes(1)
})

it('does not work for a page that was left', () => {
  const work = vi.fn()
  const editor = editorIn('saving')
  const { result, unmount } = renderHook(() => useWhenSaved(editor), { wrapper })
  act(() => result.current.whenSaved(work))
  unmount()
  editor.turn('saved')
  expect(work).not.toHaveBeenCalled()
})

it.each([
  ['offline', 'Ohne Verbindung: 2 Änderungen warten'],
  ['login-needed', 'Anmeldung abgelaufen: 2 Änderungen warten'],
  ['conflict', 'Zwei Fassungen: bitte wählen'],
  ['refused', 'Etwas lässt sich noch nicht speichern'],
] as const)('gives up when it is %s, and says so until that is over', (status, problem) => {
  const work = vi.fn()
  const editor = editorIn('saving')
  const { result } = renderHook(() => useWhenSaved(editor), { wrapper })
  act(() => result.current.whenSaved(work))
  editor.turn(status)
  expect(result.current).toMatchObject({ isWaiting: false, problem })
  editor.turn('saved')
  expect(result.current.problem).toBeNull()
  expect(work).not.toHaveBeenCalled()
})
