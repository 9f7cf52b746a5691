import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { type LeaveGuard, LeaveGuardProvider } from '../form/leave-guard'
import { redirects } from '../records/redirects'
import { RecordScreen } from './record-screen'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const label = { de: 'Senden', en: 'Send' }
const preset = { label: { de: 'Test', en: 'Test' }, values: {} }
const view = {
  ...redirects,
  actions: {
    send: { label, question: label, isForStoredValues: true as const },
    test: { label, presets: [preset], isForStoredValues: true as const },
    stop: { label: { de: 'Anhalten', en: 'Stop' } },
  },
}
const values = { old_path: '/de/alt', new_path: '/de/neu' }
const usage = { follows_page: false, covers: null, hits: 0, last_hit: null, created_at: '2026-11-20T10:00:00+01:00' }

it.each([
  ['Senden', 'Speichern und weiter', 1, { send: 4 }],
  ['Senden', 'Verwerfen', 0, { send: 3 }],
  ['Senden', 'Hier bleiben', 0, {}],
  ['Test', 'Speichern und weiter', 1, { test: 4 }],
  ['Anhalten', null, 0, { stop: undefined }],
])('%s asks about unsaved changes: %s', async (action, choice, saveCount, revisions) => {
  localStorage.clear()
  const user = userEvent.setup()
  let record = createMockRecord('/de/alt', values, { ...values, ...usage }, 3)
  mockCalls((method) => {
    if (method === 'POST') return [200, { done: [7], refused: [] }]
    if (method === 'PATCH') record = { ...record, revision: 4, values: { ...values, new_path: '/de/neu-2' } }
    return [200, record]
  })
  const guard: { current: LeaveGuard | null } = { current: null }
  renderInAdministration(
    <LeaveGuardProvider value={guard}>
      <RecordScreen view={view} id={7} />
    </LeaveGuardProvider>,
  )
  await user.type(await screen.findByLabelText(/^Neue Adresse/), '-2')
  await user.click(screen.getByRole('button', { name: action }))
  if (choice) await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: choice }))
  if ('send' in revisions) {
    const dialog = await screen.findByRole('dialog', { name: 'Senden' })
    await user.click(within(dialog).getByRole('button', { name: 'Senden' }))
  }
  await vi.waitFor(() =>
    expect(listSentRequests('POST').map(([, data]) => data)).toEqual(
      Object.values(revisions).map((revision) => ({ ids: [7], expected_revision: revision })),
    ),
  )
  expect(listSentRequests('PATCH')).toHaveLength(saveCount)
})
