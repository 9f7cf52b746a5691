import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { queryClient } from '@/lib/api/query-client'
import { renderIn } from '@/tests/render'
import { AccountLink } from './account-link'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = { first_name: 'Ada', last_name: 'Lux', email: 'ada@example.org', group: 'Mitglied' }

const answer = (status: number, data: unknown) =>
  vi.mocked(callBackend).mockResolvedValue({ status, data, retryAfter: null })

const link = (className?: string) => (
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

test('the name takes the place of the label in the same link, which keeps the focus', async () => {
  answer(200, user)
  renderIn('de', link())
  const shown = screen.getByRole('link', { name: 'Mitglieder-Login' })
  shown.focus()
  await waitFor(() => expect(shown).toHaveTextContent('Ada Lux'))
  expect(shown).toHaveFocus()
  expect(shown).toHaveAttribute('href', '/de/account')
})

test('one question answers all who ask for the same, and stands at once on the next page', async () => {
  answer(200, user)
  const { unmount } = renderIn(
    'de',
    <>
      {link('a')}
      {link('b')}
    </>,
  )
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ada Lux' })).toHaveLength(2))
  unmount()
  renderIn('de', link())
  expect(screen.getByRole('link')).toHaveTextContent('Ada Lux')
  expect(callBackend).toHaveBeenCalledTimes(1)
})

test.each<[string, number, unknown]>([
  ['a refusal', 401, { detail: 'x' }],
  ['a lost connection', 0, null],
  ['an answer that names nobody', 200, {}],
])(
  'after %s the link is as for visitors, the hint is gone, and the next login asks again',
  async (_, status, data) => {
    answer(status, data)
    const { unmount } = renderIn('de', link())
    await waitFor(() => expect(Cookies.get('authenticated')).toBeUndefined())
    expect(screen.getByRole('link', { name: 'Mitglieder-Login' })).toHaveAttribute(
      'href',
      '/de/account/login',
    )
    unmount()

    Cookies.set('authenticated', 'true')
    answer(200, user)
    renderIn('de', link())
    expect(await screen.findByRole('link', { name: 'Ada Lux' })).toBeVisible()
  },
)
