import type pg from 'pg'
import { migrationLock } from '@/backend/platform/db/migrate'
import { readLevel } from '@/backend/platform/db/migration-history'
import { withTimeout } from '@/lib/node/with-timeout'
import { readSequences, readTables, type Table } from './catalog'
import { beginSnapshot, dumpRows } from './dump-rows'
import type { SequenceEntry } from './manifest'
import type { RowSpool } from './row-spool'

/** A table and the position of its rows in the spool. */
interface DumpedTable extends Table {
  rows: number
  digest: string
  start: number
  size: number
}

export interface Snapshot {
  level: number
  tables: DumpedTable[]
  sequences: SequenceEntry[]
}

/**
 * Copies all rows in one snapshot to a spool. Holds a lock against migrations meanwhile.
 * @param maxMs time after which the copy fails; default: no limit
 * @throws Error if the database is empty, or the spool is too slow
 */
export async function takeSnapshot(pool: pg.Pool, spool: RowSpool, maxMs?: number): Promise<Snapshot> {
  const client = await pool.connect()
  try {
    // The lock must precede the transaction, whose first statement takes the snapshot.
    await client.query('SELECT pg_advisory_lock_shared($1)', [migrationLock])
    await beginSnapshot(client)
    const dump = () => dumpDatabase(client, spool)
    const snapshot = await (maxMs === undefined ? dump() : withTimeout(maxMs, 'Copying the rows to the folder', dump))
    await client.query('COMMIT')
    await client.query('SELECT pg_advisory_unlock_shared($1)', [migrationLock])
    client.release()
    return snapshot
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function dumpDatabase(client: pg.PoolClient, spool: RowSpool): Promise<Snapshot> {
  const level = await readLevel(client)
  if (level === null) throw new Error('The database is empty. There is nothing to back up.')
  const tables: DumpedTable[] = []
  for (const table of await readTables(client)) {
    const start = spool.size()
    const tableDump = await dumpRows(client, table, (lines) => spool.append(lines))
    tables.push({ ...table, ...tableDump, start, size: spool.size() - start })
  }
  return { level, tables, sequences: await readSequences(client) }
}
