import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type pg from 'pg'
import { findEncryptionProblem } from '@/backend/platform/db/encryption'
import { findFunctionChanges, functionsFolder } from '@/backend/platform/db/function-updates/function-files'
import { readLevel } from '@/backend/platform/db/migration-history'
import { type MissingRight, readMissingRights } from '@/backend/platform/db/rights'

/** Facts about a database and its role. */
export interface DatabaseFacts {
  /** PostgreSQL's number, such as 150004 for 15.4. */
  version: number
  encoding: string
  isStandby: boolean
  isSuperuser: boolean
  /** True if the role may create extensions and schemas. */
  mayExtend: boolean
  /** True if pg_trgm is installed. */
  hasTrigrams: boolean
  /** Rights that the role lacks for use and for migrations. */
  missingRights: { toUse: readonly MissingRight[]; toMigrate: readonly MissingRight[] }
  /** Time of the last migration; null if there is none or it is unreadable. */
  level: number | null
  /** True for functions of an older release. */
  hasOldFunctions: boolean
  /** Milliseconds by which the database's clock is ahead. */
  clockAheadMs: number
  /** Null if the connection is encrypted or needs no encryption. */
  encryptionProblem: string | null
}

type QueriedFact = 'version' | 'encoding' | 'isStandby' | 'isSuperuser' | 'mayExtend' | 'hasTrigrams'

interface Row extends Pick<DatabaseFacts, QueriedFact> {
  now: string
}

const statement = `SELECT current_setting('server_version_num')::integer AS version,
  current_setting('server_encoding') AS encoding,
  pg_is_in_recovery() AS "isStandby",
  (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
  has_database_privilege(current_database(), 'CREATE') AS "mayExtend",
  EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams",
  (extract(epoch FROM clock_timestamp()) * 1000)::text AS now`

/** Reads the facts without changes. @param clock clock of this machine */
export async function readDatabaseFacts(client: pg.Client, clock: () => Date): Promise<DatabaseFacts> {
  const requestedAt = clock().getTime()
  const { rows } = await client.query<Row>(statement)
  const respondedAt = clock().getTime()
  const [row] = rows
  if (!row) throw new Error('The database did not respond.')
  const { now, ...facts } = row
  const missingRights = await readMissingRights(client)
  const level = missingRights.toUse.length > 0 ? null : await readLevel(client)
  return {
    ...facts,
    missingRights,
    level,
    hasOldFunctions: level !== null && (await findFunctionChanges(client, functionsFolder)) !== null,
    clockAheadMs: Number(now) - (requestedAt + respondedAt) / 2,
    encryptionProblem: checkEncryption(client),
  }
}

function checkEncryption({ connection: { stream } }: pg.Client): string | null {
  if (!(stream instanceof Socket)) return null
  return findEncryptionProblem({
    remoteAddress: stream.remoteAddress,
    ...(stream instanceof TLSSocket ? { authorized: stream.authorized } : {}),
  })
}
