import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { getQueryClient } from '@/lib/api/query-client'
import { renderInFrame } from '../render-in-frame.fixture'
import { AccountLink } from './account-link'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = { first_name: 'Ada', last_name: 'Lux', email: 'ada@example.org', group: 'Mitglied' }

const mockResponse = (status: number, data: unknown) =>
  vi.mocked(callBackend).mockResolvedValue({ status, data, retryAfter: null })

const renderLink = (className?: string) => (
  <AccountLink
    userUrl="/de/api/users/me/"
    login="/de/account/login"
    account="/de/account"
    label="Mitglieder-Login"
    className={className}
  />
)

beforeEach(() => {
  vi.mocked(callBackend).mockReset()
  Cookies.set('authenticated', 'true')
})
afterEach(() => {
  Cookies.remove('authenticated')
  getQueryClient().clear()
})

it('replaces its label by the name and keeps the focus', async () => {
  mockResponse(200, user)
  renderInFrame('de', renderLink())
  const loginLink = screen.getByRole('link', { name: 'Mitglieder-Login' })
  loginLink.focus()
  await waitFor(() => expect(loginLink).toHaveTextContent('Ada Lux'))
  expect(loginLink).toHaveFocus()
  expect(loginLink).toHaveAttribute('href', '/de/account')
})

it('shares one request between all links and pages', async () => {
  mockResponse(200, user)
  const { unmount } = renderInFrame(
    'de',
    <>
      {renderLink('a')}
      {renderLink('b')}
    </>,
  )
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ada Lux' })).toHaveLength(2))
  unmount()
  renderInFrame('de', renderLink())
  expect(screen.getByRole('link')).toHaveTextContent('Ada Lux')
  expect(callBackend).toHaveBeenCalledTimes(1)
})

it.each([401, 403])(
  'becomes the link of visitors and removes the cookie after status %i, and refetches after a login',
  async (status) => {
    mockResponse(status, { detail: 'x' })
    document.documentElement.setAttribute('data-authenticated', 'true')
    const { unmount } = renderInFrame('de', renderLink())
    await waitFor(() => expect(Cookies.get('authenticated')).toBeUndefined())
    // Without the attribute the style sheets hide the logout.
    expect(document.documentElement).not.toHaveAttribute('data-authenticated')
    expect(screen.getByRole('link', { name: 'Mitglieder-Login' })).toHaveAttribute('href', '/de/account/login')
    unmount()

    Cookies.set('authenticated', 'true')
    mockResponse(200, user)
    renderInFrame('de', renderLink())
    expect(await screen.findByRole('link', { name: 'Ada Lux' })).toBeVisible()
  },
)

it.each<[string, number, unknown]>([
  ['a lost connection', 0, null],
  ['a failure of the backend', 500, 'Traceback'],
  ['an unavailable backend', 503, { detail: 'x' }],
  ['a rate limit', 429, { detail: 'x' }],
  ['a response without a user', 200, {}],
])('keeps the cookie after %s and refetches on the next page', async (_, status, data) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockResponse(status, data)
  const { unmount } = renderInFrame('de', renderLink())
  await waitFor(() => expect(callBackend).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  expect(Cookies.get('authenticated')).toBe('true')
  unmount()

  mockResponse(200, user)
  renderInFrame('de', renderLink())
  expect(await screen.findByRole('link', { name: 'Ada Lux' })).toBeVisible()
})

describe('with a backend without the user call', () => {
  const sessionUrl = '/_allauth/browser/v1/auth/session'
  const mockSession = (status: number, data: unknown) =>
    vi
      .mocked(callBackend)
      .mockImplementation(async (_method, url) => ({
        status: url === sessionUrl ? status : 404,
        data: url === sessionUrl ? data : '<h1>Not Found</h1>',
        retryAfter: null,
      }))

  it('shows the address of the session', async () => {
    mockSession(200, { status: 200, data: { user: { email: 'ada@example.org' }, methods: [] } })
    renderInFrame('de', renderLink())
    const link = await screen.findByRole('link', { name: 'ada@example.org' })
    expect(link).toHaveAttribute('href', '/de/account')
    expect(Cookies.get('authenticated')).toBe('true')
  })

  it('removes the hint without a session', async () => {
    mockSession(401, { status: 401, data: { flows: [] } })
    renderInFrame('de', renderLink())
    await waitFor(() => expect(Cookies.get('authenticated')).toBeUndefined())
  })
})
