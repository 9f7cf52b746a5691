import { act, fireEvent, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { InlineTextEditor, type InlineTextEditorProps, type OpenedText } from './inline-text-editor'

// A document without a layout has neither sizes nor places.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  const box = () => new DOMRect()
  Object.assign(Range.prototype, { getBoundingClientRect: box, getClientRects: () => [box()] })
})

function open(html: string, options: Pick<InlineTextEditorProps, 'kind' | 'text'>) {
  document.body.insertAdjacentHTML('beforeend', html)
  const element = document.body.lastElementChild
  if (!(element instanceof HTMLElement)) throw new Error('There is no element.')
  const opened: OpenedText[] = []
  const onChange = vi.fn((read: () => string) => read())
  const { unmount } = renderIn(
    'de',
    <StrictMode>
      <InlineTextEditor
        {...{ ...options, element, onChange, label: 'Text dieses Blocks' }}
        onOpen={(text) => opened.push(text)}
      />
    </StrictMode>,
  )
  const [text] = opened
  if (!text || opened.length > 1) throw new Error(`${opened.length} texts were opened.`)
  return { element, text, onChange, unmount }
}

test('a rich text is written in its own element, with its own markup', () => {
  const html = '<ul><li><p>Punkt</p></li></ul><p>Ein <a href="/de/haus">Haus</a></p>'
  const { element } = open(`<div>${html}</div>`, { kind: 'rich', text: html })
  expect(screen.getByRole('textbox', { name: 'Text dieses Blocks' })).toBe(element)
  expect(element.innerHTML).toBe(html)
})

test('a plain text is one line, and a heading stays one', () => {
  const { element } = open('<h2>Spielplan</h2>', { kind: 'plain', text: 'Spielplan' })
  expect(screen.getByRole('heading', { level: 2, name: 'Spielplan' })).toBe(element)
  fireEvent.keyDown(element, { key: 'Enter' })
  expect(element).toHaveTextContent(/^Spielplan$/)
})

test('another text is shown without telling of it', () => {
  const { element, text, onChange } = open('<div><p>Eins</p></div>', { kind: 'rich', text: '<p>Eins</p>' })
  act(() => text.show('<p>Zwei</p>'))
  expect(element.innerHTML).toBe('<p>Zwei</p>')
  expect(onChange).not.toHaveBeenCalled()
})

test('ending restores the element with its original nodes', () => {
  const { element, text, unmount } = open('<div class="words" id="a"><p>Eins</p></div>', {
    kind: 'rich',
    text: '<p>Anders</p>',
  })
  const before = '<div class="words" id="a"><p>Eins</p></div>'
  expect(element.outerHTML).not.toBe(before)
  act(() => text.end())
  expect(element.outerHTML).toBe(before)
  unmount()
  expect(element.outerHTML).toBe(before)
})
