import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import type { Locale } from '@/lib/contract/common/locale'
import { expectAccessible } from '@/tests/axe'
import { deferred } from '@/tests/deferred'
import { renderIn } from '@/tests/render'
import { Hub } from './hub'
import { createTreePage } from './hub.fixture'
import { toBranch } from './page-list/page-list'
import { branchQuery } from './queries'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const ancestors = [{ id: 1, title: 'Verband', locales: ['de' as const] }]

function createPages(childCount: number) {
  const topPages = [
    createTreePage(1, 'Verband', { below: childCount }),
    createTreePage(2, 'Presse', { position: 1, is_last: true }),
  ]
  const children = Array.from({ length: childCount }, (_, n) =>
    createTreePage(10 + n, `Kind ${n}`, { parent: 1, position: n, parents: ancestors, is_last: n === childCount - 1 }),
  )
  return [...topPages, ...children]
}

let allPages = createPages(8)
const requests: { method: string; path: string; data: unknown }[] = []

function getData(path: string) {
  const url = new URL(path, 'https://x')
  const query = url.searchParams
  if (url.pathname.endsWith('/recent/')) return []
  if (url.pathname.endsWith('/drafts-and-schedules/')) {
    const line = { id: 2, locale: 'de', title: 'Presse', url: '/de/presse' }
    return { drafts: [{ ...line, state: 'changed' }], steps: [] }
  }
  if (url.pathname.endsWith('/feedback/')) return { reviews: [], comments: [] }
  if (url.pathname.endsWith('/broken-links/')) {
    const place = { type: 'page', id: 2, locale: 'de', title: 'Presse', url: '/de/presse' }
    const shared = { slug: 'login-above', title: '', locale: 'en' }
    return [
      { url: '/de/fr%C3%BCher', reason: 'deleted', place, modules: [3] },
      { url: '/de/alt', reason: 'offline', place: { type: 'container', ...shared }, modules: [4] },
      { url: '/de/alt', reason: 'offline', place: { type: 'selection', ...shared }, modules: [] },
    ]
  }
  if (url.pathname.endsWith('/restore/')) {
    return { id: 15, locale: 'de', title: 'Kind 5', url: '/de/verband/kind-5', is_moved_to_top: false }
  }
  if (url.pathname.endsWith('/links/')) return { pages: [], containers: [], redirects: [] }
  if (!url.pathname.endsWith('/pages/')) return { detail: 'Nein.' }
  const matches = allPages.filter(({ id, parent, title }) => {
    if (query.has('id')) return String(id) === query.get('id')
    const words = query.get('words') ?? query.get('search')
    if (words !== null) return title?.toLowerCase().includes(words)
    return String(parent) === (query.get('parent') ?? 'null')
  })
  const start = (Number(query.get('page')) - 1) * 100
  return { count: matches.length, next: null, previous: null, results: matches.slice(start, start + 100) }
}

beforeEach(() => {
  requests.length = 0
  allPages = createPages(8)
  sessionStorage.clear()
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    requests.push({ method, path, data })
    if (method === 'DELETE') return { status: 204, data: null, retryAfter: null }
    if (path.includes('/move/')) return { status: 403, data: { detail: 'Nein.' }, retryAfter: null }
    return { status: 200, data: getData(path), retryAfter: null }
  })
})

function open(locale: Locale = 'de') {
  const client = createQueryClient()
  const top = toBranch({ count: 2, results: allPages.slice(0, 2) }, 'de')
  client.setQueryData(branchQuery(locale, null).queryKey, { pages: [top], pageParams: [1] })
  renderIn('de', <Hub locale={locale} searchTerm="" />, client)
  return userEvent.setup()
}
const getToggle = () => screen.getByRole('button', { name: /^(Erweitern|Reduzieren) Verband$/ })
const filterRequests = (pathPart: string) => requests.filter(({ path }) => path.includes(pathPart))

