import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { focusWithCaret, recordFocusOrigin, registerCaret, returnToReplacedField } from './focus-origin'

const getField = (name = 'Titel') => screen.getByRole<HTMLInputElement>('textbox', { name })

/** A form with a dialog, a panel and a notice that open while the user types. */
function Form() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [hasNotice, setHasNotice] = useState(true)
  const [round, setRound] = useState(0)
  return (
    <>
      <input key={round} id="title" aria-label="Titel" defaultValue="Anfang Ende" />
      <button type="button" onClick={() => setDialogOpen(true)}>
        Fragen
      </button>
      <button type="button" onClick={() => setRound(1)}>
        Neu
      </button>
      <input aria-label="Dazwischen" />
      <ToolDisclosure label="Hilfe">
        <input aria-label="Suche" />
      </ToolDisclosure>
      {isDialogOpen && (
        <Dialog title="Sicher" onClose={() => setDialogOpen(false)}>
          <button type="button" onClick={() => setDialogOpen(false)}>
            Ja
          </button>
        </Dialog>
      )}
      <Notice
        notice={hasNotice ? { kind: 'error', text: 'Fehler', isLasting: true } : null}
        close={{ label: 'Schließen', onClose: () => setHasNotice(false) }}
      />
    </>
  )
}

/** Types between two words. */
async function write() {
  render(<Form />)
  const user = userEvent.setup()
  await user.type(getField(), 'und ', { initialSelectionStart: 7, initialSelectionEnd: 7 })
  return user
}

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['its button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Ja'))],
])('restores the caret after a dialog opened without a press is closed by %s', async (_, close) => {
  const user = await write()
  // Clicked without a pointer, which would take the focus.
  act(() => screen.getByText('Fragen').click())
  screen.getByText('Ja').focus()
  await close(user)
  await user.keyboard('weiter ')
  expect(getField()).toHaveValue('Anfang und weiter Ende')
})

it('returns the focus to the button of a dialog opened by keyboard', async () => {
  const user = await write()
  await user.tab()
  await user.keyboard('{Enter}')
  screen.getByText('Ja').focus()
  await user.keyboard('{Escape}')
  expect(screen.getByText('Fragen')).toHaveFocus()
})

it('restores the caret after a panel, or focuses its button if a key opened it', async () => {
  const user = await write()
  const button = screen.getByText('Hilfe')
  const panel = button.closest('details') as HTMLDetailsElement
  const open = async () => {
    const openedPromise = new Promise((resolve) => panel.addEventListener('toggle', resolve, { once: true }))
    panel.open = true
    await act(() => openedPromise)
  }
  await open()
  await user.click(getField('Suche'))
  await user.keyboard('{Escape}weiter ')
  expect(getField()).toHaveValue('Anfang und weiter Ende')
  button.focus()
  await open()
  await user.click(getField('Suche'))
  await user.keyboard('{Escape}')
  expect(button).toHaveFocus()
})

it('restores the caret after a notice is closed', async () => {
  const user = await write()
  await user.click(screen.getByText('Schließen'))
  await user.keyboard('weiter ')
  expect(getField()).toHaveValue('Anfang und weiter Ende')
})

it('restores the caret after a notice is closed by keyboard, beyond a field passed on the way', async () => {
  const user = await write()
  while (document.activeElement !== screen.getByText('Schließen')) await user.tab()
  await user.keyboard('{Enter}weiter ')
  expect(getField()).toHaveValue('Anfang und weiter Ende')
  expect(getField('Dazwischen')).toHaveValue('')
})

it('moves the caret to the same field of a new render', async () => {
  const user = await write()
  await user.click(screen.getByText('Neu'))
  expect(getField()).toHaveValue('Anfang Ende')
  expect(returnToReplacedField()).toBe(true)
  expect(getField()).toHaveFocus()
  expect(getField().selectionStart).toBe(11)
})

it('does not focus a field that is no longer writable', async () => {
  await write()
  const origin = recordFocusOrigin()
  getField().type = 'button'
  expect(origin.restoreFocus()).toBe(false)
})

it('calls the registered function of an editor to restore its caret', async () => {
  await write()
  const restore = vi.fn()
  const unregister = registerCaret(getField(), restore)
  focusWithCaret(getField())
  expect(restore).toHaveBeenCalledOnce()
  unregister()
  focusWithCaret(getField())
  expect(restore).toHaveBeenCalledOnce()
})
