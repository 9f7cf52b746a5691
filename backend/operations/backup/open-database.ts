import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type DatabaseTarget, embeddedClientConfig } from '@/backend/platform/db/client'
import { warnIfUnencrypted } from '@/backend/platform/db/encryption'
import { openPool } from '@/backend/platform/db/pool'
import { toUnreachableError } from '@/backend/platform/db/unreachable'
import { DataDirInUseError } from '@/backend/platform/embedded/lock'
import { openEmbedded } from '@/backend/platform/embedded/open-database'
import { findSocketFolder } from '@/backend/platform/embedded/socket-folder'
import type { BackendEnv } from '@/backend/platform/env'

/** A database with one connection, without timeouts and migrations. */
export interface OpenedDatabase {
  kind: DatabaseTarget['kind']
  pool: pg.Pool
  close(): Promise<void>
}

type Env = Pick<BackendEnv, 'DATABASE_URL' | 'DATA_DIR'>

interface DatabaseOptions {
  env: Env
  log: Logger
  /** Called if the embedded database fails. */
  onFailure: (error: Error) => void
}

/**
 * Opens the configured database for reading, through the running server if there is one.
 * @throws Error if there is no database
 */
export async function openSource(options: DatabaseOptions): Promise<OpenedDatabase> {
  return openExisting(options).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return connectToRunning(options, error)
    throw error
  })
}

/**
 * Opens the existing database for writing.
 * @throws Error if there is none, DataDirInUseError, or errors of the database
 */
export async function openExisting(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { DATABASE_URL, DATA_DIR } = options.env
  if (!DATABASE_URL && !(await hasPath(join(DATA_DIR, 'database/PG_VERSION'))))
    throw new Error(`There is no database in ${DATA_DIR}, and DATABASE_URL is not set.`)
  return openTarget(options)
}

/**
 * Opens the configured database for writing; creates a missing embedded one.
 * @throws DataDirInUseError, or errors of the database
 */
export async function openTarget({ env, log, onFailure }: DatabaseOptions): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) {
    const target = { kind: 'postgres' as const, url: env.DATABASE_URL }
    return connectTo(target, log)
  }
  const { target, close } = await openEmbedded(env.DATA_DIR, onFailure)
  return connectTo(target, log, close)
}

async function connectToRunning({ env, log }: DatabaseOptions, cause: DataDirInUseError): Promise<OpenedDatabase> {
  try {
    const socketFolder = await findSocketFolder(env.DATA_DIR)
    return await connectTo({ kind: 'embedded', socketFolder }, log)
  } catch (error) {
    throw new Error(`${cause.message} Its database could not be reached.`, { cause: error })
  }
}

/** Connects to a running database. @param close called after the connection is closed */
export async function connectTo(target: DatabaseTarget, log: Logger, close = async () => {}): Promise<OpenedDatabase> {
  const address: pg.PoolConfig =
    target.kind === 'postgres' ? { connectionString: target.url } : embeddedClientConfig(target.socketFolder)
  const pool = openPool({ ...address, max: 1, idleTimeoutMillis: 0, keepAlive: true }, log)
  const closeAll = async () => {
    await pool.end()
    await close()
  }
  try {
    await warnIfUnencrypted(pool, log)
    return { kind: target.kind, pool, close: closeAll }
  } catch (error) {
    await closeAll()
    throw toUnreachableError(target, error)
  }
}

async function hasPath(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
