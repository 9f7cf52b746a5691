import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { resetIndexedDbBeforeEach } from '@/tests/indexed-db'
import { createDocument, createKeyFactory, createTree } from '../example.fixture'
import type { Action } from '../reduce'
import { createInitialState } from '../state'
import { type Locks, openJournal } from './indexed-db-journal'
import { createJournalWriter } from './journal-writer'

resetIndexedDbBeforeEach()

/** A minimal implementation of Web Locks. */
function createLocks(): Locks {
  const lockNames = new Set<string>()
  return {
    async request(name, _options, callback) {
      if (lockNames.has(name)) return callback(null)
      lockNames.add(name)
      await callback({ name })
      lockNames.delete(name)
    },
  }
}

const createKey = createKeyFactory('session-')
const state = createInitialState({ id: 1, locale: 'de', readPath: '', modules: [], settings: {}, revision: 1 })
const action = (content: string): Action => ({
  type: 'perform',
  name: { kind: 'text', model: null },
  at: 0,
  operation: { type: 'change', key: 'a', fields: { content, anchor: undefined } },
})

const settingsAction = (title: string): Action => ({
  type: 'perform',
  name: { kind: 'settings', model: null },
  at: 0,
  operation: { type: 'change', key: 'page', fields: { title } },
})

it('stores a snapshot and later actions in order', async () => {
  const locks = createLocks()
  const { journal, close } = await openJournal('page-1', locks, createKey)
  expect(await journal.load()).toBeNull()
  const document = createDocument(createTree('a'))
  await journal.compact({ ...state, document })
  await journal.append([action('1'), action('2')])
  await journal.append([action('3')])
  close()
  const next = await openJournal('page-1', locks, createKey)
  const content = { snapshot: { ...state, document }, actions: [action('1'), action('2'), action('3')] }
  await expect.poll(() => next.journal.load()).toEqual(content)
  await next.journal.append([action('4')])
  expect((await next.journal.load())?.actions).toHaveLength(4)
  await next.journal.compact(state)
  expect(await next.journal.load()).toEqual({ snapshot: state, actions: [] })
  next.close()
})

it('opens a separate journal per tab, page and user', async () => {
  const locks = createLocks()
  const firstTab = await openJournal('page-2', locks, createKey)
  await firstTab.journal.load()
  await firstTab.journal.compact(state)
  const otherJournal = await openJournal('page-2', locks, createKey)
  expect(await otherJournal.journal.load()).toBeNull()
  firstTab.close()
  const elsewhere = await openJournal('page-3', locks, createKey)
  expect(await elsewhere.journal.load()).toBeNull()
  const again = await openJournal('page-2', locks, createKey)
  expect(await again.journal.load()).toEqual({ snapshot: state, actions: [] })
})

it('prefers the journal with unsaved changes', async () => {
  const locks = createLocks()
  const tabs = [await openJournal('page-4', locks, createKey), await openJournal('page-4', locks, createKey)]
  for (const { journal } of tabs) {
    await journal.load()
    await journal.compact(state)
  }
  await tabs[1]?.journal.append([settingsAction('Offline geschrieben')])
  for (const { close } of tabs) close()
  await expect
    .poll(async () => {
      const next = await openJournal('page-4', locks, createKey)
      const content = await next.journal.load()
      next.close()
      return content?.actions
    })
    .toEqual([settingsAction('Offline geschrieben')])
})

it('continues after a failed write and writes everything as soon as possible', async () => {
  const savedStates: unknown[] = []
  const failures: unknown[] = []
  let isFull = true
  const journal = {
    isPersistent: true,
    onLost: () => undefined,
    load: async () => null,
    append: async () => {
      if (isFull) throw new Error('full')
      savedStates.push('actions')
    },
    compact: async () => {
      if (isFull) throw new Error('full')
      savedStates.push('state')
    },
  }
  const writer = createJournalWriter(journal, 0, (error) => failures.push(error))
  writer.write(action('1'), state)
  await writer.whenWritten()
  expect(writer.isComplete()).toBe(false)
  isFull = false
  writer.write(action('2'), state)
  await writer.whenWritten()
  writer.write(action('3'), state)
  await writer.whenWritten()
  expect([savedStates, failures.length, writer.isComplete()]).toEqual([['state', 'actions'], 1, true])
  // The browser has deleted the data.
  savedStates.length = 0
  writer.restart(null)
  await writer.whenWritten()
  expect([savedStates, writer.isComplete()]).toEqual([[], false])
  writer.write(action('4'), state)
  await writer.whenWritten()
  writer.restart(state)
  await writer.whenWritten()
  expect([savedStates, writer.isComplete()]).toEqual([['state', 'state'], true])
})
