import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { Reusables } from './reusables'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const use = { type: 'page', title: 'Presse', url: '/de/presse', state: 'draft' }
const createContainer = (id: number, slug: string, title: string, used_by: object[] = []) => {
  return { id, slug, title, model: 'container', revision: 3, data: { layout: 1, title }, used_by }
}
const containers = [
  createContainer(1, 'login-above', ''),
  createContainer(2, 'team', 'Unser Team', [use, { ...use, state: 'published' }]),
]
const selection = { id: 1, slug: 'zahlen', title: 'Zahlen', html_code: '<p>1</p>', revision: 2, used_by: [] }
const savedContainer = {
  id: 2,
  slug: 'team',
  model: 'container',
  revision: 5,
  data: {},
  columns: [],
  children: [],
  parent: null,
  content_type: 'container',
  object_id: null,
  position: 0,
}
const writes: { method: string; path: string; data: unknown }[] = []
let lists: 'full' | 'empty' | 'unavailable' = 'full'
/** The revision of the containers; if `isOutdated`, the next write fails with a conflict. */
let revision = 3
let isOutdated = false

function getData(path: string): unknown {
  if (path.includes('/saved-blocks/')) return []
  const results = path.includes('/html/') ? [selection] : containers.map((entry) => ({ ...entry, revision }))
  return { count: results.length, next: null, previous: null, results: lists === 'full' ? results : [] }
}

beforeEach(() => {
  writes.length = 0
  lists = 'full'
  revision = 3
  isOutdated = false
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    if (method === 'GET') {
      return { status: lists === 'unavailable' ? 503 : 200, data: getData(path), retryAfter: null }
    }
    writes.push({ method, path, data })
    if (method !== 'DELETE' && isOutdated) {
      isOutdated = false
      revision += 1
      const data = { detail: 'Veraltet.', current: { id: 2 }, yours: {}, by: 'Ada Probe' }
      return { status: 409, data, retryAfter: null }
    }
    const changed = path.includes('/html/') ? { ...selection, title: 'Neu' } : savedContainer
    if (method !== 'DELETE') return { status: 200, data: changed, retryAfter: null }
    if (path.includes('/html/')) return { status: 204, data: null, retryAfter: null }
    return { status: 409, data: { detail: 'Steht noch wo.', used_by: [use] }, retryAfter: null }
  })
})

const findRow = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('li') ?? heading)
}

it('lists reusable content with its uses', async () => {
  const { container: part } = renderIn('de', <Reusables locale="de" selectionSlug={null} />)
  expect(screen.getAllByText(/werden geladen/)).toHaveLength(3)
  const team = await findRow('Unser Team')
  expect(team.getAllByRole('link', { name: 'Presse' })).toHaveLength(1)
  expect(team.getByRole('link', { name: 'Presse' })).toHaveAttribute('href', '/de/presse?edit')
  expect(team.getByRole('link', { name: 'Bearbeiten Unser Team' })).toHaveAttribute('href', '/de/cms-hub/shared/team')
  const place = await findRow('Anmelden: oben')
  expect(place.getByRole('link', { name: 'Anmelden (fester Platz)' })).toHaveAttribute('href', '/de/account/login?edit')
  expect(place.queryByRole('button', { name: /Löschen/ })).toBeNull()
  expect((await findRow('Zahlen')).getByText('Noch nirgends verwendet.')).toBeVisible()
  await expectAccessible(part)
})

it.each([
  ['empty', /Es gibt noch keinen/],
  ['unavailable', /./],
] as const)('announces that the lists are %s', async (state, text) => {
  lists = state
  renderIn('de', <Reusables locale="de" selectionSlug={null} />)
  await waitFor(() => {
    const messages = state === 'unavailable' ? screen.getAllByRole('alert') : screen.getAllByText(text)
    expect(messages).toHaveLength(2)
  })
})

it('renames a selection and keeps its other fields', async () => {
  renderIn('de', <Reusables locale="de" selectionSlug={null} />)
  await userEvent.click((await findRow('Zahlen')).getByRole('button', { name: /Bearbeiten/ }))
  const dialog = within(screen.getByRole('dialog', { name: '„Zahlen“ bearbeiten' }))
  expect(dialog.queryByLabelText(/Kurzname/)).toBeNull()
  await userEvent.clear(dialog.getByLabelText(/^Name/))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Neu')
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('„Neu“ ist gespeichert.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(writes).toEqual([{ method: 'PATCH', path: '/de/api/html/zahlen/', data: { title: 'Neu', revision: 2 } }])
})

it('opens the selection of the address once', async () => {
  renderIn('de', <Reusables locale="de" selectionSlug="zahlen" />)
  const dialog = within(await screen.findByRole('dialog', { name: '„Zahlen“ bearbeiten' }))
  expect(dialog.getByLabelText(/^HTML/)).toHaveValue('<p>1</p>')
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('„Neu“ ist gespeichert.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('proposes an ASCII slug', async () => {
  renderIn('de', <Reusables locale="de" selectionSlug={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Neuer HTML-Baustein' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Neuer HTML-Baustein' }))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Über Москва & Co.')
  expect(dialog.getByLabelText(/Kurzname/)).toHaveValue('ueber-co')
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(writes).toEqual([
    { method: 'POST', path: '/de/api/html/', data: { title: 'Über Москва & Co.', slug: 'ueber-co', html_code: '' } },
  ])
})

it('shows the uses that prevent the deletion of a container', async () => {
  renderIn('de', <Reusables locale="de" selectionSlug={null} />)
  await userEvent.click((await findRow('Unser Team')).getByRole('button', { name: /Löschen/ }))
  const dialog = within(screen.getByRole('dialog', { name: '„Unser Team“ löschen' }))
  expect(dialog.getByText(/Er wird noch an diesen Stellen verwendet/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Presse' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
  expect(await dialog.findByText('Steht noch wo.')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Presse' })).toBeVisible()
  expect(writes).toEqual([{ method: 'DELETE', path: '/de/pageeditor-api/container/2/', data: { revision: 3 } }])
})

it('keeps the focus near a deleted entry', async () => {
  renderIn('de', <Reusables locale="de" selectionSlug={null} />)
  await userEvent.click((await findRow('Zahlen')).getByRole('button', { name: /Löschen/ }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }))
  expect(await screen.findByText('„Zahlen“ ist gelöscht.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'HTML-Bausteine' })).toHaveFocus()
})

it('shows a conflict with a concurrent change, and then replaces that change', async () => {
  renderIn('de', <Reusables locale="de" selectionSlug={null} />)
  isOutdated = true
  await userEvent.click((await findRow('Unser Team')).getByRole('button', { name: /Umbenennen/ }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Name/), ' heute')
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText(/inzwischen von Ada Probe geändert/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const toWrite = (sentRevision: number) => ({
    method: 'POST',
    path: '/de/pageeditor-api/container/2/',
    data: { revision: sentRevision, data: { layout: 1, title: 'Unser Team heute' } },
  })
  expect(writes).toEqual([toWrite(3), toWrite(4)])
})
