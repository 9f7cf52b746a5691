import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { expectAccessible } from '@/tests/axe'
import { resetIndexedDbBeforeEach } from '@/tests/indexed-db'
import { renderIn } from '@/tests/render'
import { createDraft } from '../bootstrap/draft.fixture'
import { openEditor } from '../bootstrap/open-editor'
import { findUnsavedPages } from '../session/unsaved-pages'
import { UnsavedPages } from './unsaved-pages'

vi.mock('@/lib/api/browser-client', () => ({ callWithKeepalive: vi.fn(), callBackend: vi.fn() }))

const toResponse = (status: number, data: unknown = null) => ({ status, data, retryAfter: null })
resetIndexedDbBeforeEach()

let storedPage = createDraft()
let isDeleted = false

beforeEach(() => {
  storedPage = createDraft()
  isDeleted = false
})

/** Simulates the backend for the calls of these tests. */
function mockBackend(): void {
  vi.mocked(callBackend).mockImplementation(async (method, path, parts) => {
    if (isDeleted && path.includes('/pages/?id=')) {
      return toResponse(200, { count: 0, next: null, previous: null, results: [] })
    }
    if (isDeleted) return toResponse(404, { detail: '', by: 'Ben Beispiel' })
    if (path.includes('/pages/?id=')) {
      const { title, urls, parents } = storedPage
      const publication = { state: 'offline', is_changed: true, revision: 1, publish_at: null, unpublish_at: null }
      const translation = { locale: 'en', title: null, path: null, url: null, ...publication, state: null }
      const page = { id: 7, parent: null, position: 0, title, path: 'haus', url: urls.de, ...publication }
      const results = [{ ...page, other: translation, below: 0, is_last: true, parents }]
      return toResponse(200, { count: 1, next: null, previous: null, results })
    }
    if (method === 'GET') return toResponse(200, storedPage)
    const { data, revision } = Object(parts?.data) as { data: { title: string }; revision: number }
    if (data.title !== storedPage.title && revision !== storedPage.revision) {
      return toResponse(409, { detail: '', current: storedPage, yours: data, by: 'Ben' })
    }
    storedPage = { ...storedPage, title: data.title, revision: storedPage.revision + 1 }
    return toResponse(200, storedPage)
  })
}

/** Simulates a tab that is closed after a change of the title, before anything is sent. */
async function writeAndCloseTab(title: string, userId = 1, senderId = userId): Promise<void> {
  vi.mocked(callBackend).mockResolvedValue(toResponse(0))
  const onEvent = () => undefined
  const { editor, leave, handOver } = await openEditor(storedPage, { locale: 'de', userId, onEvent, onPage: onEvent })
  editor.execute({ type: 'change', key: 'page', fields: { title } })
  if (senderId !== userId) await handOver(senderId)
  await leave()
  mockBackend()
}

it('sends and reports unsaved changes of a closed tab', async () => {
  await writeAndCloseTab('Neuer Titel')
  renderIn('de', <UnsavedPages userId={1} />)
  expect(await screen.findByText(/aus diesem Browser wurden jetzt gespeichert: Neuer Titel/)).toBeVisible()
  expect(storedPage.title).toBe('Neuer Titel')
  await expectAccessible(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.queryByText(/ausstand/)).toBeNull()
})

it('keeps conflicting changes, with a link to their page', async () => {
  await writeAndCloseTab('Mein Titel')
  storedPage = { ...storedPage, title: 'Titel von Ben', revision: 3 }
  renderIn('de', <UnsavedPages userId={1} />)
  expect(await screen.findByText(/^Auf „Mein Titel“ gibt es/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/de/haus/spielplan?edit')
  expect(storedPage.title).toBe('Titel von Ben')
})

it.each([1, 2])('neither sends nor lists changes of another account (opened by %i)', async (userId) => {
  await writeAndCloseTab('Geheim', userId, 2)
  renderIn('de', <UnsavedPages userId={1} />)
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  expect(storedPage.title).toBe('Spielplan')
})

it('does not report changes that the backend already has', async () => {
  await writeAndCloseTab('Schon da')
  storedPage = { ...storedPage, title: 'Schon da', revision: 3 }
  renderIn('de', <UnsavedPages userId={1} />)
  await waitFor(() =>
    expect(callBackend).toHaveBeenCalledWith('GET', expect.stringContaining('draft'), expect.anything()),
  )
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
})

it('offers the text of a deleted page to copy, and saves it after a restore', async () => {
  await writeAndCloseTab('Mein Titel < Dein Titel')
  isDeleted = true
  const user = userEvent.setup()
  const { unmount } = renderIn('de', <UnsavedPages userId={1} />)
  expect(await screen.findByText(/^Ben Beispiel hat „Mein Titel < Dein Titel“ gelöscht/)).toBeVisible()
  expect(screen.getByLabelText(/^Nicht gespeichert/)).toHaveValue('Mein Titel < Dein Titel')
  expect(screen.getByRole('link', { name: 'Zum Papierkorb' })).toHaveAttribute('href', '/de/cms-hub/trash')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Text kopieren' }))
  expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('Mein Titel < Dein Titel')
  unmount()

  isDeleted = false
  renderIn('de', <UnsavedPages userId={1} />)
  expect(await screen.findByText(/aus diesem Browser wurden jetzt gespeichert/)).toBeVisible()
  expect(storedPage.title).toBe('Mein Titel < Dein Titel')
})

it('discards the text of a deleted page', async () => {
  await writeAndCloseTab('Weg damit')
  isDeleted = true
  const { unmount } = renderIn('de', <UnsavedPages userId={1} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Endgültig verwerfen' }))
  expect(await screen.findByText(/wurde verworfen/)).toBeVisible()
  expect(await findUnsavedPages()).toEqual([])
  unmount()
  renderIn('de', <UnsavedPages userId={1} />)
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
})
