import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { RecordScreen } from '../record/record-screen'
import { proposals } from '../records/proposals'
// Loaded before the screen asks for it, so that no test waits for it.
import './proposal-panel'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = userEvent.setup()
const facts = {
  organization: { id: 4, title: 'Haus am Fluss' },
  by: { id: 9, title: 'Dora Delegiert', email: 'dora@example.org' },
  state: 'waiting',
  proposed_at: '2026-11-20T10:00:00+01:00',
  decided_at: null,
  decided_by: null,
}
const createChange = (field: string, values: object) => ({
  field,
  from: '',
  to: '',
  current: '',
  is_conflict: false,
  outcome: null,
  is_online: true,
  ...values,
})
const street = createChange('street', { from: 'Theaterstraße 1', to: 'Flussweg 2', current: 'Theaterstraße 1' })
const phone = createChange('phone', { from: '1', to: '2', current: '1' })
const website = createChange('website', { from: 'https://haus.example.org', to: 'https://fluss.example' })
const values = { ...facts, proposal_revision: 2, entry_revision: 5, changes: [street, phone, website], logos: [] }
const record = createMockRecord('Haus am Fluss', values, { ...facts, fields: ['street', 'phone', 'website'] })
const contested = {
  ...record,
  values: { ...values, changes: [{ ...street, current: 'Marktplatz 3', is_conflict: true }] },
}
const notices: (string | undefined)[] = []
let storedRecord: unknown
let respondToAction: () => [number, unknown]

beforeEach(() => {
  notices.length = 0
  storedRecord = record
  respondToAction = () => [200, { done: [7], refused: [] }]
  mockCalls((method) => (method === 'GET' ? [200, storedRecord] : respondToAction()))
})

const show = () =>
  renderInAdministration(<RecordScreen view={proposals} id={7} />, { notify: (text) => notices.push(text) })
const findDecision = async (field: string) =>
  within(await screen.findByRole('group', { name: `Entscheidung: ${field}` }))
const getSubmitButton = () => screen.getByRole('button', { name: 'Entscheidung speichern' })

it('sends a decision per field with the displayed revisions', async () => {
  const { container } = show()
  await user.click((await findDecision('Telefon')).getByLabelText('Anders eintragen'))
  const ownValue = screen.getByLabelText('Telefon')
  expect(ownValue).toHaveValue('2')
  await user.type(ownValue, '00')
  await user.click((await findDecision('Website')).getByLabelText('Ablehnen'))
  await user.type(screen.getByLabelText(/^Grund/), 'Die Seite gibt es nicht.')
  await expectAccessible(container)
  const outcomes = {
    street: { outcome: 'approved' },
    phone: { outcome: 'changed', value: '200' },
    website: { outcome: 'refused', reason: 'Die Seite gibt es nicht.' },
  }
  respondToAction = () => {
    const changes = [
      { ...street, outcome: outcomes.street },
      { ...phone, outcome: outcomes.phone },
      { ...website, outcome: outcomes.website },
    ]
    const decided = { state: 'decided', decided_at: '2026-11-21T10:00:00+01:00', decided_by: 'Ada Amt' }
    storedRecord = { ...record, values: { ...values, ...decided, changes }, row: { ...record.row, ...decided } }
    return [200, { done: [7], refused: [] }]
  }
  await user.click(getSubmitButton())
  expect(listSentRequests('POST')).toEqual([
    [
      '/de/api/administration/proposals/decide/',
      { proposal_revision: 2, entry_revision: 5, decisions: outcomes, ids: [7] },
    ],
  ])
  expect(await screen.findByText(/^Entschieden am 21. November 2026 um 10:00 von Ada Amt/)).toBeVisible()
  expect(screen.getByText('Anders eingetragen').parentElement).toHaveTextContent('Anders eingetragen: 200')
  expect(screen.getByText('Abgelehnt').parentElement).toHaveTextContent('Die Seite gibt es nicht.')
  expect(notices).toEqual(['Die Entscheidung ist gespeichert'])
  expect(screen.queryByRole('button', { name: 'Alles übernehmen' })).toBeNull()
  await expectAccessible(container)
})

