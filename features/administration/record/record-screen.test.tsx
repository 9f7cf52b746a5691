import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageStateRow } from '@/lib/contract/administration/page-records'
import { expectAccessible } from '@/tests/axe'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { type LeaveGuard, LeaveGuardProvider } from '../form/leave-guard'
import { redirects } from '../records/redirects'
import { RecordScreen } from './record-screen'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = userEvent.setup()
const values = { old_path: '/de/alt', new_path: '/de/neu' }
const record = createMockRecord(
  '/de/alt',
  values,
  { ...values, follows_page: false, covers: null, hits: 0, last_hit: null, created_at: '2026-11-20T10:00:00+01:00' },
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

const findNewPathField = () => screen.findByLabelText(/^Neue Adresse/)
const save = () => user.click(screen.getByRole('button', { name: /^(Speichern|Wird gespeichert)/ }))
const findConflict = () => screen.findByRole('dialog', { name: 'Inzwischen geändert' })
const submitChoices = () => user.click(screen.getByRole('button', { name: 'Auswahl übernehmen' }))
/** The response to a save after Emil Ende has stored other values. */
const toStaleResponse = (revision: number, current: object): [number, unknown] => [
  409,
  { detail: 'Geändert.', current, revision, yours: {}, by: 'Emil Ende' },
]
/** Responds to the first, second and later saves. */
const respondToSaves = (answer: (count: number) => [number, unknown]) => {
  respond = (method) => (method === 'GET' ? [200, record] : answer(listSentRequests('PATCH').length))
}

const show = (view = redirects) =>
  renderInAdministration(<RecordScreen view={view} id={7} />, { notify: (text) => notices.push(text) })

it('sends the changes with the displayed revision', async () => {
  const { container } = show()
  const field = await findNewPathField()
  await expectAccessible(container)
  await user.clear(field)
  await user.type(field, '/de/ganz-neu')
  expect(screen.getByText('Noch nicht gespeichert')).toBeVisible()
  await save()
  expect(listSentRequests('PATCH')).toEqual([
    ['/de/api/redirects/7/', { revision: 3, values: { new_path: '/de/ganz-neu' } }],
  ])
  expect(notices).toEqual(['Gespeichert'])
})

const unpublishedRows = [{ state: { de: 'changed', en: null } }, { is_changed: { de: true, en: false } }]
it.each(unpublishedRows)('says that a changed page is not public yet: %o', async (changes) => {
  const { state, is_changed } = pageStateRow
  const row = redirects.contract.row.extend({ state: state.optional(), is_changed })
  respond = (method) => [200, method === 'GET' ? record : { ...record, row: { ...record.row, ...changes } }]
  show({ ...redirects, contract: { ...redirects.contract, row } })
  await user.type(await findNewPathField(), '-2')
  await save()
  expect(notices).toEqual([expect.stringMatching(/^Gespeichert\. .*bis die Änderungen veröffentlicht werden/)])
})

it('keeps text typed during a save, and updates the other fields', async () => {
  const stored = { old_path: '/de/aelter', new_path: '/de/neu-1' }
  let sendResponse: (stored: [number, unknown]) => void = () => undefined
  const response = new Promise<[number, unknown]>((resolve) => {
    sendResponse = resolve
  })
  respond = (method) => (method === 'GET' ? [200, record] : response)
  show()
  const field = await findNewPathField()
  await user.type(field, '-1')
  await save()
  await user.type(field, '2')
  sendResponse([200, { ...record, revision: 4, values: stored }])
  expect(await screen.findByDisplayValue('/de/aelter')).toBeVisible()
  expect(notices).toEqual(['Gespeichert'])
  expect(field).toHaveFocus()
  await user.keyboard('3')
  expect(screen.getByLabelText(/^Neue Adresse/)).toBe(field)
  expect(field).toHaveValue('/de/neu-123')
  respond = () => [200, { ...record, revision: 5, values: { ...stored, new_path: '/de/neu-123' } }]
  await save()
  expect(listSentRequests('PATCH').map(([, sent]) => sent)).toEqual([
    { revision: 3, values: { new_path: '/de/neu-1' } },
    { revision: 4, values: { new_path: '/de/neu-123' } },
  ])
  await vi.waitFor(() => expect(screen.queryByText('Noch nicht gespeichert')).toBeNull())
})

it('saves again after a running save during which the user saved', async () => {
  const responses: ((stored: [number, unknown]) => void)[] = []
  respond = (method) => (method === 'GET' ? [200, record] : new Promise((resolve) => responses.push(resolve)))
  const respondTo = (index: number, new_path: string) =>
    responses[index]?.([200, { ...record, revision: 4 + index, values: { ...values, new_path } }])
  show()
  const field = await findNewPathField()
  for (const text of ['-1', '2']) {
    await user.type(field, text)
    // As Ctrl+S, which only a real key triggers.
    act(() => field.closest('form')?.requestSubmit())
  }
  expect(responses).toHaveLength(1)
  respondTo(0, '/de/neu-1')
  await vi.waitFor(() => expect(responses).toHaveLength(2))
  expect(listSentRequests('PATCH')[1]?.[1]).toEqual({ revision: 4, values: { new_path: '/de/neu-12' } })
  respondTo(1, '/de/neu-12')
  await vi.waitFor(() => expect(screen.queryByText('Noch nicht gespeichert')).toBeNull())
})

it('shows missing values before sending, and problems of the backend at their fields', async () => {
  respondToSaves(() => [400, { values: { new_path: ['Das ist ein Kreis.'] } }])
  show()
  const field = await findNewPathField()
  await user.clear(field)
  await save()
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link', { name: 'Neue Adresse: Pflichtfeld' })).toHaveAttribute(
    'href',
    '#field-new_path',
  )
  expect(listSentRequests('PATCH')).toEqual([])
  await user.type(field, '/de/alt')
  await save()
  expect(await screen.findByText('Neue Adresse: Das ist ein Kreis.')).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Das ist ein Kreis.'))
})