// By id: a query by role over a hundred rows takes long.
const findRow = (id: number) => document.getElementById(`hub-page-${id}`)

describe('the tree of the hub', () => {
  it('loads the children of a page once when it is expanded, and further ones by a button', async () => {
    allPages = createPages(101)
    const user = open()
    expect(findRow(10)).toBeNull()
    await user.click(getToggle())
    await waitFor(() => expect(findRow(109)).toBeVisible())
    expect(findRow(110)).toBeNull()
    await user.click(screen.getByText('Eine weitere zeigen'))
    await waitFor(() => expect(findRow(110)).toBeVisible())
    expect(screen.queryByText('Eine weitere zeigen')).toBeNull()
    expect(filterRequests('parent=1')).toHaveLength(2)
  }, 60_000)

  it('expands the pages that were expanded before', async () => {
    sessionStorage.setItem('hub-open', '1')
    open()
    await waitFor(() => expect(findRow(10)).toBeVisible())
    expect(document.querySelector('[role="row"]')).toHaveAttribute('aria-expanded', 'true')
  })

  it('is accessible', async () => {
    open()
    await expectAccessible(document.body)
  })
})

it('loads the results of the quick search and announces their number', async () => {
  const user = open()
  await user.type(screen.getByLabelText('Seite suchen'), 'presse')
  expect(await screen.findByText('Eine Seite gefunden')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Verband' })).toBeNull()
  expect(filterRequests('words=').length).toBeLessThan(6)
  await user.clear(screen.getByLabelText('Seite suchen'))
  expect(screen.getByRole('link', { name: 'Verband' })).toBeVisible()
})

it('moves a page of one language in the hub of the other', async () => {
  const user = open('en')
  await user.click(screen.getByRole('button', { name: /^Mehr\W+Presse$/ }))
  await user.click(screen.getByRole('button', { name: 'Nach oben' }))
  await waitFor(() => expect(filterRequests('/move/')).toHaveLength(1))
  expect(filterRequests('/move/')).toMatchObject([
    { path: expect.stringMatching(/^\/de\//), data: { parent: null, position: 0, revision: 3 } },
  ])
})

it('moves a page below a search result', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: /^Mehr\W+Presse$/ }))
  await user.click(screen.getByRole('button', { name: 'Verschieben nach …' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Seite in dieser Liste suchen'), 'kind 7')
  await user.click(await dialog.findByRole('radio', { name: /^Kind 7/ }))
  expect(dialog.getByRole('combobox', { name: 'Position' })).toHaveDisplayValue('Als letzte')
  await user.click(dialog.getByRole('button', { name: 'Verschieben' }))
  await waitFor(() => expect(filterRequests('/move/')).toHaveLength(1))
  expect(filterRequests('/move/')[0]?.data).toEqual({ parent: 17, position: 1_000_000, revision: 3 })
})

it('redirects the addresses of a deleted page to its parent by default', async () => {
  const user = open()
  await user.click(getToggle())
  await user.click(await screen.findByRole('button', { name: /^Mehr\W+Kind 5$/ }))
  await user.click(screen.getByRole('button', { name: 'Löschen …' }))
  const dialog = within(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('radio', { name: /^Verband/ })).toBeChecked())
  expect(dialog.getByText(/kann sie 90 Tage lang wiederhergestellt werden/)).toBeVisible()
  await user.click(await dialog.findByRole('button', { name: 'In den Papierkorb' }))
  expect(await screen.findByText(/„Kind 5“ liegt jetzt im Papierkorb/)).toBeVisible()
  expect(requests.find(({ method }) => method === 'DELETE')?.data).toEqual({ revision: 3, redirect: '/de/verband' })
  expect(screen.getByRole('region', { name: 'Warten auf Veröffentlichung' })).toHaveTextContent('Presse')

  await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }))
  expect(await screen.findByText(/„Kind 5“ ist wiederhergestellt und noch nicht veröffentlicht/)).toBeVisible()
  expect(filterRequests('trash/')).toMatchObject([{ method: 'POST', path: '/de/pageeditor-api/trash/15/restore/' }])
  expect(screen.queryByRole('button', { name: 'Wiederherstellen' })).toBeNull()
})