it('shows later changes next to the proposal and requires a choice', async () => {
  storedRecord = contested
  show()
  expect(await screen.findByText(/hat jemand anderes dieses Feld geändert/)).toBeVisible()
  for (const [version, value] of [
    ['Bisher', 'Theaterstraße 1'],
    ['Vorgeschlagen', 'Flussweg 2'],
    ['Jetzt im Eintrag', 'Marktplatz 3'],
  ] as const) {
    expect(screen.getByText(version).parentElement).toHaveTextContent(value)
  }
  await user.click(getSubmitButton())
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link', { name: 'Straße: Bitte entscheiden Sie.' })).toBeVisible()
  await user.click((await findDecision('Straße')).getByLabelText('Ablehnen'))
  await user.click(getSubmitButton())
  expect(await screen.findByRole('link', { name: 'Straße: Pflichtfeld' })).toHaveAttribute(
    'href',
    '#decision-street-reason',
  )
  expect(listSentRequests('POST')).toEqual([])
})

it('shows why a decision is refused, and the current entry', async () => {
  show()
  await findDecision('Straße')
  const detail = 'Das wurde inzwischen von jemand anderem geändert.'
  respondToAction = () => {
    storedRecord = contested
    return [200, { done: [], refused: [{ id: 7, detail }] }]
  }
  await user.click(getSubmitButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(detail)
  expect(await screen.findByText('Marktplatz 3')).toBeVisible()
  expect((await findDecision('Straße')).getByLabelText('Übernehmen')).not.toBeChecked()
  expect(notices).toEqual([])
  respondToAction = () => [409, { detail: 'Bitte noch einmal.' }]
  await user.click((await findDecision('Straße')).getByLabelText('Übernehmen'))
  await user.click(getSubmitButton())
  expect(await screen.findByText('Bitte noch einmal.')).toBeVisible()
})

it('keeps only the choices for unchanged fields when the proposal has a new revision', async () => {
  show()
  await user.click((await findDecision('Telefon')).getByLabelText('Ablehnen'))
  await user.type(screen.getByLabelText(/^Grund/), 'Falsche Nummer.')
  await user.click((await findDecision('Website')).getByLabelText('Anders eintragen'))
  respondToAction = () => {
    storedRecord = { ...record, values: { ...values, proposal_revision: 3, changes: [{ ...phone, to: '3' }, website] } }
    return [200, { done: [], refused: [{ id: 7, detail: 'Geändert.' }] }]
  }
  await user.click(getSubmitButton())
  await vi.waitFor(() => expect(screen.queryByRole('group', { name: /Straße/ })).toBeNull())
  expect((await findDecision('Telefon')).getByLabelText('Übernehmen')).toBeChecked()
  expect(screen.getByRole('alert')).toHaveTextContent('Geändert.')
  await user.click(getSubmitButton())
  expect(listSentRequests('POST').at(-1)?.[1]).toMatchObject({
    proposal_revision: 3,
    decisions: { phone: { outcome: 'approved' }, website: { outcome: 'changed', value: 'https://fluss.example' } },
  })
})

it('asks before the Back button discards choices', async () => {
  const formPath = '/de/admin/proposals/7'
  window.history.replaceState({ tree: 'list' }, '', '/de/admin/proposals')
  window.history.pushState({ tree: 'form' }, '', formPath)
  show()
  await user.click((await findDecision('Telefon')).getByLabelText('Ablehnen'))
  for (const [answer, path, tree] of [
    ['Hier bleiben', formPath, 'form'],
    ['Verwerfen', '/de/admin/proposals', 'list'],
  ] as const) {
    window.history.back()
    await user.click(await screen.findByRole('button', { name: answer }))
    await vi.waitFor(() => expect(window.location.pathname).toBe(path))
    expect(window.history.state).toEqual({ tree })
  }
})

it('accepts all fields at once if nothing was changed since', async () => {
  show()
  await user.click(await screen.findByRole('button', { name: 'Alles übernehmen' }))
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Alles übernehmen' }))
  expect(listSentRequests('POST')).toEqual([['/de/api/administration/proposals/approve/', { ids: [7] }]])
})
