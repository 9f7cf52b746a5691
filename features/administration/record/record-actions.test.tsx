import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createMockRecord, mockCalls, renderInAdministration } from '../administration.fixture'
import { events } from '../records/events'
import { users } from '../records/users'
import { RecordActions } from './record-actions'
import { RecordScreen } from './record-screen'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const notices: (string | undefined)[][] = []

function show(state: object, result: object) {
  notices.length = 0
  mockCalls(() => [200, result])
  return renderInAdministration(
    <RecordActions view={events} record={createMockRecord('Chorprobe', {}, { state })} onDone={() => undefined} />,
    { notify: (text, actions) => notices.push([text, ...actions]) },
  )
}

it('shows only the reason for a single refused record', async () => {
  const user = userEvent.setup()
  show({ de: 'online', en: null }, { done: [], refused: [{ id: 7, detail: 'Das ist schon geschehen.' }] })
  await user.click(screen.getByRole('button', { name: 'Offline nehmen' }))
  const dialog = screen.getByRole('dialog')
  expect(notices).toEqual([])
  expect(dialog).toHaveTextContent('Geplantes entfällt')
  await user.click(within(dialog).getByRole('button', { name: 'Offline nehmen' }))
  expect(notices).toEqual([['Das ist schon geschehen.']])
})

it.each([
  [{ de: 'online', en: 'online' }, 'Offline nehmen', true],
  [{ de: 'scheduled', en: 'scheduled' }, 'Offline nehmen', false],
  [{ de: 'changed', en: 'online' }, 'Offline nehmen', false],
  [{ de: 'offline', en: 'online' }, 'Offline nehmen', false],
  [{ de: 'offline', en: null }, 'Veröffentlichen', true],
  [{ de: 'changed', en: 'offline' }, 'Veröffentlichen', false],
])('offers to undo only actions that restore the previous state: %j, %s', async (state, name, isOffered) => {
  const user = userEvent.setup()
  show(state, { done: [7], refused: [] })
  await user.click(screen.getByRole('button', { name }))
  const dialog = screen.queryByRole('dialog')
  if (dialog) await user.click(within(dialog).getByRole('button', { name }))
  expect(notices).toEqual([isOffered ? ['Erledigt', 'Rückgängig'] : ['Erledigt']])
})

it('shows the current record after an action on an outdated one', async () => {
  const user = userEvent.setup()
  const profile = { first_name: 'Ada', last_name: 'Neu', salutation: '', title: '', position: '', phone: '' }
  const row = { name: 'Ada Neu', email: 'ada@example.org', organization: '', group: null, role: 'user' }
  const createAccount = (state: string) => ({
    ...createMockRecord('Ada Neu', {}, {}),
    values: { ...profile, organization: '', language: 'de', group: null },
    row: { ...row, state, requested_access: 'jobs', created_at: '2026-11-20T10:00:00+01:00' },
  })
  let state = 'waiting'
  mockCalls((method) => {
    if (method === 'GET') return [200, createAccount(state)]
    state = 'active'
    return [200, { done: [], refused: [{ id: 7, detail: 'Dieses Konto wartet nicht.' }] }]
  })
  renderInAdministration(
    <main tabIndex={-1}>
      <RecordScreen view={users} id={7} />
    </main>,
  )
  await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^Grund|^Begründung/), 'Nein.')
  await user.click(within(dialog).getByRole('button', { name: 'Ablehnen' }))
  expect(await screen.findByRole('button', { name: 'Sperren' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull()
  // The button that was pressed is gone: the keyboard stays on this screen.
  expect(screen.getByRole('main')).toHaveFocus()
})
