import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createRecord, mockCalls, renderInAdministration } from '../administration.fixture'
import { redirects } from '../records/redirects'
import { NewRecord } from './new-record'
import { RecordScreen } from './record-screen'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

beforeEach(() => localStorage.clear())

it('offers text typed during the creation in the form of the new record', async () => {
  const user = userEvent.setup()
  const values = { old_path: '/de/alt', new_path: '/de/neu' }
  const record = createRecord('/de/alt', values, {
    ...values,
    follows_page: false,
    covers: null,
    hits: 0,
    last_hit: null,
    created_at: '2026-11-20T10:00:00+01:00',
  })
  let send: (created: [number, unknown]) => void = () => undefined
  const pendingPromise = new Promise<[number, unknown]>((resolve) => {
    send = resolve
  })
  mockCalls((method) => (method === 'GET' ? [200, record] : pendingPromise))
  const { unmount } = renderInAdministration(<NewRecord view={redirects} />)
  const field = screen.getByLabelText(/^Neue Adresse/)
  await user.type(screen.getByLabelText(/^Alte Adresse/), values.old_path)
  await user.type(field, values.new_path)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await user.type(field, '-2')
  send([201, record])
  await vi.waitFor(() => expect(window.location.pathname).toBe('/de/admin/redirects/7'))
  unmount()
  renderInAdministration(<RecordScreen view={redirects} id={7} />)
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  expect(screen.getByLabelText(/^Neue Adresse/)).toHaveValue('/de/neu-2')
})
