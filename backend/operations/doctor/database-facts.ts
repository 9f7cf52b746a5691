import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type pg from 'pg'
import { findEncryptionProblem } from '@/backend/platform/db/encryption'
import { findFunctionChanges, functionsFolder } from '@/backend/platform/db/function-updates/function-files'
import { readLevel } from '@/backend/platform/db/migration-history'
import { type MissingRight, readMissingRights } from '@/backend/platform/db/rights'

/** The facts about a database and the role that connects to it. */
export interface DatabaseFacts {
  /** The version as PostgreSQL numbers it. For example, 150004 is 15.4. */
  version: number
  encoding: string
  isStandby: boolean
  isSuperuser: boolean
  /** True if the role may create extensions and schemas. */
  mayExtend: boolean
  /** True if the extension for searches in long lists (pg_trgm) is installed. */
  hasTrigrams: boolean
  /** Rights that the role lacks for use and for migrations. */
  missing: { toUse: readonly MissingRight[]; toMigrate: readonly MissingRight[] }
  /**
   * The time of the last migration; null if there is none, or the role may not read the database.
   */
  level: number | null
  /** True if the functions and triggers are those of an older release. */
  hasOldFunctions: boolean
  /**
   * The number of milliseconds by which the clock of the database is ahead of the clock of this
   * machine.
   */
  clockAheadMs: number
  /** A problem with the encryption of the connection, or null. */
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
 * Reads the facts without changing the database.
 * @param clock the clock of this machine
 * @throws errors of the database
 */
export async function readDatabaseFacts(client: pg.Client, clock: () => Date): Promise<DatabaseFacts> {
  const requestedAt = clock().getTime()
  const { rows } = await client.query<Row>(statement)
  const answeredAt = clock().getTime()
  const [row] = rows
  if (!row) throw new Error('The database gave no answer.')
  const { now, ...facts } = row
  const missingRights = await readMissingRights(client)
  const level = missingRights.toUse.length > 0 ? null : await readLevel(client)
  return {
    ...facts,
    missing: missingRights,
    level,
    hasOldFunctions: level !== null && (await findFunctionChanges(client, functionsFolder)) !== null,
    clockAheadMs: Number(now) - (requestedAt + answeredAt) / 2,
    encryption: checkEncryption(client),
  }
}

function checkEncryption({ connection: { stream } }: pg.Client): string | null {
  if (!(stream instanceof Socket)) return null
  return findEncryptionProblem({
    remoteAddress: stream.remoteAddress,
    ...(stream instanceof TLSSocket ? { authorized: stream.authorized } : {}),
  })
}
