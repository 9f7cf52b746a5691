import { isDeepStrictEqual } from 'node:util'
import type { Author } from '../access/author'
import type { Database, Queryable, Transaction } from '../db/client'
import { retryTransaction } from '../db/retry-transaction'
import type { RecordValues } from '../db/schema/content/record-versions'
import { InvalidFieldsError, NotFoundError, staleWrite } from '../errors'
import type { Administered } from './administered'
import {
  addVersion,
  keepFound,
  type LatestVersion,
  lastValues,
  latestVersion,
  lockRecord,
  type RecordKey,
  revisionOf,
  valuesOfVersion,
} from './record-versions'

/** A record as it is now, with its revision and the latest version of its history. */
export interface RecordState {
  key: RecordKey
  values: RecordValues
  revision: number
  latest: LatestVersion | null
}

/**
 * A record as it is now.
 * @throws NotFoundError
 */
export async function readState(db: Queryable, type: Administered, id: number): Promise<RecordState> {
  const key = keyOf(type, id)
  const values = await type.read(db, id)
  const latest = await latestVersion(db, key)
  if (values === null) {
    throw new NotFoundError('missing', latest?.version.values === null ? { by: latest.by } : {})
  }
  return { key, values, revision: revisionOf(latest, values), latest }
}

/**
 * Stores a new record.
 * @returns its id
 * @throws InvalidFieldsError
 */
export async function createRecord(
  db: Database,
  type: Administered,
  values: RecordValues,
  author: Author,
): Promise<number> {
  return retryTransaction(db, async (tx) => {
    const id = await insertChecked(tx, type, { values, id: null }, author)
    await addFirstVersion(tx, type, { id, event: 'created' }, author)
    return id
  })
}

interface RecordChange {
  id: number
  revision: number
  changes: RecordValues
  /** Who proposed them, where that is not the author. */
  proposedBy?: number | null
}

/**
 * Stores a line of a table, in the transaction that has checked all its lines: a new record, or with an id what becomes of one.
 * @returns its id
 * @throws NotFoundError
 */
export async function importRecord(
  tx: Transaction,
  type: Administered,
  { id, values }: { id: number | null; values: RecordValues },
  author: Author,
): Promise<number> {
  if (id !== null) {
    const state = await readState(tx, type, id)
    await storeChange(tx, type, { state, values, event: 'imported' }, author)
    return id
  }
  if (!type.insert) throw new Error(`${type.contract.name} has no insert.`)
  const newId = await type.insert(tx, values, null, author)
  await addFirstVersion(tx, type, { id: newId, event: 'imported' }, author)
  return newId
}

/**
 * Changes what `changes` names, by somebody who saw a revision.
 * @throws NotFoundError, ConflictError when it is another by now, InvalidFieldsError
 */
export async function changeRecord(
  db: Database,
  type: Administered,
  change: RecordChange,
  author: Author,
): Promise<void> {
  await retryTransaction(db, (tx) => changeRecordWithin(tx, type, change, author))
}

/** `changeRecord` as a part of a transaction. */
export async function changeRecordWithin(
  tx: Transaction,
  type: Administered,
  { id, revision, changes, proposedBy = null }: RecordChange,
  author: Author,
): Promise<void> {
  const state = await lockedState(tx, type, { id, revision, yours: changes })
  const values = { ...state.values, ...changes }
  await refuseWrong(tx, type, { values, id }, author)
  await storeChange(tx, type, { state, values, event: 'changed', proposedBy }, author)
}

/** Does something to a record, and keeps as a version what that changes in its values. */
export async function actOnRecord(
  tx: Transaction,
  type: Administered,
  { id, act }: { id: number; act: () => Promise<void> },
  author: Author,
): Promise<void> {
  // What no form changes has no history.
  if (!type.update) return act()
  const key = keyOf(type, id)
  await lockRecord(tx, key)
  const found = await type.read(tx, id)
  await act()
  const values = found && (await type.read(tx, id))
  if (!values || isDeepStrictEqual(found, values)) return
  const latest = await latestVersion(tx, key)
  await keepFound(tx, key, { latest, values: found, now: author.now })
  await addVersion(tx, key, { revision: revisionOf(latest, found) + 1, event: 'changed', values }, author)
}

