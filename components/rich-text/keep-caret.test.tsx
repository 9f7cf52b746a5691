import { act, fireEvent, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { beforeEach, expect, it } from 'vitest'
import { focusWithCaret } from '@/components/behavior/focus-origin'
import { renderIn } from '@/tests/render'
import { RichTextBox } from './rich-text-box'

const getText = () => screen.getByRole<HTMLElement & { editor: Editor }>('textbox', { name: 'Beschreibung' })
const insert = (words: string) => act(() => getText().editor.commands.insertContent(words))

/** Opens the text "Anfang Ende" with the caret at its end, next to a button. */
beforeEach(async () => {
  // jsdom has no layout.
  const box = () => new DOMRect()
  Object.assign(Range.prototype, { getBoundingClientRect: box, getClientRects: () => [box()] })
  renderIn(
    'de',
    <>
      <RichTextBox
        id="text"
        label="Beschreibung"
        language="de"
        text="<p>Anfang Ende</p>"
        isRequired={false}
        isInvalid={false}
        onChange={() => undefined}
        onBlur={() => undefined}
      />
      <button type="button">Daneben</button>
    </>,
  )
  await screen.findByRole('textbox', { name: 'Beschreibung' })
  act(() => {
    getText().editor.commands.setTextSelection(12)
    getText().editor.view.focus()
  })
  fireEvent.keyDown(getText(), { key: 'Shift' })
})

/** Moves the caret as an arrow key does: `selectionchange` follows in a later task. */
function moveCaret(anchor: number, head: number): void {
  const words = getText().querySelector('p')?.firstChild
  if (!words) throw new Error('There are no words.')
  getSelection()?.setBaseAndExtent(words, anchor, words, head)
}

/** Moves the focus to a button and back to the text, within one task. */
function leaveAndReturn(): void {
  act(() => screen.getByText('Daneben').focus())
  act(() => focusWithCaret(getText()))
}

it('restores a caret that moved just before the text lost the focus', () => {
  moveCaret(7, 7)
  leaveAndReturn()
  insert('und ')
  expect(getText()).toHaveTextContent('Anfang und Ende')
})

it('restores words that were selected backwards just before the text lost the focus', () => {
  moveCaret(6, 0)
  leaveAndReturn()
  expect(getText().editor.state.selection).toMatchObject({ anchor: 7, head: 1 })
  insert('Kein')
  expect(getText()).toHaveTextContent('Kein Ende')
})

it('restores the caret that an arrow key moved after the user selected everything', () => {
  act(() => getText().editor.commands.selectAll())
  moveCaret(7, 7)
  leaveAndReturn()
  insert('und ')
  expect(getText()).toHaveTextContent('Anfang und Ende')
})

it('restores the caret before the first key if the browser put it elsewhere', () => {
  act(() => screen.getByText('Daneben').focus())
  act(() => getText().focus())
  moveCaret(0, 0)
  fireEvent.keyDown(getText(), { key: 'x' })
  expect(getSelection()?.focusOffset).toBe('Anfang Ende'.length)
})

it('splits the text at a caret that moved just before Enter', () => {
  moveCaret(7, 7)
  fireEvent.keyDown(getText(), { key: 'Enter' })
  expect(getText().innerHTML).toBe('<p>Anfang </p><p>Ende</p>')
})

it('keeps a format that is set for the next letters', () => {
  act(() => getText().editor.commands.toggleBold())
  leaveAndReturn()
  fireEvent.keyDown(getText(), { key: 'a' })
  insert('!')
  expect(getText().innerHTML).toBe('<p>Anfang Ende<strong>!</strong></p>')
})
