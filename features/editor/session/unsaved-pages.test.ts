import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { resetIndexedDbBeforeEach } from '@/tests/indexed-db'
import { createDocument, createKeyFactory, createTree } from '../core/example.fixture'
import { openJournal } from '../core/journal/indexed-db-journal'
import { createInitialState } from '../core/state'
import { findUnsavedPages } from './unsaved-pages'

vi.mock('@/lib/api/browser-client', () => ({
  callBackend: async () => ({ status: 403, data: { detail: 'none' }, retryAfter: null }),
}))

resetIndexedDbBeforeEach()

const locks = {
  request: (_name: string, _options: unknown, callback: (lock: unknown) => Promise<void>) => callback({}),
}
const createKey = createKeyFactory('session-')

async function storeJournal(id: number, title: string, isChanged: boolean, containers: string[] = []) {
  const page = { id, locale: 'de', readPath: '', containers, modules: [], settings: { title }, revision: 1 }
  const state = createInitialState(page)
  const { journal, close } = await openJournal(`1 ${id} de ${containers}`, locks, createKey)
  await journal.compact(
    isChanged ? { ...state, document: { ...createDocument(createTree('a')), settings: { title } } } : state,
  )
  close()
}

it('finds nothing without a journal, and creates none', async () => {
  expect(await findUnsavedPages()).toEqual([])
  expect(await indexedDB.databases()).toEqual([])
})

it('lists each page with unsaved changes once', async () => {
  await storeJournal(1, 'Gespeichert', false)
  await storeJournal(2, 'Ungespeichert', true)
  await storeJournal(2, 'Ungespeichert', true)
  await storeJournal(3, '', true)
  expect(await findUnsavedPages()).toEqual([
    { id: '2 de', title: 'Ungespeichert', href: null },
    { id: '3 de', title: null, href: null },
  ])
})

it('lists containers that are edited without a page by their slugs', async () => {
  await storeJournal(0, '', true, ['team'])
  await storeJournal(0, '', true, ['contact'])
  const slugs = ['contact', 'team']
  const containerPages = (await findUnsavedPages()).filter(({ id }) => id.startsWith('0 '))
  expect(containerPages.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    slugs.map((slug) => ({ id: `0 de ${slug}`, title: slug, href: `/de/cms-hub/shared/${slug}` })),
  )
})
