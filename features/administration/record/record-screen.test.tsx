import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import {
  AdministrationForTests,
  createRecord,
  mockCalls,
  renderInAdministration,
  sentBy,
} from '../administration.fixture'
import { redirects } from '../records/redirects'
import { users } from '../records/users'
import { RecordScreen } from './record-screen'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const values = { old_path: '/de/alt', new_path: '/de/neu' }
const record = createRecord(
  '/de/alt',
  values,
  {
    ...values,
    follows_page: false,
    covers: null,
    hits: 0,
    last_hit: null,
    created_at: '2026-11-20T10:00:00+01:00',
  },
  3,
)
const notices: (string | undefined)[] = []
let respond: (method: string, path: string, data: unknown) => [number, unknown] | Promise<[number, unknown]>

beforeEach(() => {
  localStorage.clear()
  notices.length = 0
  respond = () => [200, record]
  mockCalls((...call) => respond(...call))
})

const show = () =>
  renderInAdministration(<RecordScreen view={redirects} id={7} />, { notify: (text) => notices.push(text) })

it('sends the changes with the displayed revision', async () => {
  const user = userEvent.setup()
  const { container } = show()
  const field = await screen.findByLabelText(/^Neue Adresse/)
  await expectAccessible(container)
  await user.clear(field)
  await user.type(field, '/de/ganz-neu')
  expect(screen.getByText('Noch nicht gespeichert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(sentBy('PATCH')).toEqual([
    ['/de/api/redirects/7/', { revision: 3, values: { new_path: '/de/ganz-neu' } }],
  ])
  expect(notices).toEqual(['Gespeichert'])
})

it('keeps text typed during a save, and updates the other fields', async () => {
  const user = userEvent.setup()
  const stored = { old_path: '/de/aelter', new_path: '/de/neu-1' }
  let send: (stored: [number, unknown]) => void = () => undefined
  const pendingPromise = new Promise<[number, unknown]>((resolve) => {
    send = resolve
  })
  respond = (method) => (method === 'GET' ? [200, record] : pendingPromise)
  show()
  const field = await screen.findByLabelText(/^Neue Adresse/)
  const save = () => user.click(screen.getByRole('button', { name: /^(Speichern|Wird gespeichert)/ }))
  await user.type(field, '-1')
  await save()
  await user.type(field, '2')
  send([200, { ...record, revision: 4, values: stored }])
  expect(await screen.findByDisplayValue('/de/aelter')).toBeVisible()
  expect(notices).toEqual(['Gespeichert'])
  expect(field).toHaveFocus()
  await user.keyboard('3')
  expect(screen.getByLabelText(/^Neue Adresse/)).toBe(field)
  expect(field).toHaveValue('/de/neu-123')
  respond = () => [200, { ...record, revision: 5, values: { ...stored, new_path: '/de/neu-123' } }]
  await save()
  expect(sentBy('PATCH').map(([, sent]) => sent)).toEqual([
    { revision: 3, values: { new_path: '/de/neu-1' } },
    { revision: 4, values: { new_path: '/de/neu-123' } },
  ])
  await vi.waitFor(() => expect(screen.queryByText('Noch nicht gespeichert')).toBeNull())
})

it('saves again after a running save if the user asked for it meanwhile', async () => {
  const user = userEvent.setup()
  const responses: ((stored: [number, unknown]) => void)[] = []
  respond = (method) => (method === 'GET' ? [200, record] : new Promise((resolve) => responses.push(resolve)))
  const store = (index: number, new_path: string) =>
    responses[index]?.([200, { ...record, revision: 4 + index, values: { ...values, new_path } }])
  show()
  const field = await screen.findByLabelText(/^Neue Adresse/)
  for (const text of ['-1', '2']) {
    await user.type(field, text)
    // As Ctrl+S, which only a real key triggers.
    act(() => field.closest('form')?.requestSubmit())
  }
  expect(responses).toHaveLength(1)
  store(0, '/de/neu-1')
  await vi.waitFor(() => expect(responses).toHaveLength(2))
  expect(sentBy('PATCH')[1]?.[1]).toEqual({ revision: 4, values: { new_path: '/de/neu-12' } })
  store(1, '/de/neu-12')
  await vi.waitFor(() => expect(screen.queryByText('Noch nicht gespeichert')).toBeNull())
})

it('shows missing values before sending, and problems of the backend at their fields', async () => {
  const user = userEvent.setup()
  respond = (method) =>
    method === 'GET' ? [200, record] : [400, { values: { new_path: ['Das ist ein Kreis.'] } }]
  show()
  const field = await screen.findByLabelText(/^Neue Adresse/)
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link', { name: 'Neue Adresse: Pflichtfeld' })).toHaveAttribute(
    'href',
    '#field-new_path',
  )
  expect(sentBy('PATCH')).toEqual([])
  await user.type(field, '/de/alt')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Neue Adresse: Das ist ein Kreis.')).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Das ist ein Kreis.'))
})

