import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { LoginForm } from './login-form'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const answer = (status: number, data: unknown) => ({ status, data, retryAfter: null })
const wrong = { status: 400, errors: [{ code: 'email_password_mismatch', param: 'password', message: '' }] }
const unconfirmed = { status: 401, data: { flows: [{ id: 'verify_email', is_pending: true }] } }

beforeEach(() => {
  vi.mocked(callBackend).mockReset()
})

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: /E-Mail/ }), 'ada@example.org')
  await user.type(screen.getByLabelText(/^Passwort/), 'geheim{Enter}')
}

test('missing values are listed above the form, which is sent once it is complete', async () => {
  const user = userEvent.setup()
  renderIn('de', <LoginForm failure={null} />)
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(await screen.findByRole('alert')).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /E-Mail/ })).toBeInvalid()
  expect(callBackend).not.toHaveBeenCalled()

  vi.mocked(callBackend).mockResolvedValue(answer(400, wrong))
  await logIn(user)
  expect(await screen.findByRole('alert')).toHaveFocus()
  expect(screen.getByLabelText(/^Passwort/)).toBeInvalid()
  expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('ada@example.org')
})

test('a pending step replaces the problem of an attempt without JavaScript', async () => {
  const user = userEvent.setup()
  renderIn('de', <LoginForm failure="email_password_mismatch" />)
  expect(screen.getByRole('alert')).toBeVisible()
  vi.mocked(callBackend).mockResolvedValue(answer(401, unconfirmed))
  await logIn(user)
  expect(await screen.findByRole('status')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
