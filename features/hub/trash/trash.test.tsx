import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { TrashedPage } from '@/lib/contract/pages/trash'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { Trash } from './trash'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

let trashed: TrashedPage[]
const calls: string[] = []
let refusal: { status: number; data: unknown } | null

function createTrashedPage(id: number, overrides: Partial<TrashedPage> = {}): TrashedPage {
  return {
    id,
    locale: 'de',
    title: `Seite ${id}`,
    url: `/de/gr%C3%B6%C3%9Fe-${id}`,
    locales: ['de', 'en'],
    deleted_at: '2026-11-23T06:00:00+01:00',
    deleted_by: 'Edda Redlich',
    expires_at: '2027-02-21T06:00:00+01:00',
    ...overrides,
  }
}

beforeEach(() => {
  calls.length = 0
  refusal = null
  trashed = [createTrashedPage(1), createTrashedPage(2, { deleted_by: null })]
  vi.mocked(callBackend).mockImplementation(async (method, path) => {
    const url = new URL(path, 'https://x')
    calls.push(`${method} ${url.pathname.replace('/de/pageeditor-api/', '')}`)
    if (method !== 'GET' && refusal) return { ...refusal, retryAfter: null }
    const id = Number(/\d+/.exec(url.pathname)?.[0])
    if (method !== 'GET') trashed = trashed.filter((page) => page.id !== id)
    if (method === 'DELETE') return { status: 204, data: null, retryAfter: null }
    const restored = { id, locale: 'de', title: `Seite ${id}`, url: '/de/gr%C3%B6%C3%9Fe-2' }
    if (method === 'POST') return { status: 201, data: { ...restored, is_moved_to_top: true }, retryAfter: null }
    const start = (Number(url.searchParams.get('page')) - 1) * 50
    const list = { count: trashed.length, next: null, previous: null }
    return { status: 200, data: { ...list, results: trashed.slice(start, start + 50) }, retryAfter: null }
  })
})

function open() {
  renderIn('de', <Trash locale="de" />)
  return userEvent.setup()
}
const findEntry = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('li') ?? heading)
}
const getStatus = () => screen.getAllByRole('status')[0]

it('shows address, author and expiry of each deleted page', async () => {
  open()
  const first = await findEntry('Seite 1')
  expect(first.getByText('/de/größe-1 · DE, EN')).toBeVisible()
  expect(first.getByText('Gelöscht am 23. November 2026 von Edda Redlich')).toBeVisible()
  expect(first.getByText('Wiederherstellbar bis 21. Februar 2027')).toBeVisible()
  expect((await findEntry('Seite 2')).getByText('Gelöscht am 23. November 2026')).toBeVisible()
  await expectAccessible(document.body)
})

it('restores a page, announces that it is offline, and links to it', async () => {
  const user = open()
  await user.click((await findEntry('Seite 2')).getByRole('button', { name: /^Wiederherstellen.*Seite 2/ }))
  await waitFor(() => expect(getStatus()).toHaveTextContent('noch nicht veröffentlicht'))
  expect(getStatus()).toHaveTextContent('ganz oben. Adresse: /de/größe-2')
  expect(screen.getByRole('link', { name: 'Seite bearbeiten' })).toHaveAttribute('href', '/de/gr%C3%B6%C3%9Fe-2?edit')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Seite 2' })).toBeNull())
  expect(screen.getByRole('region', { name: 'Gelöschte Seiten' })).toHaveFocus()
  expect(calls).toContain('POST trash/2/restore/')
})

it('deletes a page permanently only after a confirmation', async () => {
  const user = open()
  const purge = async () => {
    await user.click((await findEntry('Seite 1')).getByRole('button', { name: /^Endgültig löschen.*Seite 1/ }))
    return within(screen.getByRole('dialog', { name: '„Seite 1“ endgültig löschen' }))
  }
  await user.click((await purge()).getByRole('button', { name: 'Schließen' }))
  expect(calls).toEqual(['GET trash/'])
  refusal = { status: 404, data: { detail: 'Nicht gefunden.' } }
  const dialog = await purge()
  await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }))
  expect(await dialog.findByText('Das gibt es nicht mehr.')).toBeVisible()
  refusal = null
  await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }))
  await waitFor(() => expect(getStatus()).toHaveTextContent('„Seite 1“ ist endgültig gelöscht.'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Seite 1' })).toBeNull())
})

it('loads 50 pages at a time', async () => {
  trashed = Array.from({ length: 51 }, (_, index) => createTrashedPage(index + 1))
  const user = open()
  await findEntry('Seite 50')
  expect(screen.queryByText('Seite 51')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Eine weitere zeigen' }))
  await findEntry('Seite 51')
  expect(screen.queryByRole('button', { name: 'Eine weitere zeigen' })).toBeNull()
})

it('announces an empty trash', async () => {
  trashed = []
  open()
  expect(await screen.findByText('Der Papierkorb ist leer.')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})
