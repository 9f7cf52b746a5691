import { isDeepStrictEqual } from 'node:util'
import { and, type Column, count, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Author } from '../access/author'
import type { Queryable } from '../db/client'
import type { PageRange } from '../db/page-range'
import { users } from '../db/schema/accounts/users'
import {
  type RecordValues,
  type RecordVersionRow,
  recordVersions,
} from '../db/schema/content/record-versions'

/** A record of the administration: its type's name and its id. */
export interface RecordKey {
  type: string
  id: number
}

/** The latest version of a record, with the name of who wrote it; null where none was written yet. */
export interface LatestVersion {
  version: RecordVersionRow
  by: string | null
}

const retentionMs = 2 * 365 * 24 * 3_600_000
const ofRecord = ({ type, id }: RecordKey) =>
  and(eq(recordVersions.type, type), eq(recordVersions.recordId, id))
const proposers = alias(users, 'proposers')
const nameOf = ({ firstName, lastName }: Record<'firstName' | 'lastName', Column>) =>
  sql<string | null>`nullif(trim(${firstName} || ' ' || ${lastName}), '')`
const writer = nameOf(users)

/** Lets one write of a record after the other begin; until the transaction ends. */
export async function lockRecord(tx: Queryable, { type, id }: RecordKey): Promise<void> {
  const records = sql`hashtext(${`administered ${type}`})`
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock_shared(${records}, 0), pg_advisory_xact_lock(${records}, ${id})`,
  )
}

/** Lets no other write of the type's records begin; one lock, since the database has no room for one of each of thousands. */
export async function lockAllRecords(tx: Queryable, type: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`administered ${type}`}), 0)`)
}

/** The latest version; null where the record has no history yet. */
export async function latestVersion(db: Queryable, key: RecordKey): Promise<LatestVersion | null> {
  const [row] = await db
    .select({ version: recordVersions, by: writer })
    .from(recordVersions)
    .leftJoin(users, eq(users.id, recordVersions.userId))
    .where(ofRecord(key))
    .orderBy(desc(recordVersions.revision))
    .limit(1)
  return row ?? null
}

/**
 * The revision of a state. A state that no version has was written by another way than the administration (a member's own
 * profile, a program): it counts as the one after the latest.
 */
export function revisionOf(latest: LatestVersion | null, values: RecordValues): number {
  if (latest === null) return 0
  const { revision, values: stored } = latest.version
  return isDeepStrictEqual(stored, values) ? revision : revision + 1
}

/** Keeps the state before a change, where it has no version yet. */
export async function keepFound(
  tx: Queryable,
  { type, id }: RecordKey,
  { latest, values, now }: { latest: LatestVersion | null; values: RecordValues; now: Date },
): Promise<void> {
  const revision = revisionOf(latest, values)
  if (latest?.version.revision === revision) return
  await tx
    .insert(recordVersions)
    .values({ type, recordId: id, revision, event: 'found', at: now, userId: null, values })
}

/** Adds a version; `values` are null after a deletion. */
export async function addVersion(
  tx: Queryable,
  { type, id }: RecordKey,
  version: Pick<RecordVersionRow, 'revision' | 'event' | 'values'> & { proposedBy?: number | null },
  { userId, now }: Author,
): Promise<void> {
  await tx.insert(recordVersions).values({ type, recordId: id, at: now, userId, ...version })
}

/** A part of a record's versions, the latest first, each with the names of the values that it changed. */
export async function listVersions(db: Queryable, key: RecordKey, { offset, limit }: PageRange) {
  // One more: the last of a part is compared with the version before it.
  const rows = await db
    .select({ version: recordVersions, by: writer, proposedBy: nameOf(proposers) })
    .from(recordVersions)
    .leftJoin(users, eq(users.id, recordVersions.userId))
    .leftJoin(proposers, eq(proposers.id, recordVersions.proposedBy))
    .where(ofRecord(key))
    .orderBy(desc(recordVersions.revision))
    .offset(offset)
    .limit(limit + 1)
  const [counted] = await db.select({ count: count() }).from(recordVersions).where(ofRecord(key))
  const versions = rows.slice(0, limit).map(({ version, by, proposedBy }, index) => ({
    ...version,
    by,
    proposedBy,
    changed: changedNames(rows[index + 1]?.version.values ?? null, version.values),
  }))
  return { count: counted?.count ?? 0, versions }
}

/** The values of one version; undefined when there is none, null where the record was deleted by it. */
export async function valuesOfVersion(
  db: Queryable,
  key: RecordKey,
  revision: number,
): Promise<RecordValues | null | undefined> {
  const [row] = await db
    .select({ values: recordVersions.values })
    .from(recordVersions)
    .where(and(ofRecord(key), eq(recordVersions.revision, revision)))
  return row?.values
}

/** The last values that a deleted record had; null where it has none. */
export async function lastValues(db: Queryable, key: RecordKey): Promise<RecordValues | null> {
  const [row] = await db
    .select({ values: recordVersions.values })
    .from(recordVersions)
    .where(and(ofRecord(key), sql`${recordVersions.values} IS NOT NULL`))
    .orderBy(desc(recordVersions.revision))
    .limit(1)
  return row?.values ?? null
}

/** Removes what is older than two years. */
export async function removeOldVersions(db: Queryable, now: Date): Promise<void> {
  await db.delete(recordVersions).where(lt(recordVersions.at, new Date(now.getTime() - retentionMs)))
}

function changedNames(before: RecordValues | null, after: RecordValues | null): string[] {
  if (after === null) return []
  return Object.keys(after).filter((name) => !isDeepStrictEqual(before?.[name], after[name]))
}
