import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { type AccountEmails, type AccountSession, emailsQuery, sessionsQuery } from '../../queries'
import { SecondFactors } from '../second-factors/second-factors'
import { EmailAddresses } from './email-addresses'
import { SessionList } from './session-list'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const createSession = (id: number, user_agent: string): AccountSession => ({
  id,
  user_agent,
  created_at: 1_760_000_000 + id,
  is_current: id === 1,
})

let sessions: AccountSession[] = []
let addresses: { email: string; primary: boolean; verified: boolean }[] = []
const sent: string[] = []
const toResponse = (status: number, data: unknown) => ({ status, data, retryAfter: null })

beforeEach(() => {
  sent.length = 0
  sessions = [createSession(1, 'Firefox, Linux'), createSession(2, 'Safari, iOS'), createSession(3, 'Chrome, Android')]
  addresses = [{ email: 'ada@example.org', primary: true, verified: true }]
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path} ${JSON.stringify(data)}`)
    if (path.endsWith('/auth/sessions')) {
      const endedIds = (data as { sessions: number[] } | undefined)?.sessions ?? []
      sessions = sessions.filter(({ id }) => !endedIds.includes(id))
      return toResponse(200, { data: sessions })
    }
    if (method === 'POST') addresses.push({ email: 'neu@example.org', primary: false, verified: false })
    if (method === 'DELETE') addresses = addresses.filter(({ primary }) => primary)
    return toResponse(200, { status: 200, data: addresses })
  })
})

/** Creates a client with the state that the server prefetches. */
function createClientWith(emails: AccountEmails) {
  const client = createQueryClient()
  client.setQueryData(sessionsQuery().queryKey, sessions)
  client.setQueryData(emailsQuery().queryKey, emails)
  return client
}

const showSessions = () => {
  const client = createClientWith({ primary: 'ada@example.org', pending: null, confirmed: [] })
  const rendered = renderIn('de', <SessionList url="/de/api/users/me/sessions/" email="ada@example.org" />, client)
  return { ...rendered, user: userEvent.setup() }
}

it.each([
  ['sessions', <SessionList key="1" url="/de/api/users/me/sessions/" email="ada@example.org" />],
  ['second factors', <SecondFactors key="2" email="ada@example.org" isStaff={false} />],
])('reports %s that cannot be loaded', async (_, list) => {
  vi.mocked(callBackend).mockResolvedValue(toResponse(503, null))
  renderIn('de', list, createQueryClient())
  expect(await screen.findByRole('alert')).toHaveTextContent(/Minuten/)
  expect(screen.queryByRole('button')).toBeNull()
})

it('removes an ended session from the list and focuses the message', async () => {
  const { container, user } = showSessions()
  await user.click(screen.getByRole('button', { name: /Safari, iOS/ }))
  await waitFor(() => expect(screen.queryByText('Safari, iOS')).toBeNull())
  expect(sent).toEqual(['DELETE /_allauth/browser/v1/auth/sessions {"sessions":[2]}'])
  expect(screen.getByRole('status')).toHaveTextContent(/Safari, iOS/)
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.getByText('Chrome, Android')).toBeVisible()
  await expectAccessible(container)
})

it('offers to end all other sessions, and explains the consequences', async () => {
  sessions = [createSession(1, 'Firefox, Linux'), createSession(2, 'Safari, iOS')]
  const { user } = showSessions()
  expect(screen.getByText(/Einladungen in ein Team und die API-Schlüssel/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Überall sonst abmelden' }))
  await waitFor(() => expect(sent[0]).toMatch(/^DELETE \/de\/api\/users\/me\/sessions\/ /))
})

it('keeps a session after a failed request, with a message', async () => {
  vi.mocked(callBackend).mockResolvedValue(toResponse(0, null))
  const { user } = showSessions()
  await user.click(screen.getByRole('button', { name: /Safari, iOS/ }))
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
  expect(screen.getByText('Safari, iOS')).toBeVisible()
})

it('shows a new address as unconfirmed and withdraws it', async () => {
  const client = createClientWith({ primary: 'ada@example.org', pending: null, confirmed: [] })
  renderIn('de', <EmailAddresses email="ada@example.org" />, client)
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: /E-Mail/ })
  await user.type(field, 'neu@example.org{Enter}')
  const withdraw = await screen.findByRole('button', { name: 'Änderung zurückziehen' })
  expect(screen.getByText('neu@example.org')).toBeVisible()
  expect(field).toHaveValue('')
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  await user.click(withdraw)
  await waitFor(() => expect(screen.queryByText('neu@example.org')).toBeNull())
  expect(sent.at(-1)).toBe('DELETE /_allauth/browser/v1/account/email {"email":"neu@example.org"}')
})

it('opens the login dialog after a 409 for an ended session', async () => {
  const client = createClientWith({ primary: 'ada@example.org', pending: null, confirmed: [] })
  renderIn('de', <EmailAddresses email="ada@example.org" />, client)
  vi.mocked(callBackend).mockResolvedValue(toResponse(409, { status: 409 }))
  await userEvent.setup().type(screen.getByRole('textbox', { name: /E-Mail/ }), 'neu@example.org{Enter}')
  expect(await screen.findByRole('dialog')).toHaveTextContent('ada@example.org')
})

it.each<[string, string[], boolean, string[]]>([
  ['is stored', ['neu@example.org'], false, ['PATCH']],
  ['follows from the response', [], true, ['POST', 'PATCH']],
])('makes an address primary if its confirmation %s', async (_, confirmed, isVerified, methods) => {
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path} ${JSON.stringify(data)}`)
    const newAddress = { email: 'neu@example.org', primary: method === 'PATCH', verified: isVerified }
    return toResponse(200, { status: 200, data: [...addresses, newAddress] })
  })
  const client = createClientWith({ primary: 'ada@example.org', pending: null, confirmed })
  renderIn('de', <EmailAddresses email="ada@example.org" />, client)
  await userEvent.setup().type(screen.getByRole('textbox', { name: /E-Mail/ }), 'neu@example.org{Enter}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ab jetzt melden Sie sich'))
  expect(sent.map((call) => call.split(' ')[0])).toEqual(methods)
  expect(sent.at(-1)).toBe('PATCH /_allauth/browser/v1/account/email {"email":"neu@example.org","primary":true}')
})
