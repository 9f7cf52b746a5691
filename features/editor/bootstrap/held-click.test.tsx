import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { settingAttributes } from '../page-elements/edit-attributes'
import { clickableSelector, holdClick, openedEvent } from './held-click'

const dispatchOpened = () => fireEvent(window, new Event(openedEvent))

/** Renders a page and records its clicks. */
function show(html: string) {
  document.body.innerHTML = html
  const click = vi.fn()
  document.body.onclick = ({ target, clientX }) => click((target as Element).textContent, clientX)
  return click
}

it('repeats the last click once the editor is open, once and at its place', () => {
  const click = show('<main><p data-module="1">Eins</p><p data-module="2">Zwei</p></main>')
  holdClick(clickableSelector, openedEvent)
  // Once by the inline script, once by the loaded scripts, as on a page load.
  holdClick(clickableSelector, openedEvent)
  fireEvent.click(screen.getByText('Eins'), { clientX: 3 })
  fireEvent.click(screen.getByText('Zwei'), { clientX: 7 })
  expect(click).not.toHaveBeenCalled()

  dispatchOpened()
  expect(click.mock.calls).toEqual([['Zwei', 7]])
  fireEvent.click(screen.getByText('Eins'), { clientX: 4 })
  expect(click).toHaveBeenLastCalledWith('Eins', 4)
  dispatchOpened()
  expect(click).toHaveBeenCalledTimes(2)
})

it('holds a click on a text of the head', () => {
  const click = show('<main><h1>Titel</h1></main>')
  const attributes = Object.entries(settingAttributes('title'))
  for (const [name, value] of attributes) screen.getByText('Titel').setAttribute(name, value)
  holdClick(clickableSelector, openedEvent)
  fireEvent.click(screen.getByText('Titel'))
  expect(click).not.toHaveBeenCalled()
  dispatchOpened()
  expect(click).toHaveBeenCalledOnce()
})

it('repeats the keys that followed the click, and no others', () => {
  const click = show('<main tabindex="-1"><p data-module="1">Eins</p></main><input>')
  const pressedKeys: string[] = []
  document.body.onkeydown = ({ key }) => pressedKeys.push(key)
  holdClick(clickableSelector, openedEvent)
  const press = (key: string, options = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options })
  press('x')
  // As the browser does on a click in the main part of the page.
  screen.getByRole('main').focus()
  fireEvent.click(screen.getByText('Eins'))
  press('r', { ctrlKey: true })
  expect(pressedKeys).toEqual(['x', 'r'])
  for (const key of ['End', '!']) press(key)
  expect(pressedKeys).toEqual(['x', 'r'])
  screen.getByRole('textbox').focus()
  press('z')
  expect(pressedKeys).toEqual(['x', 'r', 'z'])
  dispatchOpened()
  expect(click).toHaveBeenCalledOnce()
  expect(pressedKeys).toEqual(['x', 'r', 'z', 'End', '!'])
  press('y')
  expect(pressedKeys.at(-1)).toBe('y')
})

it('does not hold clicks outside blocks', () => {
  const click = show('<button type="button">Menü</button>')
  holdClick(clickableSelector, openedEvent)
  fireEvent.click(screen.getByText('Menü'))
  dispatchOpened()
  expect(click).toHaveBeenCalledOnce()
})
