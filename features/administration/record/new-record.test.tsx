import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { redirects } from '../records/redirects'
import { NewRecord } from './new-record'
import { RecordScreen } from './record-screen'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = userEvent.setup()
beforeEach(() => localStorage.clear())

const values = { old_path: '/de/alt', new_path: '/de/neu' }
const record = createMockRecord('/de/alt', values, {
  ...values,
  follows_page: false,
  covers: null,
  hits: 0,
  last_hit: null,
  created_at: '2026-11-20T10:00:00+01:00',
})

/** Opens the form for a new redirect with an earlier draft in the browser. */
function showWithDraft() {
  const draft = { revision: null, values: earlierValues, at: '2026-11-20T10:00:00Z' }
  localStorage.setItem(draftKey, JSON.stringify(draft))
  mockCalls(() => [201, record])
  renderInAdministration(<NewRecord view={redirects} />)
  return screen.getByLabelText(/^Neue Adresse/)
}
const draftKey = 'buehnenhaus.administration.draft.1.redirects.new'
const listDrafts = () => Object.values(localStorage).map((text) => JSON.parse(text).values)
const earlierValues = { new_path: '/de/frueher' }

it('keeps an earlier draft until the user decides about it', async () => {
  const field = showWithDraft()
  await user.type(screen.getByLabelText(/^Alte Adresse/), values.old_path)
  await user.type(field, values.new_path)
  await vi.waitFor(() => expect(listDrafts()).toEqual([earlierValues, values]))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await vi.waitFor(() => expect(listDrafts()).toEqual([earlierValues]))
})

it('keeps the text that a restored draft replaces', async () => {
  const field = showWithDraft()
  await user.type(field, '/de/jetzt')
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(screen.getByLabelText(/^Neue Adresse/)).toHaveValue('/de/frueher')
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(screen.getByLabelText(/^Neue Adresse/)).toHaveValue('/de/jetzt')
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }))
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).toBeNull()
  await vi.waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('frueher'))
  expect(JSON.stringify(localStorage)).toContain('jetzt')
})

it('sends the same key again after a lost response', async () => {
  mockCalls(() => [0, null])
  renderInAdministration(<NewRecord view={redirects} />)
  await user.type(screen.getByLabelText(/^Alte Adresse/), values.old_path)
  await user.type(screen.getByLabelText(/^Neue Adresse/), values.new_path)
  const save = () => user.click(screen.getByRole('button', { name: 'Speichern' }))
  await save()
  await save()
  const keys = listSentRequests('POST').map(([, sent]) => (sent as { client_key: string }).client_key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('offers text that was typed during the creation as a draft of the new record', async () => {
  let respond: (created: [number, unknown]) => void = () => undefined
  const response = new Promise<[number, unknown]>((resolve) => {
    respond = resolve
  })
  mockCalls((method) => (method === 'GET' ? [200, record] : response))
  const { unmount } = renderInAdministration(<NewRecord view={redirects} />)
  const field = screen.getByLabelText(/^Neue Adresse/)
  await user.type(screen.getByLabelText(/^Alte Adresse/), values.old_path)
  await user.type(field, values.new_path)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await user.type(field, '-2')
  respond([201, record])
  await vi.waitFor(() => expect(window.location.pathname).toBe('/de/admin/redirects/7'))
  unmount()
  renderInAdministration(<RecordScreen view={redirects} id={7} />)
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  expect(screen.getByLabelText(/^Neue Adresse/)).toHaveValue('/de/neu-2')
})
