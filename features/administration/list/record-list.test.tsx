import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { repeatedKeyMark } from '@/lib/deferred-scripts'
import { expectAccessible } from '@/tests/axe'
import { listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { users } from '../records/users'
import { RecordList } from './record-list'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))
vi.mock('@/lib/i18n/plain-navigation', async () => {
  const { useSyncExternalStore } = await import('react')
  const subscribe = (listener: () => void) => {
    window.addEventListener('address', listener)
    return () => window.removeEventListener('address', listener)
  }
  const read = () => window.location.pathname + window.location.search
  return { useFullAddress: () => useSyncExternalStore(subscribe, read) }
})

const createPerson = (id: number, name: string, state: string) => ({
  id,
  title: name,
  url: null,
  values: {
    name,
    email: `${id}@example.org`,
    organization: 'Stadttheater',
    group: null,
    role: 'user',
    state,
    requested_access: 'members',
    created_at: '2026-11-20T10:00:00+01:00',
  },
})
const results = [createPerson(1, 'Ada', 'waiting'), createPerson(2, 'Ben', 'active')]
const notices: (string | undefined)[] = []

beforeEach(() => {
  localStorage.clear()
  notices.length = 0
  window.history.replaceState(null, '', '/de/admin/users')
  mockCalls((method) =>
    method === 'GET' ? [200, { count: 2, next: null, previous: null, results }] : [200, { done: [1], refused: [] }],
  )
  for (const change of ['pushState', 'replaceState'] as const) {
    const original = History.prototype[change]
    vi.spyOn(window.history, change).mockImplementation((...state) => {
      original.apply(window.history, state)
      window.dispatchEvent(new Event('address'))
    })
  }
})

const show = () => renderInAdministration(<RecordList view={users} />, { notify: (text) => notices.push(text) })
const getLastParameters = () => new URL(String(listSentRequests('GET').at(-1)?.[0]), 'https://x').searchParams

it('searches, filters and sorts by its address', async () => {
  const user = userEvent.setup()
  const { container } = show()
  expect(await screen.findByText('2 Einträge')).toBeVisible()
  await expectAccessible(container)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Wartet auf Freischaltung')
  expect(window.location.search).toBe('?state=waiting')
  expect(getLastParameters().get('state')).toBe('waiting')
  await user.click(screen.getByRole('button', { name: 'E-Mail' }))
  expect(getLastParameters().get('ordering')).toBe('email')
  await user.type(screen.getByLabelText('Suchen'), 'ada')
  await vi.waitFor(() => expect(getLastParameters().get('search')).toBe('ada'))
  expect(window.location.search).toBe('?search=ada&state=waiting&ordering=email')
})

it('runs an action on the suitable selected records', async () => {
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByLabelText('Alle Einträge dieser Seite auswählen'))
  const selection = screen.getByRole('region', { name: 'Auswahl' })
  expect(within(selection).getByText('2 Einträge ausgewählt')).toBeVisible()
  await user.click(within(selection).getByRole('button', { name: 'Freischalten für die Jobbörse (1)' }))
  expect(listSentRequests('POST')).toEqual([
    ['/de/api/administration/users/activate/', { group: 'Jobbörse', ids: [1] }],
  ])
  await vi.waitFor(() => expect(notices).toEqual(['Erledigt']))
  await user.click(screen.getByLabelText('Ada auswählen'))
  await user.click(within(selection).getByRole('button', { name: 'Ablehnen (1)' }))
  const dialog = screen.getByRole('dialog', { name: 'Ablehnen' })
  await user.type(within(dialog).getByLabelText(/^Begründung/), 'Kein Mitglied.')
  await user.click(within(dialog).getByRole('button', { name: 'Ablehnen' }))
  expect(listSentRequests('POST').at(-1)).toEqual([
    '/de/api/administration/users/refuse/',
    { reason: 'Kein Mitglied.', ids: [1] },
  ])
})

