import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UserRole } from '@/lib/contract/accounts/account'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { RecordScreen } from '../record/record-screen'
import { listRecordTypeViews } from '../registry'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = userEvent.setup()
beforeEach(() => localStorage.clear())

const texts = { de: '', en: '' }
const values = {
  title: { de: 'Tarif', en: 'Agreement' },
  slug: { de: 'tarif', en: 'agreement' },
  subtitle: texts,
  teaser: texts,
  image: null,
  author: '',
  date: '2026-11-28T10:00:00+01:00',
  categories: [],
  related: [],
  contact: null,
  attachments: null,
}
const readers = [
  { topics: ['policy'], language: 'de', count: 12 },
  { topics: ['agreements', 'policy'], language: 'en', count: 3 },
  { topics: ['statistics'], language: 'de', count: 40 },
]

/** Shows a release with a dispatch. */
function showRelease(row: object, role: UserRole = 'admin', mail = '') {
  const release = createMockRecord('Tarif', values, {
    title: values.title,
    state: { de: 'online', en: 'online' },
    publish_at: null,
    unpublish_at: null,
    date: values.date,
    author: '',
    categories: [],
    contact: null,
    image: null,
    dispatch: null,
    press_readers: readers,
    ...row,
  })
  mockCalls((method, path) => {
    if (method === 'POST') return [200, { done: [7], refused: [] }]
    if (/press-releases\/7\/$/.test(path)) return [200, release]
    if (path.endsWith('/preview/')) return [200, mail]
    return [200, { count: 0, next: null, previous: null, results: [] }]
  })
  const [view] = listRecordTypeViews(['press-releases'], role)
  if (!view) throw new Error('The type has no view.')
  renderInAdministration(<RecordScreen view={view} id={7} />, { role })
}

const numbers = { sent: 12, waiting: 30, refused: 10, failed: 1, unsubscribed: 3, skipped: 2 }
const dispatch = {
  state: 'stopped',
  planned_at: '2026-11-28T11:00:00+01:00',
  ended_at: null,
  problem: null,
  topics: ['policy'],
  languages: ['de'],
  is_embargoed: false,
  ...numbers,
}

it('counts the readers of the selected topics and languages, and sends to them', async () => {
  showRelease({})
  await user.click(await screen.findByRole('button', { name: 'An den Presseverteiler senden' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Empfängerinnen und Empfänger zurzeit: 0')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Kulturpolitik' }))
  expect(dialog.getByText('Empfängerinnen und Empfänger zurzeit: 15')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Englisch' }))
  expect(dialog.getByText('Empfängerinnen und Empfänger zurzeit: 12')).toBeVisible()
  expect(dialog.getByText('Ohne E-Mail, weil ihre Sprache fehlt: 3')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'An den Presseverteiler senden' }))
  expect(listSentRequests('POST')).toEqual([
    [
      '/de/api/administration/press-releases/dispatch/',
      { ids: [7], topics: ['policy'], languages: ['de'], at: null, is_embargoed: false, expected_revision: 1 },
    ],
  ])
})

it('warns before the dispatch of a mail that mail programs truncate', async () => {
  showRelease({ state: { de: 'offline', en: null } }, 'office', 'a'.repeat(250_000))
  expect(await screen.findByRole('alert')).toHaveTextContent('Die E-Mail (Deutsch) hat 250 KB.')
  expect(screen.getByRole('link', { name: 'E-Mail auf dem Telefon (Deutsch)' })).toHaveAttribute(
    'href',
    '/de/api/administration/press-releases/7/preview/?part=narrow',
  )
  expect(screen.queryByRole('link', { name: /Englisch/ })).toBeNull()
})

it('shows the numbers of a dispatch whose release is hidden, and continues the dispatch', async () => {
  showRelease({ dispatch: { ...dispatch, problem: 'hidden' } })
  expect(await screen.findByRole('alert')).toHaveTextContent('weder öffentlich noch geplant')
  const panel = within(screen.getByRole('region', { name: 'Versand an den Presseverteiler' }))
  expect(panel.getAllByRole('definition').map(({ textContent }) => Number(textContent))).toEqual(Object.values(numbers))
  expect(screen.queryByRole('button', { name: 'An den Presseverteiler senden' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Weiter senden' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Weiter senden' }))
  expect(listSentRequests('POST').map(([path]) => path)).toEqual(['/de/api/administration/press-releases/resume/'])
})

it.each([
  ['Petra Plan', 'Geplant hat ihn Petra Plan. Dieses Konto darf nicht mehr senden.'],
  [null, 'Das Konto der Person, die ihn geplant hat, wurde inzwischen gesperrt, gelöscht oder überall abgemeldet.'],
])('explains why a plan waits for a confirmation, and offers the dispatch: %s', async (planned_by, words) => {
  showRelease({ dispatch: { ...dispatch, state: 'planned', planned_by, unconfirmed: true } }, 'office')
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('button', { name: 'An den Presseverteiler senden' })).toBeVisible()
})

it('offers no dispatch if the backend has no dispatches', async () => {
  showRelease({ dispatch: undefined, press_readers: undefined })
  expect(await screen.findByRole('button', { name: 'Veröffentlichen' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'An den Presseverteiler senden' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Test an mich senden' })).toBeNull()
})

it('offers the office the dispatch, preview links and no change of the release', async () => {
  showRelease({}, 'office')
  expect(await screen.findByRole('button', { name: 'An den Presseverteiler senden' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Test an mich senden' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Vorschau-Link …' })).toBeVisible()
  expect(screen.getByText('DE: Tarif · EN: Agreement')).toBeVisible()
  for (const name of ['Veröffentlichen', 'Speichern', 'Löschen', 'Verlauf']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

it('shows the office the comments of guests, and deletes one', async () => {
  const comment = { id: 4, language: 'de', name: 'Frau Müller', text: 'Das Datum ist falsch.' }
  showRelease({ comments: [{ ...comment, created_at: '2026-11-28T11:00:00+01:00' }] }, 'office')
  expect(await screen.findByText('Das Datum ist falsch.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Löschen Kommentar von Frau Müller' }))
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }))
  expect(listSentRequests('POST')).toEqual([
    ['/de/api/administration/press-releases/remove-comment/', { ids: [7], comment: 4 }],
  ])
})
