import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useReducer } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import type { Tree } from '../core/document'
import type { Editor } from '../core/editor'
import { TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { blockForm, Inspector } from './inspector'

function Host({ editor, selected, locale }: { editor: Editor; selected: string; locale: Locale }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => editor.subscribe(redraw), [editor])
  return <Inspector editor={editor} blockKey={selected} isWriting={false} locale={locale} />
}

/** Opens a page with these blocks. The first one is selected. */
export async function openFields(trees: Tree[], locale: Locale = 'de') {
  const backend = new SimulatedBackend(trees, {})
  const session = await TestSession.start(backend)
  const { editor } = session
  const keys = [...editor.document.nodes.keys()]
  const host = (selected: string) => <Host editor={editor} selected={selected} locale={locale} />
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  await blockForm.load()
  const { rerender } = renderIn(locale, host(keys[0] ?? ''))
  return {
    session,
    backend,
    editor,
    keys,
    user: userEvent.setup(),
    select: (key: string | undefined) => rerender(host(key ?? '')),
    getData: (key = keys[0]) => editor.document.nodes.get(key ?? '')?.data,
  }
}

/** Finds a text field by its label. */
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
