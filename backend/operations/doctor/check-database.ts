import type pg from 'pg'
import { explainUnreachable } from '@/backend/platform/db/unreachable'
import { readMigrations } from '../backup/levels'
import { readDatabaseFacts } from './database-facts'
import { type Finding, problem } from './finding'
import { judgeDatabase } from './judge-database'
import { withClient } from './with-client'

const subject = 'DATABASE_URL'

/** Checks a database without migrating it. @param clock clock of this machine */
export async function checkDatabase(
  address: string | pg.ClientConfig,
  clock: () => Date = () => new Date(),
): Promise<Finding[]> {
  const connection = typeof address === 'string' ? { connectionString: address } : address
  try {
    const facts = await withClient(connection, (client) => readDatabaseFacts(client, clock))
    const migrations = await readMigrations()
    return judgeDatabase(
      facts,
      migrations.map(({ when }) => when),
    )
  } catch (error) {
    const { reason, advice } = explainUnreachable(error)
    return [problem(subject, `The database cannot be reached: ${reason}.`, advice)]
  }
}
