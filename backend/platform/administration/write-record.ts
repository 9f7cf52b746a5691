import { isDeepStrictEqual } from 'node:util'
import type { Author } from '../access/author'
import type { Database, Queryable, Transaction } from '../db/client'
import { retryTransaction } from '../db/retry-transaction'
import type { RecordValues } from '../db/schema/content/record-versions'
import { createStaleWriteError, InvalidFieldsError, NotFoundError } from '../errors'
import type { Administered } from './administered'
import { omitMissingReferences } from './omit-missing'
import {
  addVersion,
  findLastValues,
  findLatestVersion,
  findVersionValues,
  type LatestVersion,
  lockRecord,
  type RecordKey,
  saveUnversionedState,
  toRevision,
} from './record-versions'

export interface RecordState {
  key: RecordKey
  values: RecordValues
  revision: number
  latest: LatestVersion | null
}

/** Loads the current values of a record. @throws NotFoundError */
export async function loadState(db: Queryable, type: Administered, id: number): Promise<RecordState> {
  const key = toKey(type, id)
  const values = await type.read(db, id)
  const latest = await findLatestVersion(db, key)
  if (values === null) {
    throw new NotFoundError('missing', latest?.version.values === null ? { by: latest.authorName } : {})
  }
  return { key, values, revision: toRevision(latest, values), latest }
}

/**
 * Loads the values of a record for an editor. Values that were written outside the administration
 * become a version, so that a further write of this kind gets another revision.
 * @throws NotFoundError
 */
export async function loadVersionedState(
  db: Database,
  type: Administered,
  id: number,
  now: Date,
): Promise<RecordState> {
  const state = await loadState(db, type, id)
  const isVersioned = state.latest?.version.revision === state.revision
  if (isVersioned || !type.update) return state
  return await retryTransaction(db, async (tx) => {
    const currentState = await lockState(tx, type, { id, revision: null, yours: null })
    await saveUnversionedState(tx, currentState.key, { ...currentState, now })
    return await loadState(tx, type, id)
  })
}

interface RecordChange {
  id: number
  /** Expected revision; null for any. */
  revision: number | null
  changes: RecordValues
  /** The user who proposed the changes, if not the author. */
  proposedBy?: number | null
}

/**
 * Stores an imported line in the transaction that validated it, and returns the record's id.
 * @throws NotFoundError
 */
export async function importRecord(
  tx: Transaction,
  type: Administered,
  { id, values }: { id: number | null; values: RecordValues },
  author: Author,
): Promise<number> {
  if (id !== null) {
    const state = await loadState(tx, type, id)
    await storeChange(tx, type, { state, values, event: 'imported' }, author)
    return id
  }
  if (!type.insert) throw new Error(`${type.contract.name} has no insert.`)
  const newId = await type.insert(tx, values, null, author)
  await addFirstVersion(tx, type, { id: newId, event: 'imported' }, author)
  return newId
}

/**
 * Updates the fields in `changes`.
 * @throws NotFoundError, InvalidFieldsError, ConflictError for an outdated revision
 */
export async function changeRecord(
  db: Database,
  type: Administered,
  change: RecordChange,
  author: Author,
): Promise<void> {
  await retryTransaction(db, (tx) => changeRecordWithin(tx, type, change, author))
}

export async function changeRecordWithin(
  tx: Transaction,
  type: Administered,
  { id, revision, changes, proposedBy = null }: RecordChange,
  author: Author,
): Promise<void> {
  const state = await lockState(tx, type, { id, revision, yours: changes })
  const values = { ...state.values, ...changes }
  await assertValid(tx, type, { values, id }, author)
  await storeChange(tx, type, { state, values, event: 'changed', proposedBy }, author)
}

/**
 * Runs an action, and adds a version if it changes the values.
 * @param revision expected revision; null for any
 * @throws ConflictError for an outdated revision
 */
export async function actOnRecord(
  tx: Transaction,
  type: Administered,
  { id, revision, act }: { id: number; revision: number | null; act: () => Promise<void> },
  author: Author,
): Promise<void> {
  // Record types without `update` have no history.
  if (!type.update) return act()
  const key = toKey(type, id)
  await lockRecord(tx, key)
  if (revision !== null) await lockState(tx, type, { id, revision, yours: null })
  const previousValues = await type.read(tx, id)
  await act()
  if (!previousValues) return
  const values = await type.read(tx, id)
  if (!values || isDeepStrictEqual(previousValues, values)) return
  const latest = await findLatestVersion(tx, key)
  await saveUnversionedState(tx, key, { latest, values: previousValues, now: author.now })
  await addVersion(tx, key, { revision: toRevision(latest, previousValues) + 1, event: 'changed', values }, author)
}

/**
 * Deletes a record.
 * @param revision expected revision; null for any
 * @param remove replaces the usual deletion
 * @returns a function that deletes the files of the record, to call after the commit
 * @throws NotFoundError, ConflictError
 */