it('shows the changes of another editor by field, and stores the chosen versions', async () => {
  const current = { old_path: '/de/aelter', new_path: '/de/fremd' }
  const stored = { ...record, revision: 5, values: { ...current, new_path: '/de/meins' } }
  respondToSaves((count) => (count === 1 ? toStaleResponse(4, current) : [200, stored]))
  show()
  const field = await findNewPathField()
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
  await submitChoices()
  expect(listSentRequests('PATCH').at(-1)?.[1]).toEqual({ revision: 4, values: { new_path: '/de/meins' } })
  expect(await screen.findByLabelText(/^Alte Adresse/)).toHaveValue('/de/aelter')
})

it('shows the chosen versions in the form until they are stored', async () => {
  const current = { old_path: '/de/aelter', new_path: '/de/fremd' }
  respondToSaves((count) => (count === 1 ? toStaleResponse(4, current) : [503, null]))
  show()
  await user.type(await findNewPathField(), '-meins')
  await user.type(screen.getByLabelText(/^Alte Adresse/), '-meine')
  await save()
  const dialog = await findConflict()
  const [theirs] = within(dialog).getAllByRole('radio', { name: 'Fassung von Emil Ende' })
  if (theirs) await user.click(theirs)
  await submitChoices()
  await vi.waitFor(() => expect(listSentRequests('PATCH')).toHaveLength(2))
  expect(screen.getByLabelText(/^Alte Adresse/)).toHaveValue('/de/aelter')
  expect(screen.getByLabelText(/^Neue Adresse/)).toHaveValue('/de/fremd-meins')
  expect(listSentRequests('PATCH').at(-1)?.[1]).toEqual({ revision: 4, values: { new_path: '/de/fremd-meins' } })
  expect(screen.getByText('Noch nicht gespeichert')).toBeVisible()
})

it('offers the merged changes of a text', async () => {
  respondToSaves(() => toStaleResponse(4, { ...values, new_path: '/en/neu' }))
  show()
  await user.type(await findNewPathField(), '/heute')
  await save()
  const dialog = await findConflict()
  expect(within(dialog).getByRole('radio', { name: 'Beide zusammen' })).toBeChecked()
  await expectAccessible(dialog)
  await submitChoices()
  expect(listSentRequests('PATCH').at(-1)?.[1]).toEqual({ revision: 4, values: { new_path: '/en/neu/heute' } })
})

it('takes over changes of other fields without a question', async () => {
  const current = { ...values, old_path: '/de/aelter' }
  const stored = { ...record, revision: 5, values: { ...current, new_path: '/de/neu-2' } }
  respondToSaves((count) => (count === 1 ? toStaleResponse(4, current) : [200, stored]))
  show()
  await user.type(await findNewPathField(), '-2')
  await save()
  await vi.waitFor(() => expect(notices).toEqual(['Gespeichert']))
  expect(listSentRequests('PATCH')[1]?.[1]).toEqual({ revision: 4, values: { new_path: '/de/neu-2' } })
  expect(screen.getByLabelText(/^Alte Adresse/)).toHaveValue('/de/aelter')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks again if the other editor saves while the user chooses', async () => {
  respondToSaves((count) => toStaleResponse(3 + count, { ...values, new_path: `/de/fremd-${count}` }))
  show()
  await user.clear(await findNewPathField())
  await user.type(await findNewPathField(), '/de/meins')
  await save()
  await findConflict()
  await submitChoices()
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/fremd-.*2/))
  expect(listSentRequests('PATCH').map(([, sent]) => sent)).toEqual([
    { revision: 3, values: { new_path: '/de/meins' } },
    { revision: 4, values: { new_path: '/de/meins' } },
  ])
})

it.each([
  ['reports a conflict', { new_path: '/de/fremd' }, 3],
  ['takes over another field', { old_path: '/de/aelter' }, 4],
])('%s after restoring changes of an older revision', async (_result, theirChange, sentRevision) => {
  const { unmount } = show()
  await user.type(await findNewPathField(), '-2')
  await vi.waitFor(() => expect(JSON.stringify(localStorage)).toContain('-2'))
  unmount()
  const current = { ...values, ...theirChange }
  const answer = sentRevision === 3 ? toStaleResponse(4, current) : ([503, null] as [number, unknown])
  respond = (method) => (method === 'GET' ? [200, { ...record, revision: 4, values: current }] : answer)
  show()
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  await save()
  expect(listSentRequests('PATCH')).toEqual([
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
  await user.type(await findNewPathField(), '-2')
  expect(guard.current).not.toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Löschen' }))
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByRole('link', { name: 'Startseite' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }))
  expect(listSentRequests('DELETE')[0]?.[0]).toBe('/de/api/redirects/7/?revision=3')
  await vi.waitFor(() => expect(notices).toEqual(['/de/alt ist gelöscht']))
  // The unsaved changes neither cause a question nor leave a draft.
  expect(guards).toEqual([null])
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
})

it('deletes a record that somebody else has changed, at the second attempt', async () => {
  let revision = 4
  respond = (method, path) => {
    if (path.endsWith('/uses/')) return [200, []]
    if (method === 'GET') return [200, { ...record, revision }]
    return path.endsWith('revision=5') ? [204, null] : toStaleResponse(5, values)
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
