import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createDraft } from './draft.fixture'
import { usePageEditor } from './use-page-editor'

// Without a network.
vi.mock('@/lib/api/browser-client', () => ({
  callWithKeepalive: vi.fn(),
  callBackend: vi.fn().mockResolvedValue({ status: 0, data: null, retryAfter: null }),
}))

async function open() {
  const draft = createDraft()
  const nothing = () => undefined
  let renderCount = 0
  const { result } = renderHook(() => {
    renderCount += 1
    return usePageEditor(draft, { locale: 'de', userId: 1, onEvent: nothing, onPage: nothing })
  })
  await waitFor(() => expect(result.current.editor).not.toBeNull())
  const { editor } = result.current
  if (!editor) throw new Error('The page is not open')
  const type = (title: string) => editor.execute({ type: 'change', key: 'page', fields: { title } })
  return { editor, type, getRenderCount: () => renderCount }
}

it('renders typing after it is painted, several characters at once', async () => {
  const { editor, type, getRenderCount } = await open()
  const before = getRenderCount()
  for (const title of ['Spielplane', 'Spielplanen']) type(title)
  expect(editor.document.settings.title).toBe('Spielplanen')
  expect(getRenderCount()).toBe(before)
  await waitFor(() => expect(getRenderCount()).toBe(before + 1))
})

it('renders other actions at once', async () => {
  const { editor, type, getRenderCount } = await open()
  type('Anderes')
  const before = getRenderCount()
  act(() => editor.undo())
  expect(getRenderCount()).toBe(before + 1)
})

it('renders remote changes in a pause, or at once when the user stops typing', async () => {
  const { editor, type, getRenderCount } = await open()
  type('Anderes')
  const before = getRenderCount()
  editor.refresh()
  await act(async () => {})
  expect(getRenderCount()).toBe(before)
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace' }))
  })
  expect(getRenderCount()).toBe(before)
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  })
  expect(getRenderCount()).toBeGreaterThan(before)
})