/**
 * Deletes a record.
 * @param revision what was seen of it; null for whatever it is by now
 * @throws NotFoundError, ConflictError
 */
export async function deleteRecord(
  tx: Transaction,
  type: Administered,
  { id, revision }: { id: number; revision: number | null },
  author: Author,
): Promise<void> {
  if (!type.remove) throw new Error(`${type.contract.name} has no remove.`)
  const state = await lockedState(tx, type, { id, revision, yours: null })
  // What cannot be brought back is not kept.
  if (type.insert) await keepFound(tx, state.key, { ...state, now: author.now })
  await type.remove(tx, id, author)
  await addVersion(tx, state.key, { revision: state.revision + 1, event: 'deleted', values: null }, author)
}

/**
 * Brings a deleted record back, with the id and the values that it had.
 * @throws NotFoundError where no deleted record has the id, InvalidFieldsError
 */
export async function undeleteRecord(
  tx: Transaction,
  type: Administered,
  id: number,
  author: Author,
): Promise<void> {
  const key = keyOf(type, id)
  await lockRecord(tx, key)
  const latest = await latestVersion(tx, key)
  const values = await lastValues(tx, key)
  if (latest?.version.event !== 'deleted' || values === null) throw new NotFoundError()
  await insertChecked(tx, type, { values, id }, author)
  await addVersion(tx, key, { revision: latest.version.revision + 1, event: 'restored', values }, author)
}

/**
 * Gives a record the values of one of its versions again.
 * @throws NotFoundError, ConflictError, InvalidFieldsError
 */
export async function restoreVersion(
  db: Database,
  type: Administered,
  { id, revision, version }: { id: number; revision: number; version: number },
  author: Author,
): Promise<void> {
  await retryTransaction(db, async (tx) => {
    const values = await valuesOfVersion(tx, keyOf(type, id), version)
    if (!values) throw new NotFoundError()
    const state = await lockedState(tx, type, { id, revision, yours: values })
    const restored = { ...state.values, ...values }
    await refuseWrong(tx, type, { values: restored, id }, author)
    await storeChange(tx, type, { state, values: restored, event: 'restored' }, author)
  })
}

const keyOf = ({ contract }: Administered, id: number): RecordKey => ({ type: contract.name, id })

async function lockedState(
  tx: Queryable,
  type: Administered,
  { id, revision, yours }: { id: number; revision: number | null; yours: unknown },
): Promise<RecordState> {
  await lockRecord(tx, keyOf(type, id))
  const state = await readState(tx, type, id)
  if (revision !== null && revision !== state.revision) {
    // Of a state that was written elsewhere nobody knows who did.
    const by = state.latest?.version.revision === state.revision ? state.latest.by : null
    throw staleWrite({ current: state.values, yours, by })
  }
  return state
}

async function addFirstVersion(
  tx: Transaction,
  type: Administered,
  { id, event }: { id: number; event: 'created' | 'imported' },
  author: Author,
): Promise<void> {
  const { key, values } = await readState(tx, type, id)
  await addVersion(tx, key, { revision: 1, event, values }, author)
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
  await keepFound(tx, key, { ...state, now: author.now })
  await type.update(tx, key.id, values, author)
  const stored = await readState(tx, type, key.id)
  if (stored.revision === revision) return
  const version = { revision: revision + 1, event, values: stored.values, proposedBy }
  await addVersion(tx, key, version, author)
}

async function insertChecked(
  tx: Transaction,
  type: Administered,
  { values, id }: { values: RecordValues; id: number | null },
  author: Author,
): Promise<number> {
  if (!type.insert) throw new Error(`${type.contract.name} has no insert.`)
  await refuseWrong(tx, type, { values, id }, author)
  return type.insert(tx, values, id, author)
}

async function refuseWrong(
  tx: Queryable,
  type: Administered,
  { values, id }: { values: RecordValues; id: number | null },
  { locale }: Author,
): Promise<void> {
  const errors = await type.check?.(tx, values, id, locale)
  if (errors) throw new InvalidFieldsError({ values: errors })
}
