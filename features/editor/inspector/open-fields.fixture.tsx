import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useLayoutEffect, useReducer } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import type { Tree } from '../core/document'
import type { Editor } from '../core/editor'
import { TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { blockForm, Inspector } from './inspector'

interface HostOptions {
  /** Calls a function when the panel must be rendered; by default after each change. */
  whenToRender?: (editor: Editor, render: () => void) => () => void
  /** Called after each render, before its effects. */
  onRendered?: () => void
}

interface HostProps extends HostOptions {
  editor: Editor
  selected: string
  locale: Locale
}

function Host({ editor, selected, locale, whenToRender, onRendered }: HostProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => (whenToRender ?? subscribe)(editor, redraw), [editor, whenToRender])
  useLayoutEffect(() => onRendered?.())
  return <Inspector editor={editor} blockKey={selected} isWriting={false} isLoadable locale={locale} />
}

const subscribe = (editor: Editor, render: () => void) => editor.subscribe(render)

/** Opens a page with these blocks. The first one is selected. */
export async function openFields(trees: Tree[], locale: Locale = 'de', options: HostOptions = {}) {
  const backend = new SimulatedBackend(trees, {})
  const session = await TestSession.start(backend)
  const { editor } = session
  const keys = [...editor.document.nodes.keys()]
  const toHost = (selected: string) => <Host {...options} editor={editor} selected={selected} locale={locale} />
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  await blockForm.load()
  const { rerender } = renderIn(locale, toHost(keys[0] ?? ''))
  return {
    session,
    backend,
    editor,
    keys,
    user: userEvent.setup(),
    select: (key: string | undefined) => rerender(toHost(key ?? '')),
    getData: (key = keys[0]) => editor.document.nodes.get(key ?? '')?.data,
  }
}

/** Finds a text field by its label. */
export const getTextField = (name: string | RegExp) => screen.getByRole('textbox', { name })
