import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type pg from 'pg'
import { findEncryptionProblem } from '@/backend/platform/db/encryption'
import { findFunctionChanges, functionsFolder } from '@/backend/platform/db/function-files/function-files'
import { readLevel } from '@/backend/platform/db/migration-history'
import { type MissingRight, readMissingRights } from '@/backend/platform/db/rights'

/** What a database says of itself and of the role that asks. */
export interface DatabaseFacts {
  /** As PostgreSQL counts: 150004 is 15.4. */
  version: number
  encoding: string
  isStandby: boolean
  isSuperuser: boolean
  /** Whether it may add extensions and schemas to the database. */
  mayExtend: boolean
  /** Whether the extension for searches in long lists is there. */
  hasTrigrams: boolean
  /** What the role lacks to use the database, and to migrate it. */
  missing: { toUse: readonly MissingRight[]; toMigrate: readonly MissingRight[] }
  /** The last migration; null before the first, and where the role may not use the database. */
  level: number | null
  /** Whether functions and triggers are those of an older program. */
  hasOldFunctions: boolean
  /** How far its clock is ahead of this machine's, in milliseconds. */
  clockAheadMs: number
  /** What is wrong with the encryption of the connection; null where nothing is. */
  encryption: string | null
}

interface Row
  extends Omit<DatabaseFacts, 'missing' | 'level' | 'hasOldFunctions' | 'clockAheadMs' | 'encryption'> {
  now: string
}

const statement = `SELECT current_setting('server_version_num')::integer AS version,
  current_setting('server_encoding') AS encoding,
  pg_is_in_recovery() AS "isStandby",
  (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
  has_database_privilege(current_database(), 'CREATE') AS "mayExtend",
  EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams",
  (extract(epoch FROM clock_timestamp()) * 1000)::text AS now`

/**
 * Reads the facts; nothing is changed.
 * @param clock this machine's
 * @throws what the database says
 */
export async function readDatabaseFacts(client: pg.Client, clock: () => Date): Promise<DatabaseFacts> {
  const asked = clock().getTime()
  const { rows } = await client.query<Row>(statement)
  const answered = clock().getTime()
  const [row] = rows
  if (!row) throw new Error('The database gave no answer.')
  const { now, ...facts } = row
  const missing = await readMissingRights(client)
  const level = missing.toUse.length > 0 ? null : await readLevel(client)
  return {
    ...facts,
    missing,
    level,
    hasOldFunctions: level !== null && (await findFunctionChanges(client, functionsFolder)) !== null,
    clockAheadMs: Number(now) - (asked + answered) / 2,
    encryption: encryptionOf(client),
  }
}

function encryptionOf({ connection: { stream } }: pg.Client): string | null {
  if (!(stream instanceof Socket)) return null
  return findEncryptionProblem({
    remoteAddress: stream.remoteAddress,
    ...(stream instanceof TLSSocket ? { authorized: stream.authorized } : {}),
  })
}
