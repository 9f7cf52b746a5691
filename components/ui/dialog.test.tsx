import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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
