import type { Logger } from 'pino'
import { connectDatabase, type DatabaseConnection } from '../db/client'
import { warnIfUnencrypted } from '../db/encryption'
import { migrateDatabase } from '../db/migrate'
import { toUnreachableError } from '../db/unreachable'
import type { BackendEnv } from '../env'
import { openEmbedded } from './open-database'
import { scheduleVacuum } from './vacuum'

/**
 * Opens and migrates the configured database.
 * @param onFailure called when the embedded database ends unexpectedly
 * @throws DataDirInUseError, or Error with advice for an unreachable database
 */
export async function openDatabase(
  env: BackendEnv,
  log: Logger,
  onFailure: (error: Error) => void,
): Promise<DatabaseConnection> {
  const { target, close } = env.DATABASE_URL
    ? { target: toServerTarget(env.DATABASE_URL, env.DATABASE_REPLICA_URL), close: async () => undefined }
    : await openEmbedded(env.DATA_DIR, onFailure)
  try {
    const connection = await connectDatabase(target, log).catch((error: unknown) => {
      throw toUnreachableError(target, error)
    })
    try {
      await warnIfUnencrypted(connection.pool, log)
      await migrateDatabase(connection.pool)
    } catch (error) {
      await connection.close()
      throw error
    }
    const vacuum = target.kind === 'embedded' ? scheduleVacuum(connection.pool, log) : null
    return {
      ...connection,
      async close() {
        vacuum?.stop()
        await connection.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function toServerTarget(url: string, replicaUrl: string | undefined) {
  return { kind: 'postgres' as const, url, ...(replicaUrl !== undefined && { replicaUrl }) }
}
