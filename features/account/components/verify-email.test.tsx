import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { toKeyState } from '../problems'
import { SignupForm } from './signup-form'
import { VerifyEmail } from './verify-email'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const toResponse = (status: number, data: unknown) => ({ status, data, retryAfter: null })
const flows = (...ids: string[]) => ({ status: 401, data: { flows: ids.map((id) => ({ id })) } })

beforeEach(() => {
  vi.mocked(callBackend).mockReset().mockResolvedValue(toResponse(404, {}))
})

it.each([
  ['a registration', 401, flows('login', 'account_activation'), 'Registrierung eingegangen'],
  ['an address changed in another browser', 401, flows('login'), 'Adresse bestätigt'],
  ['an address changed in this browser', 200, { status: 200 }, 'Adresse bestätigt'],
])('shows the outcome of %s', async (_, status, data, title) => {
  vi.mocked(callBackend).mockResolvedValue(toResponse(status, data))
  renderIn('de', <VerifyEmail verificationKey="key" loginHref="/de/account/login" />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Adresse bestätigen' }))
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

it.each([
  ['registration', 'Registrierung eingegangen'],
  ['confirmed', 'Adresse bestätigt'],
] as const)('the page shows the outcome %s without JavaScript', (initial, title) => {
  renderIn('de', <VerifyEmail verificationKey={null} loginHref="/de/account/login" initial={initial} />)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
})

it.each([
  ['invalid_email_verification_key', false],
  ['too_many_attempts', true],
  ['other', true],
])('after the failure %s without JavaScript, the key can be sent again: %s', (failure, isOffered) => {
  renderIn('de', <VerifyEmail verificationKey="key" loginHref="/login" initial={toKeyState(failure)} />)
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryAllByRole('button', { name: 'Adresse bestätigen' })).toHaveLength(isOffered ? 1 : 0)
})

it.each([
  ['an invalid address', { email: 'invalid' }, 'Ungültige E-Mail Adresse'],
  ['too many attempts', { form: 'too_many_attempts' }, 'Zu viele'],
])('without JavaScript, a request for another link shows %s instead of a success', (_, problems, text) => {
  const returnedForm = { formId: null, problems, values: { email: ['ada@'] }, ticket: '' }
  renderIn('de', <VerifyEmail verificationKey={null} loginHref="/login" returnedForm={returnedForm} />)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('ada@')
  expect(screen.queryByText(/Nachricht geschickt/)).toBeNull()
})

it('shows the problem or the success of a sign-up without JavaScript', () => {
  const form = { language: 'de', privacyHref: '/de/datenschutz' } as const
  const problems = { organization: 'required', email: 'invalid' }
  const returnedForm = { formId: null, problems, values: { first_name: ['Ada'], privacy: ['on'] }, ticket: '' }
  const { unmount } = renderIn('de', <SignupForm {...form} returnedForm={returnedForm} />)
  for (const name of [/Organisation/, /E-Mail/]) expect(screen.getByRole('textbox', { name })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: /Vorname/ })).toHaveValue('Ada')
  expect(screen.getByRole('checkbox')).toBeChecked()
  unmount()
  renderIn('de', <SignupForm {...form} isSent />)
  expect(screen.getByRole('status')).toHaveTextContent('Wir haben Ihnen eine Nachricht geschickt.')
})

it('links a sign-up to the data protection page only if it exists', () => {
  const { unmount } = renderIn('de', <SignupForm language="de" privacyHref="/de/datenschutz" />)
  expect(screen.getByRole('link', { name: 'Hinweise zum Datenschutz (öffnet in neuem Tab)' })).toHaveAttribute(
    'href',
    '/de/datenschutz',
  )
  unmount()
  renderIn('de', <SignupForm language="de" privacyHref={null} />)
  expect(screen.getByRole('checkbox', { name: /Hinweise zum Datenschutz/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Datenschutz/ })).toBeNull()
})
