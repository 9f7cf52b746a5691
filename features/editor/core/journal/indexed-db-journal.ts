import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Action } from '../reduce'
import type { EditorState } from '../state'
import { hasUnsavedChanges, type Journal, type JournalContent, replayJournal } from './journal'

const databaseName = 'page-editor'
/**
 * Time that browsers need to delete the data of a site, in milliseconds. A database that is opened
 * before the end of the deletion is aborted.
 */
const deletionTimeMs = 500
/** Increment with each change of the format of states or actions; other journals are dropped. */
const version = 2

interface JournalSchema extends DBSchema {
  sessions: {
    key: string
    value: { session: string; pageName: string; snapshot: EditorState }
    indexes: { pageName: string }
  }
  actions: {
    key: [session: string, number: number]
    value: { session: string; number: number; action: Action }
  }
}

type JournalDatabase = IDBPDatabase<JournalSchema>

/** The methods of `navigator.locks` that the journal needs. */
export interface Locks {
  request(name: string, options: { ifAvailable: true }, callback: (lock: unknown) => Promise<void>): Promise<unknown>
}

/** A journal in the browser. `close` releases it for the next editor. */
export interface OpenJournal {
  journal: Journal
  close(): void
}

/**
 * Opens the journal of a page in this browser. Each tab writes to its own session, which it locks
 * for its lifetime. A tab takes an unlocked session of the page, preferably one with unsaved
 * changes, or creates one. Thus two tabs of a page are two editors with separate histories and
 * journals.
 * @param pageName identifies the user, the page and the language; `rename` replaces it
 * @throws DOMException if the browser has no storage
 */
export async function openJournal(
  pageName: string,
  locks: Locks,
  createKey: () => string,
): Promise<OpenJournal & { rename: (pageName: string) => Promise<void> }> {
  const connection = createConnection()
  const sessions = await (await connection.open()).getAllKeysFromIndex('sessions', 'pageName', pageName)
  const openSessionJournal = (session: string) => createSessionJournal(connection, { session, pageName })
  for (const session of [...(await sortUnsavedFirst(sessions, openSessionJournal)), createKey()]) {
    const release = await lockSession(locks, session)
    if (!release) continue
    const close = () => {
      release()
      void connection.close()
    }
    const ids = { session, pageName }
    const rename = async (newName: string) => {
      ids.pageName = newName
      const { store } = (await connection.open()).transaction('sessions', 'readwrite')
      const record = await store.get(session)
      if (record) await store.put({ ...record, pageName: newName })
    }
    return { journal: createSessionJournal(connection, ids), close, rename }
  }
  throw new Error('A new session is already locked')
}

/** A journal with unsaved changes and its replayed state. */
export interface UnsavedJournal extends OpenJournal {
  session: string
  state: EditorState
}

/**
 * Opens the journals with unsaved changes that no tab has open. Each stays locked until it is
 * closed.
 * @param isRelevant filters pages by name
 */
export async function openUnsavedJournals(
  isRelevant: (pageName: string) => boolean,
  locks: Locks,
): Promise<UnsavedJournal[]> {
  if (!(await hasDatabase())) return []
  const connection = createConnection()
  const sessions = await (await connection.open()).getAll('sessions')
  let openCount = 0
  const openedJournals: UnsavedJournal[] = []
  for (const { session, pageName } of sessions) {
    if (!isRelevant(pageName)) continue
    const release = await lockSession(locks, session)
    if (!release) continue
    const journal = createSessionJournal(connection, { session, pageName })
    const content = await journal.load()
    if (content === null || !hasUnsavedChanges(content)) {
      release()
      continue
    }
    openCount += 1
    const close = () => {
      release()
      openCount -= 1
      if (openCount === 0) void connection.close()
    }
    openedJournals.push({ session, journal, close, state: replayJournal(content) })
  }
  if (openCount === 0) await connection.close()
  return openedJournals
}

/** Deletes a journal unless a tab has it open. */
export async function deleteJournal(session: string, locks: Locks): Promise<void> {
  const release = await lockSession(locks, session)
  if (!release) return
  const connection = createConnection()
  const transaction = (await connection.open()).transaction(['sessions', 'actions'], 'readwrite')
  const deletions = [
    transaction.objectStore('sessions').delete(session),
    transaction.objectStore('actions').delete(toActionRange(session)),
  ]
  await Promise.all([...deletions, transaction.done])
  release()
  await connection.close()
}

