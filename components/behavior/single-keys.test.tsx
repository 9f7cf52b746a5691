import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { repeatedKeyMark } from '@/lib/deferred-scripts'
import { isSingleKey, switchSingleKeys } from './single-keys'

/** Presses a key like a person or a script. @returns true if it is a shortcut */
function press(target: Element, sender: 'person' | 'script' = 'person', modifiers: KeyboardEventInit = {}): boolean {
  let isShortcut = false
  const listen = (event: KeyboardEvent) => {
    isShortcut = isSingleKey(event)
  }
  window.addEventListener('keydown', listen, { once: true })
  // Scripts cannot create trusted events; a key replayed from before hydration counts as one.
  fireEvent.keyDown(target, { key: 'n', detail: sender === 'person' ? repeatedKeyMark : 0, ...modifiers })
  return isShortcut
}

beforeEach(() => switchSingleKeys(true))

it('accepts trusted keys without modifiers, unless shortcuts are disabled', () => {
  render(<button type="button">Los</button>)
  expect(press(document.body)).toBe(true)
  expect(press(screen.getByRole('button'))).toBe(true)
  expect(press(document.body, 'script')).toBe(false)
  for (const chord of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(press(document.body, 'person', chord)).toBe(false)
  switchSingleKeys(false)
  expect(press(document.body)).toBe(false)
})

it('rejects keys in fields', () => {
  render(
    <>
      <input />
      <input type="search" />
      <input type="date" />
      <input type="email" />
      <input type="color" />
      <input type="checkbox" />
      <input type="radio" />
      <textarea />
      <select />
      <div contentEditable suppressContentEditableWarning>
        <p id="inside" />
      </div>
    </>,
  )
  for (const field of document.querySelectorAll('input, textarea, select, [contenteditable], #inside'))
    expect(press(field), field.outerHTML).toBe(false)
})

it('accepts keys at the checkbox of a row', () => {
  render(
    <table>
      <tbody>
        <tr>
          <td>
            <input type="checkbox" />
          </td>
        </tr>
      </tbody>
    </table>,
  )
  expect(press(screen.getByRole('checkbox'))).toBe(true)
})

it.each(['listbox', 'menu', 'tree', 'treegrid', 'grid', 'dialog'])('rejects keys in a %s', (role) => {
  render(
    <div role={role}>
      <button type="button">Los</button>
    </div>,
  )
  expect(press(screen.getByText('Los'))).toBe(false)
})

it('rejects keys for other elements while a field has the focus', () => {
  render(
    <>
      <input />
      <p>Eintrag</p>
    </>,
  )
  screen.getByRole('textbox').focus()
  expect(press(screen.getByText('Eintrag'))).toBe(false)
})

it('rejects keys while a dialog or a list is open', () => {
  const { rerender } = render(<dialog open />)
  expect(press(document.body)).toBe(false)
  rerender(<input role="combobox" aria-expanded="true" aria-controls="list" />)
  expect(press(document.body)).toBe(false)
  rerender(<input role="combobox" aria-expanded="false" aria-controls="list" />)
  expect(press(document.body)).toBe(true)
})
