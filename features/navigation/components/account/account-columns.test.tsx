import { screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '@/lib/api/account'
import { callBackend } from '@/lib/api/browser-client'
import { queryClient } from '@/lib/api/query-client'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { serviceAddresses } from '../../addresses'
import { AccountColumns } from './account-columns'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = { first_name: 'Ada', last_name: 'Lux', email: '', group: 'Mitglied + Jobbörse' }
const category = { id: 1, title: 'Gruppen', slug: 'gruppen', url: '/de/account/gruppen' }
const navigation = { pages: [], user_unions_categories: [category], downloads_categories: [] }

/** The backend's answers by the ends of their addresses; what is not named is refused. */
function answer(answers: Record<string, unknown>) {
  const asked: string[] = []
  vi.mocked(callBackend).mockImplementation(async (_method, url) => {
    asked.push(url)
    const found = Object.entries(answers).find(([path]) => url.endsWith(path))
    return { status: found ? 200 : 401, data: found?.[1] ?? { detail: 'x' }, retryAfter: null }
  })
  return asked
}

function columns(account: Account | null) {
  return renderIn(
    'de',
    <AccountColumns addresses={serviceAddresses('de')} address="/de/account/gruppen" account={account}>
      <main>Seite</main>
    </AccountColumns>,
  )
}

const entries = () => screen.getAllByRole('link').map((link) => link.textContent)
const expected = [
  'Übersicht',
  'Gruppen',
  'Meine Stellenangebote',
  'Meine Daten',
  'Passwort ändern',
  'Abmelden',
]

beforeEach(() => {
  Cookies.set('authenticated', 'true')
})
afterEach(() => {
  Cookies.remove('authenticated')
  queryClient().clear()
})

test('data from the server are rendered immediately, without another request', async () => {
  Cookies.remove('authenticated')
  const asked = answer({})
  const gruppen = { title: category.title, url: category.url, children: [] }
  const { container } = columns({
    user,
    navigation: { pages: [], unionCategories: [gruppen], downloadCategories: [] },
  })
  expect(entries()).toEqual(expected)
  const menu = screen.getByRole('navigation', { name: 'Mitgliederbereich' })
  expect(within(menu).getByRole('link', { name: 'Gruppen' })).toHaveAttribute('aria-current', 'page')
  expect(asked).toEqual([])
  await expectAccessible(container)
})

test('otherwise the browser loads them, and a skeleton reserves the space', async () => {
  answer({ '/users/me/': { ...user, email: 'ada@example.org' }, '/nav-account/': navigation })
  columns(null)
  expect(screen.getByRole('status')).toHaveTextContent('Ihre Navigation wird geladen.')
  await waitFor(() => expect(entries()).toEqual(expected))
  expect(screen.queryByRole('status')).toBeNull()
})

test('without an answer for the navigation the fixed entries stand', async () => {
  answer({ '/users/me/': { ...user, email: 'ada@example.org' } })
  columns(null)
  await waitFor(() => expect(entries()).toEqual(expected.filter((title) => title !== 'Gruppen')))
})

test('visitors without the hint are asked nothing', () => {
  Cookies.remove('authenticated')
  const asked = answer({})
  columns(null)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(asked).toEqual([])
})