/** Returns true if the database exists. Opening a missing one would create it. */
async function hasDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === databaseName)
}

/** Lists the states of all sessions with unsaved changes in this browser, of all accounts. */
export async function listUnsavedStates(): Promise<EditorState[]> {
  if (!(await hasDatabase())) return []
  const connection = createConnection()
  const sessions = await (await connection.open()).getAll('sessions')
  const contents = await Promise.all(
    sessions.map(({ session, pageName }) => createSessionJournal(connection, { session, pageName }).load()),
  )
  await connection.close()
  return contents
    .filter((content): content is JournalContent => content !== null && hasUnsavedChanges(content))
    .map(replayJournal)
}

/** The database. It is reopened after the browser has closed it to delete the data of the site. */
interface Connection {
  open(): Promise<JournalDatabase>
  close(): Promise<void>
  onLost(listener: () => void): void
}

function createConnection(): Connection {
  const listeners: (() => void)[] = []
  let openedDatabase: Promise<JournalDatabase> | null = null
  const open = () => {
    openedDatabase ??= openDB<JournalSchema>(databaseName, version, {
      upgrade(database) {
        for (const name of database.objectStoreNames) database.deleteObjectStore(name)
        database.createObjectStore('sessions', { keyPath: 'session' }).createIndex('pageName', 'pageName')
        database.createObjectStore('actions', { keyPath: ['session', 'number'] })
      },
      terminated() {
        openedDatabase = null
        setTimeout(() => {
          for (const listener of listeners) listener()
        }, deletionTimeMs)
      },
    })
    openedDatabase.catch(() => {
      openedDatabase = null
    })
    return openedDatabase
  }
  return {
    open,
    close: async () => (await openedDatabase)?.close(),
    onLost: (listener) => listeners.push(listener),
  }
}

/**
 * Sorts sessions with unsaved changes first. Reads no content if there are fewer than two sessions.
 */
async function sortUnsavedFirst(
  sessions: readonly string[],
  openSessionJournal: (session: string) => Journal,
): Promise<readonly string[]> {
  if (sessions.length < 2) return sessions
  const contents = await Promise.all(sessions.map((session) => openSessionJournal(session).load()))
  const unsavedSessions = new Set(sessions.filter((_, index) => hasUnsavedChanges(contents[index] ?? null)))
  return [...new Set([...unsavedSessions, ...sessions])]
}

/**
 * Acquires the lock of a session.
 * @returns a function that releases the lock; null if another tab holds it
 */
function lockSession(locks: Locks, session: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    locks
      .request(`page-editor ${session}`, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null)
          return Promise.resolve()
        }
        return new Promise<void>((release) => resolve(() => release()))
      })
      .catch(reject)
  })
}

function toActionRange(session: string): IDBKeyRange {
  return IDBKeyRange.bound([session, 0], [session, Number.POSITIVE_INFINITY])
}

function createSessionJournal({ open, onLost }: Connection, ids: { session: string; pageName: string }): Journal {
  const { session } = ids
  const actionRange = toActionRange(session)
  let nextNumber = 0
  return {
    isPersistent: true,
    onLost,
    async load() {
      const transaction = (await open()).transaction(['sessions', 'actions'])
      const record = await transaction.objectStore('sessions').get(session)
      const entries = await transaction.objectStore('actions').getAll(actionRange)
      nextNumber = (entries.at(-1)?.number ?? 0) + 1
      return record ? { snapshot: record.snapshot, actions: entries.map(({ action }) => action) } : null
    },
    async append(actions) {
      const transaction = (await open()).transaction('actions', 'readwrite')
      const writes = actions.map((action) => transaction.store.put({ session, number: nextNumber++, action }))
      await Promise.all([...writes, transaction.done])
    },
    async compact(snapshot) {
      const transaction = (await open()).transaction(['sessions', 'actions'], 'readwrite')
      const snapshotWrite = transaction.objectStore('sessions').put({ ...ids, snapshot })
      const deletion = transaction.objectStore('actions').delete(actionRange)
      await Promise.all([snapshotWrite, deletion, transaction.done])
    },
  }
}
