import { act, fireEvent, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { pasteInto } from '@/tests/paste'
import { renderIn } from '@/tests/render'
import { holdTyping } from './hold-typing'
import { InlineTextEditor, type InlineTextEditorProps, type OpenedText } from './inline-text-editor'
import { tableText } from './lazy-table-text'
import type { TextEdge } from './text-edge'

// The toolbar is loaded on demand; its modules are transformed before the tests.
beforeAll(async () => {
  await import('./tools/text-bubble')
  await tableText.load()
})

// Without layout, jsdom has neither sizes nor positions.
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

function open(html: string, options: Pick<InlineTextEditorProps, 'kind' | 'text' | 'caret'>) {
  document.body.insertAdjacentHTML('beforeend', html)
  const element = document.body.lastElementChild
  if (!(element instanceof HTMLElement)) throw new Error('There is no element.')
  const openedTexts: OpenedText[] = []
  const onChange = vi.fn((read: () => string) => read())
  const onPaste = vi.fn(() => true)
  const onEdge = vi.fn((_: TextEdge) => false)
  const { unmount } = renderIn(
    'de',
    <StrictMode>
      <InlineTextEditor
        {...options}
        element={element}
        onChange={onChange}
        onPaste={onPaste}
        onEdge={onEdge}
        onComment={null}
        label="Text dieses Blocks"
        onOpen={(text) => openedTexts.push(text)}
      />
    </StrictMode>,
  )
  const [text] = openedTexts
  if (!text || openedTexts.length > 1) throw new Error(`${openedTexts.length} texts were opened.`)
  return { element, text, onChange, onPaste, onEdge, unmount }
}

it('edits a rich text in its own element with its own markup', () => {
  const html = '<ul><li><p>Punkt</p></li></ul><p>Ein <a href="/de/haus">Haus</a></p>'
  const { element } = open(`<div>${html}</div>`, { kind: 'rich', text: html })
  expect(screen.getByRole('textbox', { name: 'Text dieses Blocks' })).toBe(element)
  expect(element.innerHTML).toBe(html)
})

it('inserts keys pressed during loading at the caret', () => {
  const end = holdTyping()
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
  for (const key of ['H', 'a', 'Shift', 'u', 't', 'Backspace', 's']) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  const pressedKeys = end()
  fireEvent.keyDown(document.body, { key: '!' })
  expect(pressedKeys).toEqual(['H', 'a', 'u', 't', 'Backspace', 's'])
  const { element, text, onChange } = open('<p>Das </p>', { kind: 'plain', text: 'Das ' })
  text.press(pressedKeys)
  expect(element).toHaveTextContent('Das Haus')
  expect(onChange).toHaveReturnedWith('Das Haus')
})

it('applies keys that move the caret before the next letters', () => {
  const modify = vi.fn(() => {
    const selection = getSelection()
    const end = selection?.focusNode?.textContent?.length ?? 0
    selection?.collapse(selection.focusNode, end)
  })
  Object.assign(Selection.prototype, { modify })
  const end = holdTyping()
  for (const key of ['Delete', 'End', '!']) fireEvent.keyDown(document.body, { key })
  const pressedKeys = end()
  const { element, text } = open('<p>Das Haus</p>', { kind: 'plain', text: 'Das Haus', caret: { offset: 3 } })
  text.press(pressedKeys)
  expect(modify).toHaveBeenCalledExactlyOnceWith('move', 'forward', 'lineboundary')
  expect(element).toHaveTextContent('DasHaus!')
})

it('applies Enter, and leaves the remaining keys to a text that opens', () => {
  const { element, text, onEdge } = open('<div><p>Eins</p></div>', { kind: 'rich', text: '<p>Eins</p>' })
  onEdge.mockImplementation(() => {
    text.end()
    return true
  })
  const end = holdTyping()
  text.press(['Enter', 'a', 'Enter', 'Enter', 'b', 'Enter', 'c'])
  expect(onEdge).toHaveBeenCalledExactlyOnceWith({ type: 'split', before: '<p>Eins</p><p>a</p>', after: '' })
  expect(end()).toEqual(['b', 'Enter', 'c'])
  expect(element).toHaveTextContent('Eins')
})

it('keeps a plain text on one line and a heading a heading', () => {
  const { element } = open('<h2>Spielplan</h2>', { kind: 'plain', text: 'Spielplan' })
  expect(screen.getByRole('heading', { level: 2, name: 'Spielplan' })).toBe(element)
  fireEvent.keyDown(element, { key: 'Enter' })
  expect(element).toHaveTextContent(/^Spielplan$/)
})

it('edits lines as elements, with Enter and pasted paragraphs as new lines', () => {
  const { element, text, onChange, onEdge } = open('<div></div>', { kind: 'lines', text: 'Freitag\nSamstag' })
  expect(element).toHaveAttribute('aria-multiline', 'true')
  expect([...element.children].map(({ textContent }) => textContent)).toEqual(['Freitag', 'Samstag'])
  text.press(['Enter', 'S', 'o'])
  expect(onChange).toHaveLastReturnedWith('Freitag\nSamstag\nSo')
  fireEvent.keyDown(element, { key: 'Backspace' })
  expect(onEdge).not.toHaveBeenCalled()
  const html = '<ul><li><p>Mo</p></li><li>Di</li></ul><p>Mi</p>'
  pasteInto(element, { 'text/html': html, 'text/plain': 'Mo\nDi\nMi' })
  expect(onChange).toHaveLastReturnedWith('Freitag\nSamstag\nSoMo\nDi\nMi')
  text.show('Samstag\nFreitag')
  expect(element).toHaveTextContent('SamstagFreitag')
})

it('focuses the text at once and does not take the focus back', async () => {
  const { element, text } = open('<div><p>Eins</p></div>', { kind: 'rich', text: '<p>Eins</p>' })
  expect(element).toHaveFocus()
  expect(getSelection()?.focusOffset).toBe('Eins'.length)
  const next = document.body.appendChild(document.createElement('button'))
  next.focus()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(next).toHaveFocus()
  expect(text.hasFocus()).toBe(false)
})

it('counts the focus in a tool as focus in the text', async () => {
  const { element, text } = open('<div><p>Eins</p></div>', { kind: 'rich', text: '<p>Eins</p>' })
  fireEvent.keyDown(element, { key: 'k', ctrlKey: true })
  expect(await screen.findByRole('combobox', { name: /^Ziel/ })).toHaveFocus()
  expect(text.hasFocus()).toBe(true)
})

it('shows another text without calling onChange', () => {
  const { element, text, onChange } = open('<div><p>Eins</p></div>', { kind: 'rich', text: '<p>Eins</p>' })
  act(() => text.show('<p>Zwei</p>'))
  expect(element.innerHTML).toBe('<p>Zwei</p>')
  expect(onChange).not.toHaveBeenCalled()
})

it('keeps the caret between its words when the text around it changes', () => {
  const { element, text } = open('<div>', { kind: 'rich', text: '<p>Eins</p>', caret: { offset: 2 } })
  act(() => text.show('<p>Davor</p><p>Die Eins</p>'))
  act(() => text.show('<p>Davor</p><p>Die Eins und mehr</p>'))
  act(() => text.press(['!']))
  expect(element.innerHTML).toBe('<p>Davor</p><p>Die Ei!ns und mehr</p>')
})

it('moves the caret of a removed paragraph to the end of the previous one', () => {
  const toList = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`
  const { element, text } = open('<div>', { kind: 'rich', text: toList('A', 'Zu', 'B'), caret: { offset: 2 } })
  act(() => text.show(toList('A', 'B')))
  act(() => text.press(['!']))
  expect(element.innerHTML).toContain(toList('A!', 'B'))
})

it.each([
  ['plain', '<h2>Eins</h2>'],
  ['lines', '<div>Eins</div>'],
] as const)('keeps the caret of a text of kind %s between its words', (kind, html) => {
  const { element, text } = open(html, { kind, text: 'Eins', caret: { offset: 2 } })
  act(() => text.show('Die Eins'))
  act(() => text.show('Die Eins und mehr'))
  act(() => text.press(['!']))
  expect(element).toHaveTextContent('Die Ei!ns und mehr')
  act(() => text.show('Keine Ei!nse'))
  act(() => text.press(['?']))
  expect(element).toHaveTextContent('Keine Ei!?nse')
  act(() => text.show('Nur'))
  act(() => text.press(['.']))
  expect(element).toHaveTextContent('Nur.')
})

it('keeps the caret in its cell when several cells change', () => {
  const toTable = (cells: string[]) =>
    `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`
  const options = { kind: 'table', text: toTable(['Eins', 'Zwei', 'Drei']), caret: { offset: 6 } } as const
  const { element, text } = open('<div></div>', options)
  act(() => text.show(toTable(['Die Eins', 'Zwei', 'Die Drei'])))
  act(() => text.press(['!']))
  expect(element).toHaveTextContent('Die EinsZw!eiDie Drei')
})

it('restores the element with its original nodes at the end', () => {
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

it('ignores focus and keys that arrive after its end', () => {
  const errors: string[] = []
  const listen = ({ message }: ErrorEvent) => errors.push(message)
  window.addEventListener('error', listen)
  const { element, text } = open('<div><p>Eins</p></div>', { kind: 'rich', text: '<p>Eins</p>' })
  const outside = document.body.appendChild(document.createElement('button'))
  act(() => text.end())
  // Firefox and WebKit report the loss of the focus only now.
  fireEvent.blur(element, { relatedTarget: outside })
  fireEvent.keyDown(element, { key: 'Escape' })
  window.removeEventListener('error', listen)
  expect(errors).toEqual([])
})

it.each([
  ['words', { 'text/plain': '\r\nEins\r\nZwei\tDrei\r\n' }],
  ['HTML', { 'text/html': '<p>Eins</p><ul><li>Zwei</li><li>Drei</li></ul>' }],
])('joins paragraphs pasted as %s with spaces in a plain text', (_, formats) => {
  const { element } = open('<h2>Von</h2>', { kind: 'plain', text: 'Von ' })
  pasteInto(element, formats)
  expect(element).toHaveTextContent(/^Von Eins Zwei Drei$/)
})

it('keeps bold text of Google Docs and lists of Word', () => {
  const { element, onPaste } = open('<div></div>', { kind: 'rich', text: '<p>Von</p>' })
  pasteInto(element, {
    'text/html': `<b style="font-weight:normal" id="docs-internal-guid-1"><p>Ein <span style="font-weight:700">Wort</span></p></b>
      <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Eins</p>
      <p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.</span>Darin</p>`,
  })
  expect(element.innerHTML).toContain(
    '<p>VonEin <strong>Wort</strong></p><ul><li><p>Eins</p><ol><li><p>Darin</p></li></ol></li></ul>',
  )
  expect(onPaste).not.toHaveBeenCalled()
})

it.each([
  [
    'of a web page, if it differs from the language of the page',
    '<p lang="de">Das <span lang="en-GB">Royal</span> <span lang="de-AT">Haus</span> <span lang="?">x</span></p>',
    '<p>VonDas <span lang="en-GB">Royal</span> Haus x</p>',
  ],
  [
    'not of Word, which guesses it',
    '<html><head><meta name=Generator content="Microsoft Word 15"></head><body lang=DE><p class=MsoNormal><span lang=EN-US>Ein Haus</span></p></body></html>',
    '<p>VonEin Haus</p>',
  ],
  [
    'not of Word in the browser',
    '<p class="Paragraph SCXW1"><span lang="EN-US" class="TextRun SCXW1"><span>Ein Haus</span></span></p>',
    '<p>VonEin Haus</p>',
  ],
])('keeps the language of pasted passages: %s', (_, html, written) => {
  document.documentElement.lang = 'de-DE'
  const { element } = open('<div></div>', { kind: 'rich', text: '<p>Von</p>' })
  pasteInto(element, { 'text/html': html })
  expect(element.innerHTML).toBe(written)
})

it('passes on pasted content with more than text, with the text around it', () => {
  const { element, onPaste } = open('<div></div>', { kind: 'rich', text: '<p>Von</p>' })
  pasteInto(element, { 'text/html': '<h2>Titel</h2><p>Text</p>' })
  expect(onPaste).toHaveBeenCalledWith({
    kind: 'rich',
    parsedPaste: {
      parts: [
        { kind: 'heading', level: 2, text: 'Titel' },
        { kind: 'richText', html: '<p>Text</p>' },
      ],
      skippedContent: { pictures: 0, embeds: 0, tables: 0, mergedCells: 0, emphases: 0, links: 0 },
    },
    before: '<p>Von</p>',
    after: '',
  })
  expect(element.innerHTML).toBe('<p>Von</p>')
})

const toRows = (...all: string[]) => `<table><tbody>${all.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`

it('edits a table cell by cell, with Tab from cell to cell and out after the last', () => {
  const html = toRows('<td><p>Eins</p></td><td><p>Zwei</p></td>', '<td><p>Drei</p></td><td><p>Vier</p></td>')
  const { element, onChange } = open(`<div>${html}</div>`, { kind: 'table', text: html })
  expect(element.innerHTML).toBe(html)
  // The caret is after the last word.
  expect(fireEvent.keyDown(element, { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(element, { key: 'Tab', shiftKey: true })).toBe(false)
  pasteInto(element, { 'text/plain': 'Neu' })
  expect(onChange.mock.results.at(-1)?.value).toBe(html.replace('Drei', 'Neu'))
})
