import pg from 'pg'
import { readMigrations } from '../backup/levels'
import { readDatabaseFacts } from './database-facts'
import { type Finding, problem, reasonOf } from './finding'
import { judgeDatabase } from './judge-database'

const about = 'DATABASE_URL'
const timeoutMs = 5000

/** What to do about a failure to connect, by the code of PostgreSQL or of the system. */
const advices: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there: start PostgreSQL, or correct host and port.',
  ENOTFOUND: 'There is no machine of that name: correct the host.',
  EAI_AGAIN: 'The name could not be looked up: correct the host, or mend the DNS of this machine.',
  ETIMEDOUT: 'The machine does not answer: look at firewalls and at the host.',
  '28P01': 'Correct the password: ALTER ROLE … PASSWORD …; what is no letter or number is percent-encoded.',
  '28000': 'Let the user in: look at pg_hba.conf of the server, and at the user’s LOGIN.',
  '3D000': 'Make the database: CREATE DATABASE … OWNER ….',
  '53300': 'The server has no connection left: raise max_connections, or stop who holds them.',
}

/**
 * Asks the database of an address, or of `pg`'s own settings, as it is; nothing is migrated.
 * @param clock this machine's
 */
export async function checkDatabase(
  address: string | pg.ClientConfig,
  clock: () => Date = () => new Date(),
): Promise<Finding[]> {
  const own = typeof address === 'string' ? { connectionString: address } : address
  const client = new pg.Client({ ...own, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  // An end of the connection is told by what was asked.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const facts = await readDatabaseFacts(client, clock)
    const known = await readMigrations()
    return judgeDatabase(
      facts,
      known.map(({ when }) => when),
    )
  } catch (error) {
    const advice =
      advices[codeOf(error)] ?? 'Correct the address: postgres://user:password@host:5432/database'
    return [problem(about, `The database cannot be reached: ${reasonOf(error)}.`, advice)]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The code of an error, of the first one where a name has several addresses. */
function codeOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error && 'code' in first ? String(first.code) : ''
}
