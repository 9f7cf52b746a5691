import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { IgnoreDoubleClicks } from './ignore-double-clicks'

/** Clicks an element. `count` is 2 for the second click of a double-click. */
function press(element: Element, count: number): void {
  fireEvent.mouseDown(element, { detail: count })
  fireEvent.click(element, { detail: count })
}

function ReplacedButton() {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <input type="checkbox" />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Neue Seite
    </button>
  )
}

it('ignores the second press on an element that replaced the button', () => {
  render(
    <>
      <IgnoreDoubleClicks />
      <ReplacedButton />
    </>,
  )
  press(screen.getByRole('button'), 1)
  const checkbox = screen.getByRole('checkbox')
  press(checkbox, 2)
  expect(checkbox).not.toBeChecked()
  press(checkbox, 1)
  expect(checkbox).toBeChecked()
})

it('opens disclosures by a double-click, and runs one-time actions once', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onDelete = vi.fn()
  const onUndo = vi.fn()
  render(
    <>
      <IgnoreDoubleClicks />
      <details>
        <summary>Versionen</summary>
      </details>
      <form onSubmit={onSubmit}>
        <button type="submit">Anlegen</button>
      </form>
      <button type="button" data-press-once="" onClick={onDelete}>
        Löschen
      </button>
      <button type="button" onClick={onUndo}>
        Rückgängig
      </button>
    </>,
  )
  await user.dblClick(screen.getByText('Versionen'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
  await user.dblClick(screen.getByRole('button', { name: 'Anlegen' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  await user.dblClick(screen.getByRole('button', { name: 'Löschen' }))
  expect(onDelete).toHaveBeenCalledOnce()
  await user.dblClick(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(onUndo).toHaveBeenCalledTimes(2)
})
