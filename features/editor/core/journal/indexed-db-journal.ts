import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Action } from '../reduce'
import type { EditorState } from '../state'
import { hasUnsaved, type Journal, type JournalContent, stateOf } from './journal'

const databaseName = 'page-editor'
/** The time that browsers need to delete a site's data; a database that is opened meanwhile is aborted. */
const deletionMs = 500
/** Incremented when the form of states or actions changes: journals of another version are dropped. */
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

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable: true },
    callback: (lock: unknown) => Promise<void>,
  ): Promise<unknown>
}

/** A journal in the browser; `close` releases it for the next editor. */
export interface OpenJournal {
  journal: Journal
  close(): void
}

/**
 * Opens the journal of a page in this browser. Each tab writes to a session of its own, which it locks for its lifetime. A tab
 * that opens the page takes an unlocked session, one with unsaved changes first, else a new one. So two tabs of one page are
 * two editors, each with its own history and journal.
 * @param pageName identifies the user, the page and the language
 * @throws DOMException where the browser has no storage
 */
export async function openJournal(
  pageName: string,
  locks: Locks,
  newKey: () => string,
): Promise<OpenJournal> {
  const connection = connect()
  const left = await (await connection.open()).getAllKeysFromIndex('sessions', 'pageName', pageName)
  const journalOf = (session: string) => sessionJournal(connection, { session, pageName })
  for (const session of [...(await unsavedFirst(left, journalOf)), newKey()]) {
    const release = await holdSession(locks, session)
    if (!release) continue
    const close = () => {
      release()
      void connection.close()
    }
    return { journal: journalOf(session), close }
  }
  throw new Error('A new session is held by somebody')
}

/** A journal with unsaved changes, and the state that it leads to. */
export interface UnsavedJournal extends OpenJournal {
  session: string
  state: EditorState
}

/**
 * The journals with unsaved changes that no tab has open; they are held until they are closed.
 * @param isWanted which pages, by their names
 */
export async function openUnsavedJournals(
  isWanted: (pageName: string) => boolean,
  locks: Locks,
): Promise<UnsavedJournal[]> {
  if (!(await hasDatabase())) return []
  const connection = connect()
  const sessions = await (await connection.open()).getAll('sessions')
  let heldCount = 0
  const opened: UnsavedJournal[] = []
  for (const { session, pageName } of sessions) {
    if (!isWanted(pageName)) continue
    const release = await holdSession(locks, session)
    if (!release) continue
    const journal = sessionJournal(connection, { session, pageName })
    const content = await journal.load()
    if (content === null || !hasUnsaved(content)) {
      release()
      continue
    }
    heldCount += 1
    const close = () => {
      release()
      heldCount -= 1
      if (heldCount === 0) void connection.close()
    }
    opened.push({ session, journal, close, state: stateOf(content) })
  }
  if (heldCount === 0) await connection.close()
  return opened
}

/** Deletes a journal, unless a tab has opened it. */
export async function deleteJournal(session: string, locks: Locks): Promise<void> {
  const release = await holdSession(locks, session)
  if (!release) return
  const connection = connect()
  const transaction = (await connection.open()).transaction(['sessions', 'actions'], 'readwrite')
  const deleted = [
    transaction.objectStore('sessions').delete(session),
    transaction.objectStore('actions').delete(actionsOf(session)),
  ]
  await Promise.all([...deleted, transaction.done])
  release()
  await connection.close()
}

/** Opening a missing database would create it. */
async function hasDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === databaseName)
}

/** The states with unsaved changes in this browser's journals, of all accounts: one per session. */
export async function unsavedStates(): Promise<EditorState[]> {
  if (!(await hasDatabase())) return []
  const connection = connect()
  const sessions = await (await connection.open()).getAll('sessions')
  const contents = await Promise.all(
    sessions.map(({ session, pageName }) => sessionJournal(connection, { session, pageName }).load()),
  )
  await connection.close()
  return contents
    .filter((content): content is JournalContent => content !== null && hasUnsaved(content))
    .map(stateOf)
}

/** The database, reopened after the browser has closed it, which it does when it deletes the site's data. */
interface Connection {
  open(): Promise<JournalDatabase>
  close(): Promise<void>
  onLost(listener: () => void): void
}

function connect(): Connection {
  const listeners: (() => void)[] = []
  let opened: Promise<JournalDatabase> | null = null
  const open = () => {
    opened ??= openDB<JournalSchema>(databaseName, version, {
      upgrade(upgraded) {
        for (const name of upgraded.objectStoreNames) upgraded.deleteObjectStore(name)
        upgraded.createObjectStore('sessions', { keyPath: 'session' }).createIndex('pageName', 'pageName')
        upgraded.createObjectStore('actions', { keyPath: ['session', 'number'] })
      },
      terminated() {
        opened = null
        setTimeout(() => {
          for (const listener of listeners) listener()
        }, deletionMs)
      },
    })
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  return {
    open,
    close: async () => (await opened)?.close(),
    onLost: (listener) => listeners.push(listener),
  }
}

/** Sorts sessions with unsaved changes first; a single one is not read for that. */
async function unsavedFirst(
  sessions: readonly string[],
  journalOf: (session: string) => Journal,
): Promise<readonly string[]> {
  if (sessions.length < 2) return sessions
  const contents = await Promise.all(sessions.map((session) => journalOf(session).load()))
  const unsaved = new Set(sessions.filter((_, index) => hasUnsaved(contents[index] ?? null)))
  return [...new Set([...unsaved, ...sessions])]
}

/** Acquires the lock of a session. @returns a function that releases it; null when another tab has it */
function holdSession(locks: Locks, session: string): Promise<(() => void) | null> {
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

/** The keys of the actions of a session. */
function actionsOf(session: string): IDBKeyRange {
  return IDBKeyRange.bound([session, 0], [session, Number.POSITIVE_INFINITY])
}

function sessionJournal({ open, onLost }: Connection, names: { session: string; pageName: string }): Journal {
  const { session } = names
  const all = actionsOf(session)
  let number = 0
  return {
    isLasting: true,
    onLost,
    async load() {
      const transaction = (await open()).transaction(['sessions', 'actions'])
      const kept = await transaction.objectStore('sessions').get(session)
      const entries = await transaction.objectStore('actions').getAll(all)
      number = (entries.at(-1)?.number ?? 0) + 1
      return kept ? { snapshot: kept.snapshot, actions: entries.map(({ action }) => action) } : null
    },
    async append(actions) {
      const transaction = (await open()).transaction('actions', 'readwrite')
      const written = actions.map((action) => transaction.store.put({ session, number: number++, action }))
      await Promise.all([...written, transaction.done])
    },
    async compact(snapshot) {
      const transaction = (await open()).transaction(['sessions', 'actions'], 'readwrite')
      const written = transaction.objectStore('sessions').put({ ...names, snapshot })
      const deleted = transaction.objectStore('actions').delete(all)
      await Promise.all([written, deleted, transaction.done])
    },
  }
}
