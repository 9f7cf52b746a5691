import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { queryClient } from '@/lib/api/query-client'
import { renderIn } from '@/tests/render'
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
    address={null}
    className={className}
  />
)

beforeEach(() => {
  vi.mocked(callBackend).mockReset()
  Cookies.set('authenticated', 'true')
})
afterEach(() => {
  Cookies.remove('authenticated')
  queryClient().clear()
})

test('the name replaces the label in the same link, which keeps the focus', async () => {
  mockResponse(200, user)
  renderIn('de', renderLink())
  const loginLink = screen.getByRole('link', { name: 'Mitglieder-Login' })
  loginLink.focus()
  await waitFor(() => expect(loginLink).toHaveTextContent('Ada Lux'))
  expect(loginLink).toHaveFocus()
  expect(loginLink).toHaveAttribute('href', '/de/account')
})

test('one request serves all links and is cached for the next page', async () => {
  mockResponse(200, user)
  const { unmount } = renderIn(
    'de',
    <>
      {renderLink('a')}
      {renderLink('b')}
    </>,
  )
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ada Lux' })).toHaveLength(2))
  unmount()
  renderIn('de', renderLink())
  expect(screen.getByRole('link')).toHaveTextContent('Ada Lux')
  expect(callBackend).toHaveBeenCalledTimes(1)
})

test.each<[string, number, unknown]>([
  ['a refusal', 401, { detail: 'x' }],
  ['a lost connection', 0, null],
  ['an answer that names nobody', 200, {}],
])(
  'after %s the link is that of visitors, the hint is removed, and the next login refetches',
  async (_, status, data) => {
    mockResponse(status, data)
    const { unmount } = renderIn('de', renderLink())
    await waitFor(() => expect(Cookies.get('authenticated')).toBeUndefined())
    expect(screen.getByRole('link', { name: 'Mitglieder-Login' })).toHaveAttribute(
      'href',
      '/de/account/login',
    )
    unmount()

    Cookies.set('authenticated', 'true')
    mockResponse(200, user)
    renderIn('de', renderLink())
    expect(await screen.findByRole('link', { name: 'Ada Lux' })).toBeVisible()
  },
)
