import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { Login } from './login'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const toResponse = (status: number, data: unknown) => ({ status, data, retryAfter: null })
const wrongPassword = { status: 400, errors: [{ code: 'email_password_mismatch', param: 'password', message: '' }] }
const unconfirmedEmail = { status: 401, data: { flows: [{ id: 'verify_email', is_pending: true }] } }

beforeEach(() => {
  vi.mocked(callBackend).mockReset()
})

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: /E-Mail/ }), 'ada@example.org')
  await user.type(screen.getByLabelText(/^Passwort/), 'geheim{Enter}')
}

it('lists missing values above the form and sends only complete values', async () => {
  const user = userEvent.setup()
  renderIn('de', <Login hasPasskeys failure={null} />)
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(await screen.findByRole('alert')).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /E-Mail/ })).toBeInvalid()
  expect(callBackend).not.toHaveBeenCalled()

  vi.mocked(callBackend).mockResolvedValue(toResponse(400, wrongPassword))
  await logIn(user)
  expect(await screen.findByRole('alert')).toHaveFocus()
  expect(screen.getByLabelText(/^Passwort/)).toBeInvalid()
  expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('ada@example.org')
})

it('announces that an administrator must activate the account if no step is pending', async () => {
  vi.mocked(callBackend).mockResolvedValue(toResponse(401, { status: 401, data: { flows: [{ id: 'login' }] } }))
  renderIn('de', <Login hasPasskeys failure={null} />)
  await logIn(userEvent.setup())
  expect(await screen.findByRole('status')).toHaveTextContent(/Administrator freigeschaltet werden/)
})

it.each([
  [false, 0],
  [true, 1],
])('announces mailed codes for an unconfirmed address (%s)', async (isByCode, count) => {
  vi.mocked(callBackend).mockImplementation(async (method) =>
    method === 'GET'
      ? toResponse(200, { data: { account: { email_verification_by_code_enabled: isByCode } } })
      : toResponse(401, unconfirmedEmail),
  )
  renderIn('de', <Login hasPasskeys failure={null} />)
  await logIn(userEvent.setup())
  const status = await screen.findByRole('status')
  await waitFor(() => expect(callBackend).toHaveBeenCalledWith('GET', expect.anything(), expect.anything()))
  await waitFor(() => expect(within(status).queryAllByText(/ein Code statt eines Links/)).toHaveLength(count))
})

it('replaces the problem of an attempt without JavaScript by the pending step', async () => {
  const user = userEvent.setup()
  renderIn('de', <Login hasPasskeys failure="email_password_mismatch" />)
  expect(screen.getByRole('alert')).toBeVisible()
  vi.mocked(callBackend).mockResolvedValue(toResponse(401, unconfirmedEmail))
  await logIn(user)
  expect(await screen.findByRole('status')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

const factorRequired = {
  status: 401,
  data: { flows: [{ id: 'mfa_authenticate', is_pending: true, types: ['totp', 'recovery_codes'] }] },
}
const wrongCode = { status: 400, errors: [{ code: 'incorrect_code', param: 'code', message: '' }] }
const loggedOut = { status: 401, data: { flows: [{ id: 'login' }] } }

it('asks for a code after the password of an account with a second factor', async () => {
  const user = userEvent.setup()
  renderIn('de', <Login hasPasskeys failure={null} />)
  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(401, factorRequired))
  await logIn(user)
  const code = await screen.findByRole('textbox', { name: /Authenticator-App/ })
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAttribute('inputmode', 'numeric')

  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(400, wrongCode))
  await user.type(code, '000000{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Code stimmt nicht.')
  await user.click(screen.getByRole('button', { name: 'Wiederherstellungscode verwenden' }))
  const recovery = screen.getByRole('textbox', { name: /Wiederherstellungscode/ })
  expect(recovery).toHaveFocus()
  expect(recovery).toHaveAttribute('inputmode', 'text')
})

it('asks for the password after the login has expired or restarted', async () => {
  const user = userEvent.setup()
  renderIn('de', <Login hasPasskeys failure="code.incorrect_code" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Dieser Code stimmt nicht.')
  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(401, loggedOut))
  await user.type(screen.getByRole('textbox'), '000000{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Anmeldung hat zu lange gedauert.')
  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(401, factorRequired))
  await logIn(user)
  await user.click(await screen.findByRole('link', { name: 'Noch einmal von vorn anmelden' }))
  expect(screen.getByLabelText(/^Passwort/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
