import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { LoginDialog } from './login-dialog'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const sent: string[] = []
let responses: Record<string, { status: number; data?: unknown }> = {}
const factorRequired = { data: { flows: [{ id: 'mfa_authenticate', is_pending: true, types: ['totp'] }] } }

beforeEach(() => {
  sent.length = 0
  vi.mocked(callBackend).mockImplementation(async (_, path) => {
    const name = path.replace('/_allauth/browser/v1/auth/', '')
    sent.push(name)
    return { data: null, retryAfter: null, ...(responses[name] ?? { status: 401 }) }
  })
})

const show = (missingStep: 'login' | 'proof') => {
  const onLogin = vi.fn()
  const props = { missingStep, factors: ['totp'] as const, email: 'ada@example.org', onLogin }
  renderIn('de', <LoginDialog {...props} onClose={vi.fn()} onTyping={vi.fn()} />)
  return { onLogin, user: userEvent.setup() }
}
const typePassword = (user: ReturnType<typeof userEvent.setup>) =>
  user.type(screen.getByLabelText(/^Passwort/), 'geheim{Enter}')
const typeCode = async (user: ReturnType<typeof userEvent.setup>) =>
  user.type(await screen.findByRole('textbox', { name: /Authenticator-App/ }), '123456{Enter}')

it('accepts the second factor and restarts an expired login', async () => {
  responses = { login: { status: 401, data: factorRequired } }
  const { onLogin, user } = show('login')
  await typePassword(user)
  await typeCode(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Anmeldung hat zu lange gedauert.')
  responses = { ...responses, '2fa/authenticate': { status: 200 } }
  await typePassword(user)
  expect(onLogin).not.toHaveBeenCalled()
  await typeCode(user)
  await waitFor(() => expect(onLogin).toHaveBeenCalledOnce())
})

it('accepts a code instead of the password as a proof', async () => {
  responses = { '2fa/reauthenticate': { status: 200 } }
  const { onLogin, user } = show('proof')
  await user.click(screen.getByRole('button', { name: 'Stattdessen zweiten Faktor verwenden' }))
  await typeCode(user)
  await waitFor(() => expect(onLogin).toHaveBeenCalledOnce())
  expect(sent).toEqual(['2fa/reauthenticate'])
})

it.each([
  ['a blocked account', [{ id: 'account_activation' }], /freigeschaltet werden/],
  ['an account without a verified address', [{ id: 'verify_email', is_pending: true }], /noch nicht bestätigt/],
  ['an unknown step', [{ id: 'provider_signup', is_pending: true }], /Ein Fehler ist aufgetreten/],
])('names the reason for %s', async (_, flows, text) => {
  responses = { login: { status: 401, data: { data: { flows } } } }
  const { onLogin, user } = show('login')
  await typePassword(user)
  expect(await screen.findByText(text)).toBeVisible()
  expect(onLogin).not.toHaveBeenCalled()
})
