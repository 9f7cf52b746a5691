import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

it('ignores clicks and submits no form while disabled, but keeps the focus', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const createForm = (isDisabled: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isDisabled={isDisabled} onClick={onClick}>
        Speichern
      </Button>
    </form>
  )
  const { rerender } = render(createForm(true))
  const button = screen.getByRole('button', { name: 'Speichern' })
  await user.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(createForm(false))
  await user.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).toHaveBeenCalledOnce()
})
