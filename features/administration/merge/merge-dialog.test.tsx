import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { listSentRequests, mockCalls } from '../administration.fixture'
import { renderBulkActions } from '../list/bulk-actions.fixture'
import { organizations } from '../records/organizations'
import { users } from '../records/users'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const values = {
  title: { de: 'Haus am Fluss', en: '' },
  slug: { de: 'haus-am-fluss', en: '' },
  teaser: { de: '', en: '' },
  image: null,
  category: 'theater',
  kind: { de: '', en: '' },
  street: '',
  zip: '',
  place: 'Chemnitz',
  region: null,
  country: 'DE',
  position: null,
  phone: '',
  email: '',
  website: '',
  member_since: null,
  logo: null,
  images: [],
  stages: [],
  people: [],
  delegates: [],
}
const state = { de: 'online', en: null }
const times = { publish_at: null, unpublish_at: null, confirmed_at: null }
const row = { ...values, ...times, state, kind: '', confirmed_by: null }
const createRecord = (id: number, changes: object) => ({
  id,
  revision: id * 10,
  title: 'Haus am Fluss',
  url: `/de/unsere-mitglieder/haus-am-fluss/${id}`,
  changed_at: null,
  changed_by: null,
  values: { ...values, ...changes },
  row,
})

it('compares two entries and merges them with the chosen values', async () => {
  const user = userEvent.setup()
  const addition = { phone: '+49 30 1', kind: { de: 'Oper', en: '' }, delegates: [7] }
  const refusal: [number, object] = [200, { done: [], refused: [{ id: 2, detail: 'Veraltet.' }] }]
  const stored = [createRecord(1, { street: 'Alt 1' }), createRecord(2, { street: 'Neu 2', ...addition })]
  mockCalls((method, path) => {
    if (method === 'POST') return listSentRequests('POST').length > 1 ? [200, { done: [2], refused: [] }] : refusal
    return [200, stored.find(({ id }) => path.endsWith(`/${id}/`))]
  })
  const records = stored.map(({ id, title, url }) => ({ id, title, url, values: row }))
  const { container } = renderBulkActions({ view: organizations, records })
  await user.click(screen.getByRole('button', { name: 'Zusammenführen …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwei Einträge zusammenführen' }))
  const street = within(await dialog.findByRole('group', { name: 'Straße' }))
  expect(street.getByRole('radio', { name: 'Alt 1' })).toBeChecked()
  // An empty value of the remaining entry is taken from the other one.
  const phone = within(dialog.getByRole('group', { name: 'Telefon' }))
  expect(phone.getByRole('radio', { name: '+49 30 1' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'DE: Oper' })).toBeChecked()
  for (const name of ['Ort', 'Konten, die den Eintrag pflegen'])
    expect(dialog.queryByRole('group', { name })).toBeNull()
  await expectAccessible(container)
  await user.click(street.getByRole('radio', { name: 'Neu 2' }))
  await user.click(dialog.getByRole('button', { name: 'Zusammenführen' }))
  // After a refusal, the choices are still there.
  expect(await dialog.findByRole('alert')).toHaveTextContent('Veraltet.')
  await user.click(dialog.getByRole('button', { name: 'Zusammenführen' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(listSentRequests('POST').slice(1)).toEqual([
    [
      '/de/api/administration/organizations/merge/',
      {
        into: 1,
        revision: 10,
        source_revision: 20,
        values: { street: 'Neu 2', phone: '+49 30 1', kind: addition.kind },
        ids: [2],
      },
    ],
  ])
})

const createAccountRow = (id: number, role: string) => ({
  name: 'Paula Probe',
  email: `probe-${id}@example.org`,
  organization: '',
  group: 'Mitglied',
  role,
  state: 'active',
  requested_access: null,
  created_at: '2026-11-01T10:00:00+01:00',
})

const accountValues = {
  first_name: 'Paula',
  last_name: 'Probe',
  salutation: '',
  title: '',
  position: '',
  organization: '',
  phone: '',
  language: 'de',
  group: 'Mitglied',
}

function renderAccounts(roles: readonly string[], viewer: 'admin' | 'office' = 'office') {
  const records = roles.map((role, index) => {
    const row = createAccountRow(index + 1, role)
    const facts = { title: row.name, url: null, changed_at: null, changed_by: null }
    return { id: index + 1, revision: 1, ...facts, values: accountValues, row }
  })
  mockCalls((_method, path) => [200, records.find(({ id }) => path.endsWith(`/${id}/`))])
  const listedRecords = records.map(({ id, title, row }) => ({ id, title, url: null, values: row }))
  renderBulkActions({ view: users, records: listedRecords }, { role: viewer })
}

it('distinguishes two accounts of the same name and warns that one is deleted', async () => {
  renderAccounts(['user', 'user'])
  await userEvent.click(screen.getByRole('button', { name: 'Zusammenführen …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwei Einträge zusammenführen' }))
  expect(await dialog.findByRole('radio', { name: /probe-1@example\.org/ })).toBeChecked()
  expect(dialog.getByRole('radio', { name: /probe-2@example\.org/ })).not.toBeChecked()
  expect(dialog.getByText(/endet endgültig/)).toBeVisible()
})

it('does not offer the merge of an account with a role to the office', () => {
  renderAccounts(['user', 'editor'])
  expect(screen.queryByRole('button', { name: 'Zusammenführen …' })).toBeNull()
})

it('offers the merge of an account with a role to administrators', () => {
  renderAccounts(['user', 'editor'], 'admin')
  expect(screen.getByRole('button', { name: 'Zusammenführen …' })).toBeVisible()
})
