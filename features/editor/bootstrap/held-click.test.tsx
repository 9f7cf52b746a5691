import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clickableSelector, holdClick, openedEvent } from './held-click'

const opened = () => fireEvent(window, new Event(openedEvent))

/** Shows a page, and notes where it is clicked. */
function show(html: string) {
  document.body.innerHTML = html
  const click = vi.fn()
  document.body.onclick = ({ target, clientX }) => click((target as Element).textContent, clientX)
  return click
}

test('of the clicks before the editor is open the last one is repeated, once and where it was', () => {
  const click = show('<main><p data-module="1">Eins</p><p data-module="2">Zwei</p></main>')
  holdClick(clickableSelector, openedEvent)
  // Once by the page itself, once by its scripts, as on a page that is loaded.
  holdClick(clickableSelector, openedEvent)
  fireEvent.click(screen.getByText('Eins'), { clientX: 3 })
  fireEvent.click(screen.getByText('Zwei'), { clientX: 7 })
  expect(click).not.toHaveBeenCalled()

  opened()
  expect(click.mock.calls).toEqual([['Zwei', 7]])
  fireEvent.click(screen.getByText('Eins'), { clientX: 4 })
  expect(click).toHaveBeenLastCalledWith('Eins', 4)
  opened()
  expect(click).toHaveBeenCalledTimes(2)
})

test('what is no block answers at once', () => {
  const click = show('<button type="button">Menü</button>')
  holdClick(clickableSelector, openedEvent)
  fireEvent.click(screen.getByText('Menü'))
  opened()
  expect(click).toHaveBeenCalledOnce()
})