export async function deleteRecord(
  tx: Transaction,
  type: Administered,
  { id, revision, remove = type.remove }: { id: number; revision: number | null; remove?: Administered['remove'] },
  author: Author,
): Promise<(() => Promise<void>) | undefined> {
  if (!remove) throw new Error(`${type.contract.name} has no remove.`)
  const state = await lockState(tx, type, { id, revision, yours: null })
  // Without `insert` a deletion is final.
  if (type.insert) await saveUnversionedState(tx, state.key, { ...state, now: author.now })
  const hidden = (await type.hidden?.read(tx, id)) ?? null
  const { files } = type
  const fileNames = (await files?.list(tx, id)) ?? []
  await remove(tx, id, author)
  const version = { revision: state.revision + 1, event: 'deleted' as const, values: null, hidden }
  await addVersion(tx, state.key, version, author)
  return files && (() => files.remove(fileNames))
}

/**
 * Restores a deleted record with its id and last values.
 * @throws NotFoundError if no deleted record has the id, InvalidFieldsError
 */
export async function undeleteRecord(tx: Transaction, type: Administered, id: number, author: Author): Promise<void> {
  const key = toKey(type, id)
  await lockRecord(tx, key)
  const latest = await findLatestVersion(tx, key)
  const lastValues = await findLastValues(tx, key)
  if (latest?.version.event !== 'deleted' || lastValues === null) throw new NotFoundError()
  const values = await omitMissingReferences(tx, type, lastValues)
  const { hidden } = latest.version
  const isInserted = hidden && (await type.hidden?.insert?.(tx, { id, values, hidden }, author))
  if (!isInserted) await insertValid(tx, type, { values, id }, author)
  if (hidden) await type.hidden?.write(tx, id, hidden, author)
  await addVersion(tx, key, { revision: latest.version.revision + 1, event: 'restored', values }, author)
}

/**
 * Restores the values of a version.
 * @param fields fields to restore; all if undefined
 * @throws NotFoundError, ConflictError, InvalidFieldsError
 */
export async function restoreVersion(
  db: Database,
  type: Administered,
  { id, revision, version, fields }: { id: number; revision: number; version: number; fields?: string[] | undefined },
  author: Author,
): Promise<void> {
  await retryTransaction(db, async (tx) => {
    const versionValues = await findVersionValues(tx, toKey(type, id), version)
    if (!versionValues) throw new NotFoundError()
    const existingValues = Object.entries(await omitMissingReferences(tx, type, versionValues))
    const values = Object.fromEntries(existingValues.filter(([name]) => fields?.includes(name) ?? true))
    const state = await lockState(tx, type, { id, revision, yours: values })
    const restoredValues = { ...state.values, ...values }
    await assertValid(tx, type, { values: restoredValues, id }, author)
    await storeChange(tx, type, { state, values: restoredValues, event: 'restored' }, author)
  })
}

const toKey = ({ contract }: Administered, id: number): RecordKey => ({ type: contract.name, id })

/**
 * Locks a record and loads its values.
 * @param revision expected revision; null for any
 * @param yours values of the request, for the conflict response
 * @throws NotFoundError, ConflictError
 */
export async function lockState(
  tx: Queryable,
  type: Administered,
  { id, revision, yours }: { id: number; revision: number | null; yours: unknown },
): Promise<RecordState> {
  await lockRecord(tx, toKey(type, id))
  const state = await loadState(tx, type, id)
  if (revision !== null && revision !== state.revision) {
    // A later write outside the administration has no known author.
    const by = state.latest?.version.revision === state.revision ? state.latest.authorName : null
    throw createStaleWriteError({ current: state.values, revision: state.revision, yours, by })
  }
  return state
}

export async function addFirstVersion(
  tx: Transaction,
  type: Administered,
  { id, ...version }: { id: number; event: 'created' | 'imported'; clientKey?: string | undefined },
  author: Author,
): Promise<void> {
  const { key, values } = await loadState(tx, type, id)
  await addVersion(tx, key, { revision: 1, values, ...version }, author)
}

async function storeChange(
  tx: Transaction,
  type: Administered,
  {
    state,
    values,
    event,
    proposedBy = null,
  }: {
    state: RecordState
    values: RecordValues
    event: 'changed' | 'restored' | 'imported'
    proposedBy?: number | null
  },
  author: Author,
): Promise<void> {
  if (!type.update) throw new Error(`${type.contract.name} has no update.`)
  const { key, revision } = state
  await saveUnversionedState(tx, key, { ...state, now: author.now })
  await type.update(tx, key.id, values, author)
  const storedState = await loadState(tx, type, key.id)
  if (storedState.revision === revision) return
  const version = { revision: revision + 1, event, values: storedState.values, proposedBy }
  await addVersion(tx, key, version, author)
}

/** Inserts a record and returns its id. @throws InvalidFieldsError */
export async function insertValid(
  tx: Transaction,
  type: Administered,
  { values, id }: { values: RecordValues; id: number | null },
  author: Author,
): Promise<number> {
  if (!type.insert) throw new Error(`${type.contract.name} has no insert.`)
  await assertValid(tx, type, { values, id }, author)
  return type.insert(tx, values, id, author)
}

async function assertValid(
  tx: Queryable,
  type: Administered,
  { values, id }: { values: RecordValues; id: number | null },
  { locale }: Author,
): Promise<void> {
  const errors = await type.check?.(tx, values, id, locale)
  if (errors) throw new InvalidFieldsError({ values: errors })
}
