import pg from 'pg'
import { explainUnreachable } from '@/backend/platform/db/unreachable'
import { readMigrations } from '../backup/levels'
import { readDatabaseFacts } from './database-facts'
import { type Finding, problem } from './finding'
import { judgeDatabase } from './judge-database'

const about = 'DATABASE_URL'
const timeoutMs = 5000

/**
 * Checks a database without migrating it.
 * @param address its URL, or settings of `pg`
 * @param clock the clock of this machine
 */
export async function checkDatabase(
  address: string | pg.ClientConfig,
  clock: () => Date = () => new Date(),
): Promise<Finding[]> {
  const connection = typeof address === 'string' ? { connectionString: address } : address
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // Without a listener, a connection error would end the process. The query reports the error as
  // well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const facts = await readDatabaseFacts(client, clock)
    const migrations = await readMigrations()
    return judgeDatabase(
      facts,
      migrations.map(({ when }) => when),
    )
  } catch (error) {
    const { reason, advice } = explainUnreachable(error)
    return [problem(about, `The database cannot be reached: ${reason}.`, advice)]
  } finally {
    await client.end().catch(() => undefined)
  }
}
