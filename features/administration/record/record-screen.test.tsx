import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createRecord, mockCalls, renderInAdministration, sentBy } from '../administration.fixture'
import { type LeaveGuard, LeaveGuardProvider } from '../form/leave-guard'
import { redirects } from '../records/redirects'
import { RecordScreen } from './record-screen'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = userEvent.setup()
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

const findNewPath = () => screen.findByLabelText(/^Neue Adresse/)
const save = () => user.click(screen.getByRole('button', { name: /^(Speichern|Wird gespeichert)/ }))
const findConflict = () => screen.findByRole('dialog', { name: 'Inzwischen geändert' })
const choose = () => user.click(screen.getByRole('button', { name: 'Auswahl übernehmen' }))
/** A refusal of a save, because Emil Ende has stored other values. */
const stale = (revision: number, current: object): [number, unknown] => [
  409,
  { detail: 'Geändert.', current, revision, yours: {}, by: 'Emil Ende' },
]
/** Responds to the first, second and later saves. */
const onSave = (answer: (count: number) => [number, unknown]) => {
  respond = (method) => (method === 'GET' ? [200, record] : answer(sentBy('PATCH').length))
}

const show = () =>
  renderInAdministration(<RecordScreen view={redirects} id={7} />, { notify: (text) => notices.push(text) })

it('sends the changes with the displayed revision', async () => {
  const { container } = show()
  const field = await findNewPath()
  await expectAccessible(container)
  await user.clear(field)
  await user.type(field, '/de/ganz-neu')
  expect(screen.getByText('Noch nicht gespeichert')).toBeVisible()
  await save()
  expect(sentBy('PATCH')).toEqual([['/de/api/redirects/7/', { revision: 3, values: { new_path: '/de/ganz-neu' } }]])
  expect(notices).toEqual(['Gespeichert'])
})

it('keeps text typed during a save, and updates the other fields', async () => {
  const stored = { old_path: '/de/aelter', new_path: '/de/neu-1' }
  let send: (stored: [number, unknown]) => void = () => undefined
  const pendingPromise = new Promise<[number, unknown]>((resolve) => {
    send = resolve
  })
  respond = (method) => (method === 'GET' ? [200, record] : pendingPromise)
  show()
  const field = await findNewPath()
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
  const responses: ((stored: [number, unknown]) => void)[] = []
  respond = (method) => (method === 'GET' ? [200, record] : new Promise((resolve) => responses.push(resolve)))
  const store = (index: number, new_path: string) =>
    responses[index]?.([200, { ...record, revision: 4 + index, values: { ...values, new_path } }])
  show()
  const field = await findNewPath()
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
  onSave(() => [400, { values: { new_path: ['Das ist ein Kreis.'] } }])
  show()
  const field = await findNewPath()
  await user.clear(field)
  await save()
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link', { name: 'Neue Adresse: Pflichtfeld' })).toHaveAttribute(
    'href',
    '#field-new_path',
  )
  expect(sentBy('PATCH')).toEqual([])
  await user.type(field, '/de/alt')
  await save()
  expect(await screen.findByText('Neue Adresse: Das ist ein Kreis.')).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Das ist ein Kreis.'))
})

it('shows the changes of another editor by field, and stores the chosen versions', async () => {
  const current = { old_path: '/de/aelter', new_path: '/de/fremd' }
  const stored = { ...record, revision: 5, values: { ...current, new_path: '/de/meins' } }
  onSave((count) => (count === 1 ? stale(4, current) : [200, stored]))
  show()
  const field = await findNewPath()
  await user.clear(field)
  await user.type(field, '/de/meins')
  await save()
  const dialog = await findConflict()
  const dialogContent = within(dialog)
    .getByText(/Fassung von Emil Ende/)
    .closest('div')
  expect(dialogContent).toHaveTextContent('/de/ gelöscht: neu eingefügt: fremd')
  expect(within(dialog).getByText('fremd').tagName).toBe('INS')
  expect(within(dialog).getByText(/^Emil Ende hat außerdem diese Felder geändert/)).toHaveTextContent('Alte Adresse')
  await choose()
  expect(sentBy('PATCH').at(-1)?.[1]).toEqual({ revision: 4, values: { new_path: '/de/meins' } })
  expect(await screen.findByLabelText(/^Alte Adresse/)).toHaveValue('/de/aelter')
})

it('shows the chosen versions in the form until they are stored', async () => {
  const current = { old_path: '/de/aelter', new_path: '/de/fremd' }
  onSave((count) => (count === 1 ? stale(4, current) : [503, null]))
  show()
  await user.type(await findNewPath(), '-meins')
  await user.type(screen.getByLabelText(/^Alte Adresse/), '-meine')
  await save()
  const dialog = await findConflict()
  const [theirs] = within(dialog).getAllByRole('radio', { name: 'Fassung von Emil Ende' })
  if (theirs) await user.click(theirs)
  await choose()
  await vi.waitFor(() => expect(sentBy('PATCH')).toHaveLength(2))
  expect(screen.getByLabelText(/^Alte Adresse/)).toHaveValue('/de/aelter')
  expect(screen.getByLabelText(/^Neue Adresse/)).toHaveValue('/de/fremd-meins')
  expect(sentBy('PATCH').at(-1)?.[1]).toEqual({ revision: 4, values: { new_path: '/de/fremd-meins' } })
  expect(screen.getByText('Noch nicht gespeichert')).toBeVisible()
})

