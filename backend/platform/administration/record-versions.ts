import { isDeepStrictEqual } from 'node:util'
import { and, type Column, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Author } from '../access/author'
import type { Queryable } from '../db/client'
import type { PageRange } from '../db/page-range'
import { users } from '../db/schema/accounts/users'
import { type RecordValues, type RecordVersionRow, recordVersions } from '../db/schema/content/record-versions'

export interface RecordKey {
  type: string
  id: number
}

/** The latest version of a record. `authorName` is null if unknown. */
export interface LatestVersion {
  version: RecordVersionRow
  authorName: string | null
}

const retentionMs = 2 * 365 * 24 * 3_600_000
const isVersionOf = ({ type, id }: RecordKey) => and(eq(recordVersions.type, type), eq(recordVersions.recordId, id))
const proposers = alias(users, 'proposers')
const toFullName = ({ firstName, lastName }: Record<'firstName' | 'lastName', Column>) =>
  sql<string | null>`nullif(trim(${firstName} || ' ' || ${lastName}), '')`
const authorFullName = toFullName(users)

export async function lockRecord(tx: Queryable, { type, id }: RecordKey): Promise<void> {
  const records = sql`hashtext(${`administered ${type}`})`
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${records}, 0), pg_advisory_xact_lock(${records}, ${id})`)
}

/** Locks all records of a type with a single lock, because the lock table is limited. */
export async function lockAllRecords(tx: Queryable, type: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`administered ${type}`}), 0)`)
}

/** Finds the latest version; null without a history. */
export async function findLatestVersion(db: Queryable, key: RecordKey): Promise<LatestVersion | null> {
  const [row] = await db
    .select({ version: recordVersions, authorName: authorFullName })
    .from(recordVersions)
    .leftJoin(users, eq(users.id, recordVersions.userId))
    .where(isVersionOf(key))
    .orderBy(desc(recordVersions.revision))
    .limit(1)
  return row ?? null
}

/**
 * Returns the revision of values. Values that differ from the latest version were written outside
 * the administration and count as the next revision.
 */
export function toRevision(latest: LatestVersion | null, values: RecordValues): number {
  if (latest === null) return 0
  const { revision, values: storedValues } = latest.version
  return isDeepStrictEqual(storedValues, values) ? revision : revision + 1
}

/** Saves the current values as a version if none has them, so that a change loses nothing. */
export async function saveUnversionedState(
  tx: Queryable,
  { type, id }: RecordKey,
  { latest, values, now }: { latest: LatestVersion | null; values: RecordValues; now: Date },
): Promise<void> {
  const revision = toRevision(latest, values)
  if (latest?.version.revision === revision) return
  await tx
    .insert(recordVersions)
    .values({ type, recordId: id, revision, event: 'found', changedAt: now, userId: null, values })
}

/** Adds a version. Null values are a deletion. */
export async function addVersion(
  tx: Queryable,
  { type, id }: RecordKey,
  version: Pick<RecordVersionRow, 'revision' | 'event' | 'values'> &
    Partial<Pick<RecordVersionRow, 'proposedBy' | 'hidden'>> & { clientKey?: string | undefined },
  { userId, now }: Author,
): Promise<void> {
  await tx.insert(recordVersions).values({ type, recordId: id, changedAt: now, userId, ...version })
}

/**
 * Finds the record that a request with this client key created; null if there is none. `isOwn` is
 * false if another user has changed it last.
 */
export async function findCreatedVersion(
  tx: Queryable,
  type: string,
  clientKey: string,
): Promise<{ recordId: number; isOwn: boolean } | null> {
  const isCreated = and(eq(recordVersions.type, type), eq(recordVersions.clientKey, clientKey))
  const [version] = await tx.select().from(recordVersions).where(isCreated)
  if (!version) return null
  const { recordId, userId } = version
  const latest = await findLatestVersion(tx, { type, id: recordId })
  return { recordId, isOwn: latest?.version.userId === userId }
}

/** Lists a page of versions, newest first, with the names of changed values. */
export async function listVersions(db: Queryable, key: RecordKey, { offset, limit }: PageRange) {
  // One more row, because the last version is compared with the one before.
  const rows = await db
    .select({ version: recordVersions, authorName: authorFullName, proposedBy: toFullName(proposers) })
    .from(recordVersions)
    .leftJoin(users, eq(users.id, recordVersions.userId))
    .leftJoin(proposers, eq(proposers.id, recordVersions.proposedBy))
    .where(isVersionOf(key))
    .orderBy(desc(recordVersions.revision))
    .offset(offset)
    .limit(limit + 1)
  const [countRow] = await db.select({ count: count() }).from(recordVersions).where(isVersionOf(key))
  const versions = rows.slice(0, limit).map(({ version, authorName, proposedBy }, index) => ({
    ...version,
    authorName,
    proposedBy,
    changedNames: listChangedNames(rows[index + 1]?.version.values ?? null, version.values),
  }))
  return { count: countRow?.count ?? 0, versions }
}

/** Finds the values of a version: undefined for an unknown version, null for a deletion. */
export async function findVersionValues(
  db: Queryable,
  key: RecordKey,
  revision: number,
): Promise<RecordValues | null | undefined> {
  const [row] = await db
    .select({ values: recordVersions.values })
    .from(recordVersions)
    .where(and(isVersionOf(key), eq(recordVersions.revision, revision)))
  return row?.values
}

/** Finds the values before an action at `time`; null without a version. */
export async function findValuesBefore(db: Queryable, key: RecordKey, time: Date): Promise<RecordValues | null> {
  const isStateOfTime = and(eq(recordVersions.event, 'found'), eq(recordVersions.changedAt, time))
  const [row] = await db
    .select({ values: recordVersions.values })
    .from(recordVersions)
    .where(and(isVersionOf(key), or(lt(recordVersions.changedAt, time), isStateOfTime)))
    .orderBy(desc(recordVersions.revision))
    .limit(1)
  return row?.values ?? null
}

/** Finds the last values of a deleted record. */
export async function findLastValues(db: Queryable, key: RecordKey): Promise<RecordValues | null> {
  const [row] = await db
    .select({ values: recordVersions.values })
    .from(recordVersions)
    .where(and(isVersionOf(key), sql`${recordVersions.values} IS NOT NULL`))
    .orderBy(desc(recordVersions.revision))
    .limit(1)
  return row?.values ?? null
}

/** Deletes versions older than two years. */
export async function deleteOldVersions(db: Queryable, now: Date): Promise<void> {
  await db.delete(recordVersions).where(lt(recordVersions.changedAt, new Date(now.getTime() - retentionMs)))
}

function listChangedNames(before: RecordValues | null, after: RecordValues | null): string[] {
  if (after === null) return []
  return Object.keys(after).filter((name) => !isDeepStrictEqual(before?.[name], after[name]))
}
