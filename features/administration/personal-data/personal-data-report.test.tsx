import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { saveText } from '@/components/files/save-text'
import { expectAccessible } from '@/tests/axe'
import { listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { PersonalDataReport } from './personal-data-report'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))
vi.mock('@/components/files/save-text', () => ({ saveText: vi.fn() }))

const person = {
  email: 'paula@example.org',
  names: ['Paula Probe'],
  is_own: false,
  deleted: [
    { place: 'accounts', count: 1 },
    { place: 'mails', count: 3 },
  ],
  staying: [{ place: 'security-log', count: 2 }],
}
const nobody = { ...person, names: [], deleted: [], staying: [] }

const show = () => renderInAdministration(<PersonalDataReport />)

async function search(address: string, guestName = ''): Promise<void> {
  const field = screen.getByRole('textbox', { name: /^E-Mail-Adresse der Person/ })
  await userEvent.clear(field)
  if (address) await userEvent.type(field, address)
  const nameField = screen.getByRole('textbox', { name: /^Name unter Kommentaren/ })
  await userEvent.clear(nameField)
  if (guestName) await userEvent.type(nameField, guestName)
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }))
}

it('lists stored and retained data, saves a copy, and deletes after confirmation of the address', async () => {
  mockCalls((_, path) => {
    if (path.endsWith('/export/')) return [200, { data: {} }]
    return [200, path.endsWith('/deletion/') ? { deleted: person.deleted } : person]
  })
  const { container } = show()
  await search(' Paula@Example.org', 'P. Probe')
  const head = await screen.findByRole('heading', { name: 'Zu paula@example.org gespeichert' })
  expect(head).toHaveFocus()
  expect(screen.getByText('Konto von Paula Probe')).toBeVisible()
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items[1]).toMatch(/^3 E-Mails im Postausgang/)
  expect(items[2]).toMatch(/^2 Einträge im Protokoll.*90 Tage/)
  await expectAccessible(container)

  await userEvent.click(screen.getByRole('button', { name: /^Als Datei speichern/ }))
  expect(await screen.findByText(/^Die Datei ist gespeichert/)).toBeVisible()
  expect(vi.mocked(saveText).mock.calls[0]?.slice(0, 2)).toEqual(['person.json', '{\n  "data": {}\n}'])

  const confirmation = screen.getByRole('textbox', { name: /^Geben Sie zur Bestätigung/ })
  await userEvent.type(confirmation, 'paul@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }))
  expect(confirmation).toHaveAccessibleDescription(/nicht die Adresse/)
  expect(listSentRequests('POST').some(([path]) => path.endsWith('/deletion/'))).toBe(false)
  await userEvent.clear(confirmation)
  await userEvent.type(confirmation, 'Paula@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }))
  const done = (await screen.findByText(/^Gelöscht ist alles zu paula@example.org/)).closest('[role=status]')
  expect(within(done as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  // The export and the deletion send the guest name of the search again.
  for (const [, data] of listSentRequests('POST')) expect(data).toMatchObject({ guest_name: 'P. Probe' })
  expect(listSentRequests('POST').at(-1)?.[1]).toMatchObject({ confirmation: 'Paula@example.org' })
  expect(screen.queryByRole('heading', { name: /gespeichert$/ })).toBeNull()
})

it('reports missing data, the own account and failures', async () => {
  mockCalls(() => [200, nobody])
  show()
  await search('')
  expect(screen.getByText('Bitte geben Sie eine E-Mail-Adresse ein.')).toBeVisible()
  expect(listSentRequests('POST')).toEqual([])
  await search('nobody@example.org')
  expect(await screen.findByText('Zu dieser Adresse ist nichts gespeichert.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Als Datei/ })).toBeNull()

  mockCalls(() => [200, { ...person, is_own: true }])
  await search('ada@example.org')
  expect(await screen.findByRole('link', { name: /^Das ist Ihr eigenes Konto/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Endgültig löschen' })).toBeNull()

  mockCalls(() => [200, { ...person, deleted: [] }])
  await search('log@example.org')
  expect(await screen.findByText(/^Zu dieser Adresse ist nur gespeichert/)).toBeVisible()

  mockCalls(() => [400, { email: ['Ungültige E-Mail Adresse'] }])
  await search('no address')
  expect(await screen.findByText('Ungültige E-Mail Adresse')).toBeVisible()
  mockCalls(() => [403, { detail: 'Sie haben nicht die nötige Berechtigung.' }])
  await search('a@example.org')
  expect(await screen.findByRole('alert')).toHaveTextContent('Berechtigung')
})