it.each([
  ['', 620, 'Alle 620 Treffer auswählen'],
  ['?search=a', 1001, 'Alle Treffer auswählen, höchstens 5.000'],
])('selects the results of all pages%s, and runs actions on them in parts', async (address, count, name) => {
  window.history.replaceState(null, '', `/de/admin/users${address}`)
  const user = userEvent.setup()
  const all = Array.from({ length: 620 }, (_, index) => createPerson(index + 1, `Person ${index + 1}`, 'waiting'))
  mockCalls((method, path, data) => {
    if (method !== 'GET') return [200, { done: (data as { ids: number[] }).ids, refused: [] }]
    const query = new URL(path, 'https://x').searchParams
    const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))]
    const part = all.slice((page - 1) * size, page * size)
    const next = page * size < all.length ? 'https://x/?page=more' : null
    return [200, { count, next, previous: null, results: part }]
  })
  show()
  await user.click(await screen.findByLabelText('Person 1 auswählen'))
  const selection = within(screen.getByRole('region', { name: 'Auswahl' }))
  await user.click(selection.getByRole('button', { name }))
  expect(await selection.findByText('620 Einträge ausgewählt')).toBeVisible()
  await user.click(selection.getByRole('button', { name: 'Freischalten wie gewünscht' }))
  await vi.waitFor(() => expect(notices).toEqual(['620 Einträge erledigt']))
  expect(listSentRequests('POST').map(([, data]) => (data as { ids: number[] }).ids.length)).toEqual([500, 120])
})

it.each([
  ['?page=2', true, ''],
  ['?page=3&search=a', true, '?search=a&page=2'],
  ['?page=9', false, ''],
])('replaces the page %s that no longer exists by an earlier one', async (address, wasLoaded, newAddress) => {
  let isLoaded = wasLoaded
  window.history.replaceState(null, '', `/de/admin/users${address}`)
  mockCalls((method, path) => {
    if (method === 'POST') isLoaded = false
    if (method === 'POST') return [200, { done: [1], refused: [] }]
    const isLost = !isLoaded && path.includes(`page=${new URLSearchParams(address).get('page')}&`)
    return isLost ? [404, { detail: 'x' }] : [200, { count: 99, next: null, previous: null, results }]
  })
  show()
  if (wasLoaded) {
    await userEvent.click(await screen.findByLabelText('Ada auswählen'))
    await userEvent.click(screen.getByRole('button', { name: 'Freischalten wie gewünscht' }))
  }
  await vi.waitFor(() => expect(window.location.search).toBe(newAddress))
  expect(await screen.findByText('99 Einträge')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('labels each column, including the one of the checkboxes', async () => {
  show()
  const [selectionHead, ...otherHeads] = await screen.findAllByRole('columnheader')
  expect(selectionHead).toHaveTextContent('Auswahl')
  const cells = within(screen.getAllByRole('row')[1] ?? document.body)
  expect(otherHeads).toHaveLength(cells.getAllByRole('cell').length)
})

/**
 * Presses a key like a person. Scripts cannot create trusted events; a key replayed from before
 * hydration counts as trusted.
 */
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, detail: repeatedKeyMark })

it('moves to rows, selects them and focuses the search by keyboard', async () => {
  show()
  await screen.findByText('2 Einträge')
  press('j')
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveFocus()
  press('j')
  press('x')
  expect(screen.getByRole('link', { name: 'Ben' })).toHaveFocus()
  expect(screen.getByLabelText('Ben auswählen')).toBeChecked()
  press('k')
  press('/')
  expect(screen.getByLabelText('Suchen')).toHaveFocus()
})

it('keeps the chosen columns and saved views in this browser', async () => {
  const user = userEvent.setup()
  const { unmount } = show()
  await screen.findByText('2 Einträge')
  await user.click(screen.getByText('Spalten'))
  await user.click(screen.getByRole('checkbox', { name: 'Organisation' }))
  expect(screen.queryByRole('columnheader', { name: 'Organisation' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Gesperrt')
  await user.click(screen.getByText('Ansichten'))
  await user.type(screen.getByLabelText('Name der Ansicht'), 'Gesperrte')
  const key = 'buehnenhaus.administration.views.users.1'
  localStorage.setItem(key, JSON.stringify([{ name: 'Aus einem anderen Tab', query: '' }]))
  await user.click(screen.getByRole('button', { name: 'Ansicht speichern' }))
  expect(localStorage.getItem(key)).toMatch(/anderen Tab.*Gesperrte/)
  unmount()
  window.history.replaceState(null, '', '/de/admin/users')
  show()
  await screen.findByText('2 Einträge')
  expect(screen.queryByRole('columnheader', { name: 'Organisation' })).toBeNull()
  await user.click(screen.getByText('Ansichten'))
  await user.click(screen.getByRole('button', { name: 'Gesperrte' }))
  expect(window.location.search).toBe('?state=inactive')
})
