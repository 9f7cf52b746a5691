import { beforeEach, expect, it, vi } from 'vitest'
import { findData, listKeysFrom } from './document'
import { createTree, pagePosition } from './example.fixture'
import { createMemoryJournal } from './journal/journal'
import type { Operation } from './operations'
import { flushPromises, TestSession } from './session.fixture'
import { SimulatedBackend } from './simulated-backend.fixture'

let backend: SimulatedBackend
let anna: TestSession
let ben: TestSession

beforeEach(async () => {
  backend = new SimulatedBackend([createTree('a'), createTree('b'), createTree('c')], { title: 'Start' })
  anna = await TestSession.start(backend, 'anna')
  ben = await TestSession.start(backend, 'ben')
})

const toChange = (key: string, fields: object): Operation => ({ type: 'change', key, fields: { ...fields } })
const findSaved = (key: string) => findData(backend.state, key)?.content

it('sends the last changes when the page is closed, and does not wait when offline', async () => {
  anna.editor.queueTyping('m1', () => ({ content: 'x' }))
  await anna.editor.flushAndClose()
  expect([findSaved('1'), anna.calls]).toEqual(['x', ['POST text/1/']])
  ben.network = 'offline'
  ben.editor.execute(toChange('m2', { content: 'y' }))
  await ben.editor.flushAndClose()
  await ben.load()
  expect([findSaved('2'), ben.editor.changeCount]).toEqual(['b', 1])
})

it('does not delete unseen remote changes together with their container', async () => {
  const box = createTree('box', 'container', { columns: [[createTree('in')]] })
  backend = new SimulatedBackend([box], { title: 'Start' })
  anna = await TestSession.start(backend, 'anna')
  ben = await TestSession.start(backend, 'ben')
  ben.editor.execute(toChange('m2', { content: 'geschrieben' }))
  ben.editor.execute({ type: 'insert', position: { parent: 'm1', column: 0, index: 1 }, tree: createTree('neu') })
  await ben.save()
  anna.editor.execute({ type: 'remove', key: 'm1' })
  await anna.save()
  expect(anna.editor.status).toBe('conflict')
  expect(anna.editor.conflicts.map(({ current }) => current?.content)).toEqual(['geschrieben', 'neu'])
  expect([findSaved('2'), findSaved('3')]).toEqual(['geschrieben', 'neu'])
  for (const { key } of anna.editor.conflicts) anna.editor.resolveConflict(key, null)
  await anna.save()
  expect([anna.editor.status, findSaved('1')]).toEqual(['saved', undefined])
})

it('reads the page when the backend moved a module to another position', async () => {
  for (const key of ['m2', 'm3']) ben.editor.execute({ type: 'remove', key })
  await ben.save()
  anna.editor.execute({ type: 'move', key: 'm1', position: pagePosition(2) })
  await flushPromises()
  expect([anna.editor.status, anna.calls]).toEqual(['saved', ['POST text/1/move/', 'GET page/start?draft=1']])
  expect(listKeysFrom(anna.editor.document)).toEqual(['m1'])
  ben.editor.execute({ type: 'remove', key: 'm1' })
  await ben.save()
  anna.editor.execute({ type: 'insert', position: pagePosition(1), tree: createTree('n') })
  await anna.save()
  expect([anna.editor.status, listKeysFrom(anna.editor.document)]).toEqual(['saved', ['n']])
})

it('creates a block again that was moved to another page, instead of restoring it without end', async () => {
  const otherPlace = { ...backend.read(1), object_id: 2, revision: 2 }
  anna.editor.execute(toChange('m1', { content: 'x' }))
  ben.editor.execute({ type: 'remove', key: 'm1' })
  await ben.save()
  const handle = backend.handle.bind(backend)
  vi.spyOn(backend, 'handle').mockImplementation((method, path, body) =>
    path === 'text/1/undelete/' ? { status: 200, body: otherPlace } : handle(method, path, body),
  )
  anna.editor.applyRemoteRemoval(1, 'Ben')
  await flushPromises()
  anna.editor.resolveConflict('m1', { content: 'x' })
  await anna.save()
  expect(anna.calls).toEqual(['POST text/1/undelete/', 'GET page/start?draft=1', 'POST text/'])
  expect([anna.editor.status, findSaved('4')]).toEqual(['saved', 'x'])
})

it('reports that errors are not journaled in a browser without storage', async () => {
  const dora = new TestSession(backend, 'dora', undefined, createMemoryJournal())
  await dora.load()
  dora.network = 'offline'
  dora.editor.execute({ type: 'remove', key: 'm1' })
  await flushPromises()
  expect([dora.editor.isJournaled, dora.events]).toEqual([false, ['error-not-journaled']])
})

it('reports a page deleted by another editor as gone and keeps the local document', async () => {
  backend.isDeleted = true
  anna.editor.execute(toChange('m1', { content: 'x' }))
  anna.editor.refresh()
  await flushPromises()
  expect([anna.editor.status, findData(anna.editor.document, 'm1')?.content]).toEqual(['gone', 'x'])
})

it('saves changes on a deleted page once the page is restored', async () => {
  backend.isDeleted = true
  anna.editor.execute(toChange('page', { title: 'Neu' }))
  anna.editor.execute(toChange('m1', { content: 'x' }))
  await anna.save()
  await anna.load()
  await anna.save()
  expect(anna.editor.status).toBe('gone')
  backend.isDeleted = false
  await anna.load()
  await anna.save()
  expect(anna.editor.status).toBe('saved')
  expect([findSaved('1'), backend.state.settings.title]).toEqual(['x', 'Neu'])
})