it('shows the changes of another editor by field, and stores the chosen versions', async () => {
  const user = userEvent.setup()
  const current = { old_path: '/de/aelter', new_path: '/de/fremd' }
  const changed = { ...record, revision: 4, values: current }
  let isChanged = false
  respond = (method, _path, data) => {
    if (method === 'GET') return [200, isChanged ? changed : record]
    const { revision } = data as { revision: number }
    if (revision === 4)
      return [200, { ...changed, revision: 5, values: { ...current, new_path: '/de/meins' } }]
    isChanged = true
    return [409, { detail: 'Geändert.', current, yours: {}, by: 'Emil Ende' }]
  }
  show()
  const field = await screen.findByLabelText(/^Neue Adresse/)
  await user.clear(field)
  await user.type(field, '/de/meins')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
  const dialogContent = within(dialog)
    .getByText(/Fassung von Emil Ende/)
    .closest('div')
  expect(dialogContent).toHaveTextContent('/de/ gelöscht: neu eingefügt: fremd')
  expect(within(dialog).getByText('fremd').tagName).toBe('INS')
  expect(within(dialog).getByText(/^Emil Ende hat außerdem diese Felder geändert/)).toHaveTextContent(
    'Alte Adresse',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Auswahl übernehmen' }))
  expect(sentBy('PATCH').at(-1)?.[1]).toEqual({ revision: 4, values: { new_path: '/de/meins' } })
  expect(await screen.findByLabelText(/^Alte Adresse/)).toHaveValue('/de/aelter')
})

it('shows the chosen versions in the form until they are stored', async () => {
  const user = userEvent.setup()
  const current = { old_path: '/de/aelter', new_path: '/de/fremd' }
  respond = (method) => {
    const calls = sentBy('PATCH').length
    if (method === 'GET') return [200, calls > 0 ? { ...record, revision: 4, values: current } : record]
    return calls > 1 ? [503, null] : [409, { detail: 'Geändert.', current, yours: {}, by: 'Emil Ende' }]
  }
  show()
  await user.type(await screen.findByLabelText(/^Neue Adresse/), '-meins')
  await user.type(screen.getByLabelText(/^Alte Adresse/), '-meine')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
  const [theirs] = within(dialog).getAllByRole('radio', { name: 'Fassung von Emil Ende' })
  if (theirs) await user.click(theirs)
  await user.click(within(dialog).getByRole('button', { name: 'Auswahl übernehmen' }))
  await vi.waitFor(() => expect(sentBy('PATCH')).toHaveLength(2))
  const [, sent] = sentBy('PATCH').at(-1) ?? []
  expect(screen.getByLabelText(/^Alte Adresse/)).toHaveValue('/de/aelter')
  expect(screen.getByLabelText(/^Neue Adresse/)).toHaveValue('/de/fremd-meins')
  expect(sent).toEqual({ revision: 4, values: { new_path: '/de/fremd-meins' } })
  expect(screen.getByText('Noch nicht gespeichert')).toBeVisible()
})

it('offers the merged changes of a text', async () => {
  const user = userEvent.setup()
  const current = { ...values, new_path: '/en/neu' }
  respond = (method) => {
    if (method === 'GET')
      return [200, { ...record, ...(sentBy('PATCH').length > 0 && { revision: 4, values: current }) }]
    return [409, { detail: 'Geändert.', current, yours: {}, by: 'Emil Ende' }]
  }
  show()
  await user.type(await screen.findByLabelText(/^Neue Adresse/), '/heute')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
  expect(within(dialog).getByRole('radio', { name: 'Beide zusammen' })).toBeChecked()
  await expectAccessible(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Auswahl übernehmen' }))
  expect(sentBy('PATCH').at(-1)?.[1]).toEqual({ revision: 4, values: { new_path: '/en/neu/heute' } })
})

it('keeps unsaved changes in this browser and offers them again', async () => {
  const user = userEvent.setup()
  const { unmount } = show()
  const field = await screen.findByLabelText(/^Neue Adresse/)
  await user.type(field, '-2')
  await vi.waitFor(() =>
    expect(localStorage.getItem('buehnenhaus.administration.draft.1.redirects.7')).toContain('-2'),
  )
  unmount()
  show()
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  expect(screen.getByLabelText(/^Neue Adresse/)).toHaveValue('/de/neu-2')
  expect(screen.getByText('Noch nicht gespeichert')).toBeVisible()
})

it('lists the uses of a record before its deletion', async () => {
  const user = userEvent.setup()
  respond = (method, path) => {
    if (path.endsWith('/uses/')) return [200, [{ title: 'Startseite', url: '/de' }]]
    return method === 'DELETE' ? [204, null] : [200, record]
  }
  show()
  await user.click(await screen.findByRole('button', { name: 'Löschen' }))
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByRole('link', { name: 'Startseite' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }))
  expect(sentBy('DELETE')[0]?.[0]).toBe('/de/api/redirects/7/?revision=3')
  await vi.waitFor(() => expect(notices).toEqual(['/de/alt ist gelöscht']))
})

it('shows the current record after an action on an outdated one', async () => {
  const user = userEvent.setup()
  const profile = { first_name: 'Ada', last_name: 'Neu', salutation: '', title: '', position: '', phone: '' }
  const row = { name: 'Ada Neu', email: 'ada@example.org', organization: '', group: null, role: 'user' }
  const account = (state: string) => ({
    ...record,
    title: 'Ada Neu',
    values: { ...profile, organization: '', language: 'de', group: null },
    row: { ...row, state, requested_access: 'jobs', created_at: '2026-11-20T10:00:00+01:00' },
  })
  let state = 'waiting'
  respond = (method) => {
    if (method === 'GET') return [200, account(state)]
    state = 'active'
    return [200, { done: [], refused: [{ id: 7, detail: 'Dieses Konto wartet nicht.' }] }]
  }
  renderIn(
    'de',
    <main tabIndex={-1}>
      <AdministrationForTests>
        <RecordScreen view={users} id={7} />
      </AdministrationForTests>
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