it('shows the reason for a failed query and a retry button', async () => {
  const respond = vi.mocked(callBackend).getMockImplementation()
  vi.mocked(callBackend).mockResolvedValue({ status: 0, data: null, retryAfter: null })
  const user = open()
  await user.click(getToggle())
  // Recent changes, drafts, reviews, comments, schedules, broken links and child pages.
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(7))
  for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent(/Keine Verbindung/)

  if (respond) vi.mocked(callBackend).mockImplementation(respond)
  for (const retryButton of screen.getAllByRole('button', { name: 'Noch einmal versuchen' })) {
    if (retryButton.isConnected) await user.click(retryButton)
  }
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await waitFor(() => expect(findRow(10)).toBeVisible())
})

it('lists broken links with their places', async () => {
  await open()
  const list = await screen.findByRole('region', { name: 'Fehlerhafte Links' })
  expect(await within(list).findByText(/führt zu \/de\/früher: gelöscht/)).toBeVisible()
  expect(within(list).getByRole('link', { name: 'Presse' })).toHaveAttribute('href', '/de/presse?edit')
  expect(within(list).getByText(/^EN · Bereich · führt zu \/de\/alt/)).toBeVisible()
  expect(within(list).getByRole('link', { name: 'Anmelden: oben' })).toHaveAttribute(
    'href',
    '/en/cms-hub/shared/login-above',
  )
  expect(within(list).getByText(/^EN · HTML-Baustein · führt zu \/de\/alt/)).toBeVisible()
  expect(within(list).getByRole('link', { name: 'login-above' })).toHaveAttribute(
    'href',
    '/en/cms-hub/shared?selection=login-above',
  )
})

describe('a restored page', () => {
  /** Deletes a page, restores one in a collapsed branch and acts before the tree is loaded. */
  async function restore(pathPart: string, continueWith: (user: ReturnType<typeof open>) => Promise<void>) {
    const user = open()
    await user.click(screen.getByRole('button', { name: /^Mehr\W+Presse$/ }))
    await user.click(screen.getByRole('button', { name: 'Löschen …' }))
    await user.click(await screen.findByRole('button', { name: 'In den Papierkorb' }))
    const button = await screen.findByRole('button', { name: 'Wiederherstellen' })
    const respond = vi.mocked(callBackend).getMockImplementation()
    const { promise: reading, resolve: finishReading } = deferred()
    vi.mocked(callBackend).mockImplementation(async (method, path, options) => {
      if (path.includes(pathPart)) await reading
      return (await respond?.(method, path, options)) ?? { status: 0, data: null, retryAfter: null }
    })
    vi.mocked(callBackend).mockClear()
    await user.click(button)
    await screen.findByText(/„Kind 5“ ist wiederhergestellt/)
    await waitFor(() =>
      expect(vi.mocked(callBackend)).toHaveBeenCalledWith('GET', expect.stringContaining(pathPart), expect.anything()),
    )
    await continueWith(user)
    finishReading()
    await waitFor(() => expect(findRow(15)).toBeVisible())
  }

  it('takes the focus', async () => {
    await restore('id=15', async () => {})
    await waitFor(() => expect(findRow(15)).toHaveFocus())
  })

  it.each(['id=15', 'parent=1'])(
    'leaves the focus to a user who acts before %s is loaded',
    async (pathPart) => {
      await restore(pathPart, async (user) => {
        await user.tab()
      })
      await waitFor(() => expect(screen.queryByText('Seiten werden geladen …')).toBeNull())
      expect(screen.getByRole('button', { name: 'Neue Seite' })).toHaveFocus()
    },
    60_000,
  )
})