it('offers the merged changes of a text', async () => {
  onSave(() => stale(4, { ...values, new_path: '/en/neu' }))
  show()
  await user.type(await findNewPath(), '/heute')
  await save()
  const dialog = await findConflict()
  expect(within(dialog).getByRole('radio', { name: 'Beide zusammen' })).toBeChecked()
  await expectAccessible(dialog)
  await choose()
  expect(sentBy('PATCH').at(-1)?.[1]).toEqual({ revision: 4, values: { new_path: '/en/neu/heute' } })
})

it('takes over changes of other fields without a question', async () => {
  const current = { ...values, old_path: '/de/aelter' }
  const stored = { ...record, revision: 5, values: { ...current, new_path: '/de/neu-2' } }
  onSave((count) => (count === 1 ? stale(4, current) : [200, stored]))
  show()
  await user.type(await findNewPath(), '-2')
  await save()
  await vi.waitFor(() => expect(notices).toEqual(['Gespeichert']))
  expect(sentBy('PATCH')[1]?.[1]).toEqual({ revision: 4, values: { new_path: '/de/neu-2' } })
  expect(screen.getByLabelText(/^Alte Adresse/)).toHaveValue('/de/aelter')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks again if the other editor saves while the user chooses', async () => {
  onSave((count) => stale(3 + count, { ...values, new_path: `/de/fremd-${count}` }))
  show()
  await user.clear(await findNewPath())
  await user.type(await findNewPath(), '/de/meins')
  await save()
  await findConflict()
  await choose()
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/fremd-.*2/))
  expect(sentBy('PATCH').map(([, sent]) => sent)).toEqual([
    { revision: 3, values: { new_path: '/de/meins' } },
    { revision: 4, values: { new_path: '/de/meins' } },
  ])
})

it.each([
  ['reports a conflict', { new_path: '/de/fremd' }, 3],
  ['follows another field', { old_path: '/de/aelter' }, 4],
])('%s after restoring changes of an older revision', async (_result, theirChange, sentRevision) => {
  const { unmount } = show()
  await user.type(await findNewPath(), '-2')
  await vi.waitFor(() => expect(JSON.stringify(localStorage)).toContain('-2'))
  unmount()
  const current = { ...values, ...theirChange }
  const answer = sentRevision === 3 ? stale(4, current) : ([503, null] as [number, unknown])
  respond = (method) => (method === 'GET' ? [200, { ...record, revision: 4, values: current }] : answer)
  show()
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  await save()
  expect(sentBy('PATCH')).toEqual([
    ['/de/api/redirects/7/', { revision: sentRevision, values: { new_path: '/de/neu-2' } }],
  ])
  if (sentRevision === 3) expect(await findConflict()).toHaveTextContent('fremd')
})

it('lists the uses of a record before its deletion', async () => {
  respond = (method, path) => {
    if (path.endsWith('/uses/')) return [200, [{ title: 'Startseite', url: '/de' }]]
    return method === 'DELETE' ? [204, null] : [200, record]
  }
  const guard: { current: LeaveGuard | null } = { current: null }
  const guards: unknown[] = []
  renderInAdministration(
    <LeaveGuardProvider value={guard}>
      <RecordScreen view={redirects} id={7} />
    </LeaveGuardProvider>,
    { notify: (text) => notices.push(text), open: () => guards.push(guard.current) },
  )
  await user.type(await findNewPath(), '-2')
  expect(guard.current).not.toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Löschen' }))
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByRole('link', { name: 'Startseite' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }))
  expect(sentBy('DELETE')[0]?.[0]).toBe('/de/api/redirects/7/?revision=3')
  await vi.waitFor(() => expect(notices).toEqual(['/de/alt ist gelöscht']))
  // Its unsaved changes ask nothing and leave no draft.
  expect(guards).toEqual([null])
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
})

it('deletes a record that somebody else has changed, at the second attempt', async () => {
  let revision = 4
  respond = (method, path) => {
    if (path.endsWith('/uses/')) return [200, []]
    if (method === 'GET') return [200, { ...record, revision }]
    return path.endsWith('revision=5') ? [204, null] : stale(5, values)
  }
  show()
  for (const [attempt, notice] of ['inzwischen geändert', 'ist gelöscht'].entries()) {
    await user.click(await screen.findByRole('button', { name: 'Löschen' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Sie können das Löschen direkt danach rückgängig machen.')).toBeVisible()
    revision = 5
    await user.click(dialog.getByRole('button', { name: 'Löschen' }))
    await vi.waitFor(() => expect(notices[attempt]).toContain(notice))
  }
})

it('explains a deletion that the backend refuses', async () => {
  respond = (method, path) => {
    if (path.endsWith('/uses/')) return [200, []]
    return method === 'GET' ? [200, record] : [409, { detail: 'Anzeigen nutzen diesen Wert.' }]
  }
  show()
  await user.click(await screen.findByRole('button', { name: 'Löschen' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }))
  await vi.waitFor(() => expect(notices).toEqual(['Anzeigen nutzen diesen Wert.']))
})
