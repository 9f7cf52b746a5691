import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mockAnimations, preferReducedMotion, waitForMotion } from '@/components/motion/motion.fixture'
import { Dialog } from './dialog'

it('is closed by Escape, unless its content has handled the key', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  render(
    <Dialog title="Verschieben" onClose={onClose}>
      <input aria-label="Suche" onKeyDown={(event) => event.preventDefault()} />
      <button type="button">Los</button>
    </Dialog>,
  )
  screen.getByRole('textbox').focus()
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  screen.getByRole('button').focus()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Verschieben' })).toBeVisible()
})

it('opens again if the browser has closed it and its owner keeps it', () => {
  const onClose = vi.fn()
  render(
    <Dialog title="Bilder" onClose={onClose}>
      <p>Ungespeicherte Änderungen</p>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.removeAttribute('open')
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog.open).toBe(true)
})

it('asks before Escape discards a typed text', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  render(
    <Dialog title="HTML" discardText="Noch einmal Esc verwirft ihn." onClose={onClose}>
      <textarea aria-label="Code" />
    </Dialog>,
  )
  await user.type(screen.getByRole('textbox'), 'a{Escape}')
  expect(screen.getByRole('alert')).toHaveTextContent('Noch einmal Esc')
  await user.type(screen.getByRole('textbox'), 'b')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('fades in, unless reduced motion is preferred', async () => {
  const animations = mockAnimations()
  await waitForMotion()
  const dialog = (
    <Dialog title="Verschieben" onClose={() => undefined}>
      <p>Wohin?</p>
    </Dialog>
  )
  const { unmount } = render(dialog)
  expect(animations).toMatchObject([{ element: screen.getByRole('dialog'), duration: 250 }])
  unmount()
  preferReducedMotion(true)
  render(dialog)
  expect(animations).toHaveLength(1)
})

it('does not let key and click events bubble out', async () => {
  const user = userEvent.setup()
  const listener = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a block around the dialog.
    <div onClick={listener} onKeyDown={listener}>
      <Dialog title="Verschieben" onClose={() => undefined}>
        <button type="button">Los</button>
      </Dialog>
    </div>,
  )
  await user.click(screen.getByRole('button'))
  await user.keyboard('a')
  expect(listener).not.toHaveBeenCalled()
})

function TextWithDialog({ isOpen, onTyping }: { isOpen: boolean; onTyping: () => void }) {
  return (
    <>
      <textarea aria-label="Text" />
      {isOpen && (
        <Dialog title="Anmelden" onClose={() => undefined} onTyping={onTyping}>
          <input aria-label="Passwort" />
        </Dialog>
      )}
    </>
  )
}

describe('a dialog that opens without an action of the user', () => {
  /** Opens the dialog while the text has the focus. */
  function openOverText() {
    vi.useFakeTimers()
    // jsdom does not move the focus into the dialog.
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector('input')?.focus()
    })
    const page = render(<TextWithDialog isOpen={false} onTyping={() => undefined} />)
    const close = () => page.rerender(<TextWithDialog isOpen={false} onTyping={close} />)
    screen.getByLabelText('Text').focus()
    page.rerender(<TextWithDialog isOpen onTyping={close} />)
  }

  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

  afterEach(() => void vi.useRealTimers())

  it('closes and returns the focus before the next letter of the user is written', () => {
    openOverText()
    press('Shift')
    expect(screen.getByRole('dialog')).toHaveFocus()
    press('W')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Text')).toHaveFocus()
  })

  it('leaves the keys to its field after the user has focused the field', () => {
    openOverText()
    screen.getByLabelText('Passwort').focus()
    press('Enter')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('moves the focus to its field after half a second, and takes letters', () => {
    openOverText()
    vi.advanceTimersByTime(500)
    expect(screen.getByLabelText('Passwort')).toHaveFocus()
    press('W')
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
