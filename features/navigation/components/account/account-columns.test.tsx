import { screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Account } from '@/lib/api/account'
import { callBackend } from '@/lib/api/browser-client'
import { getQueryClient } from '@/lib/api/query-client'
import { expectAccessible } from '@/tests/axe'
import { getServiceAddresses } from '../../addresses'
import { renderInFrame } from '../render-in-frame.fixture'
import { AccountColumns } from './account-columns'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = { first_name: 'Ada', last_name: 'Lux', email: '', group: 'Mitglied + Jobbörse' }
const category = { id: 1, title: 'Gruppen', slug: 'gruppen', url: '/de/account/gruppen' }
const navigation = { pages: [], user_unions_categories: [category], downloads_categories: [] }

/** Mocks responses by the ends of their addresses; other calls fail with 401. */
function mockResponses(responses: Record<string, unknown>) {
  const requests: string[] = []
  vi.mocked(callBackend).mockImplementation(async (_method, url) => {
    requests.push(url)
    const match = Object.entries(responses).find(([path]) => url.endsWith(path))
    return { status: match ? 200 : 401, data: match?.[1] ?? { detail: 'x' }, retryAfter: null }
  })
  return requests
}

function renderColumns(account: Account | null) {
  return renderInFrame(
    'de',
    <AccountColumns addresses={getServiceAddresses('de')} isRenderedForUser={account !== null}>
      <main>Seite</main>
    </AccountColumns>,
    { address: '/de/account/gruppen', account },
  )
}

const listEntries = () => screen.getAllByRole('link').map((link) => link.textContent)
const expected = ['Übersicht', 'Gruppen', 'Meine Stellenangebote', 'Meine Daten', 'Passwort ändern', 'Abmelden']

beforeEach(() => {
  Cookies.set('authenticated', 'true')
})
afterEach(() => {
  Cookies.remove('authenticated')
  getQueryClient().clear()
})

it('renders data from the server without another request', async () => {
  Cookies.remove('authenticated')
  const requests = mockResponses({})
  const gruppen = { title: category.title, url: category.url, children: [] }
  const { container } = renderColumns({
    user,
    navigation: { pages: [], unionCategories: [gruppen], downloadCategories: [] },
  })
  expect(listEntries()).toEqual(expected)
  const menu = screen.getByRole('navigation', { name: 'Mitgliederbereich' })
  expect(within(menu).getByRole('link', { name: 'Gruppen' })).toHaveAttribute('aria-current', 'page')
  expect(requests).toEqual([])
  await expectAccessible(container)
})

it('shows a skeleton while the browser loads the data', async () => {
  mockResponses({ '/users/me/': { ...user, email: 'ada@example.org' }, '/nav-account/': navigation })
  renderColumns(null)
  expect(screen.getByRole('status')).toHaveTextContent('Ihre Navigation wird geladen.')
  await waitFor(() => expect(listEntries()).toEqual(expected))
  expect(screen.queryByRole('status')).toBeNull()
})

it('shows the fixed entries if the navigation cannot be loaded', async () => {
  mockResponses({ '/users/me/': { ...user, email: 'ada@example.org' } })
  renderColumns(null)
  await waitFor(() => expect(listEntries()).toEqual(expected.filter((title) => title !== 'Gruppen')))
})

it('sends no request without the cookie of a login', () => {
  Cookies.remove('authenticated')
  const requests = mockResponses({})
  renderColumns(null)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(requests).toEqual([])
})
