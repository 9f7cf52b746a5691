import { fireEvent, renderHook } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { expect, it, vi } from 'vitest'
import { plainText } from '../text-extensions'
import { useHeldToolKey } from './use-held-tool-key'

it('repeats a shortcut of the toolbar once when the toolbar is there', () => {
  const editor = new Editor({ element: document.body, extensions: plainText })
  const { dom } = editor.view
  const { rerender } = renderHook(({ hasToolbar }) => useHeldToolKey(editor, hasToolbar), {
    initialProps: { hasToolbar: false },
  })
  expect(fireEvent.keyDown(dom, { key: 'k', ctrlKey: true })).toBe(false)
  expect(fireEvent.keyDown(dom, { key: 'k' })).toBe(true)
  const listen = vi.fn((_: KeyboardEvent) => undefined)
  dom.addEventListener('keydown', listen)
  rerender({ hasToolbar: true })
  rerender({ hasToolbar: true })
  expect(listen).toHaveBeenCalledOnce()
  expect(listen.mock.lastCall?.[0]).toMatchObject({ key: 'k', ctrlKey: true })
})
